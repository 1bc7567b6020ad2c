// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.log;

import dev.relaybook.model.capture.TranscriptItem;
import dev.relaybook.model.capture.TranscriptItem.Noise;
import dev.relaybook.model.capture.TranscriptReader;
import dev.relaybook.model.capture.TranscriptReader.Chunk;
import dev.relaybook.model.ledger.TranscriptCursor;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** A made-up log in a host's line format, and ways to read it. */
public record Fixture(Path file, TranscriptReader reader) {

    /** Single quotes stand for double ones. */
    public Fixture write(String... lines) throws IOException {
        StringBuilder text = new StringBuilder();
        for (String line : lines) text.append(line.replace('\'', '"')).append('\n');
        Files.writeString(file, text);
        return this;
    }

    public List<TranscriptItem> all() {
        return reader.read(start(), Integer.MAX_VALUE).items();
    }

    /** What is of interest. */
    public List<TranscriptItem> telling() {
        return all().stream().filter(item -> !(item instanceof Noise)).toList();
    }

    public TranscriptCursor start() {
        return TranscriptCursor.start(file.toString());
    }

    /** Read in pieces of about so many bytes. */
    public List<TranscriptItem> inPieces(int maxBytes) {
        List<TranscriptItem> items = new ArrayList<>();
        TranscriptCursor cursor = start();
        while (true) {
            Chunk chunk = reader.read(cursor, maxBytes);
            if (chunk.restarted()) throw new AssertionError("the log did not change");
            items.addAll(chunk.items());
            cursor = chunk.next();
            if (chunk.atEnd()) return items;
        }
    }

    /** Damages a copy of the log in many ways and reads it while it grows; only an exception can make it fail. */
    public void survivesDamage(long seed, int rounds) throws IOException {
        List<byte[]> lines = Files.readAllLines(file).stream()
                .map(line -> (line + "\n").getBytes(StandardCharsets.UTF_8))
                .toList();
        Random random = new Random(seed);
        Path copy = file.resolveSibling("damaged.jsonl");
        for (int round = 0; round < rounds; round++) {
            byte[] damaged = damaged(lines, random);
            TranscriptCursor cursor = TranscriptCursor.start(copy.toString());
            for (int length = 0; length < damaged.length; length += 1 + random.nextInt(2000)) {
                Files.write(copy, Arrays.copyOf(damaged, length));
                cursor = reader.read(cursor, 1 + random.nextInt(3000)).next();
            }
        }
    }

    private static byte[] damaged(List<byte[]> lines, Random random) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (byte[] line : lines) {
            byte[] changed = line.clone();
            switch (random.nextInt(12)) {
                case 0 -> changed = new byte[0];
                case 1 -> out.writeBytes(line);
                case 2 -> changed = Arrays.copyOf(line, random.nextInt(line.length));
                case 3 -> changed[random.nextInt(line.length)] = (byte) random.nextInt(256);
                case 4 ->
                    changed = new String(line, StandardCharsets.UTF_8)
                            .replaceAll("\"(message|content|data|attachment|id|input)\":", "\"$1\":null,\"x\":")
                            .getBytes(StandardCharsets.UTF_8);
                default -> {}
            }
            out.writeBytes(changed);
        }
        return out.toByteArray();
    }
}
