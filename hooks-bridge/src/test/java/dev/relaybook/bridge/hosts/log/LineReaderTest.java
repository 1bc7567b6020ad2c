// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.log;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LineReaderTest {
    @TempDir
    private Path folder;

    @Test
    void linesComeWithTheirEndsAndTheUnfinishedLastOneDoesNot() throws IOException {
        assertEquals(List.of("one@4", "@5", "three@11"), read("one\n\nthree\nfou", 0, 1 << 20));
        assertEquals(List.of(), read("unfinished", 0, 1 << 20));
        assertEquals(List.of(), read("", 0, 1 << 20));
    }

    @Test
    void readingStartsAtAnOffset() throws IOException {
        assertEquals(List.of("three@11"), read("one\n\nthree\nfou", 5, 1 << 20));
        assertEquals(List.of(), read("one\n", 4, 1 << 20));
    }

    @Test
    void aLineMayBeLongerThanTheBuffer() throws IOException {
        String longLine = "x".repeat(700_000);

        assertEquals(List.of("a@2", longLine + "@700003", "b@700005"), read("a\n" + longLine + "\nb\n", 0, 1 << 20));
    }

    @Test
    void aLineOverTheLimitIsPassedOverAndTheNextOneIsRead() throws IOException {
        String tooLong = "x".repeat(900_000);

        assertEquals(List.of("a@2", "(oversized)@900003", "b@900005"), read("a\n" + tooLong + "\nb\n", 0, 256 << 10));
        assertEquals(List.of("a@2"), read("a\n" + tooLong, 0, 256 << 10));
    }

    private List<String> read(String text, long offset, int longest) throws IOException {
        Path file = Files.writeString(folder.resolve("log"), text, StandardCharsets.UTF_8);
        List<String> lines = new ArrayList<>();
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            LineReader reader = new LineReader(channel, offset, longest);
            while (reader.next()) {
                int length = reader.to() - reader.from();
                String line = reader.oversized()
                        ? "(oversized)"
                        : new String(reader.bytes(), reader.from(), length, StandardCharsets.UTF_8);
                lines.add(line + "@" + reader.end());
            }
        }
        return lines;
    }
}
