// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
class FileJournalTest {
    private static final int PROCESSES = 4;
    private static final int NOTES = 400;

    @TempDir
    private Path folder;

    private Home home;
    private Path log;
    private Path older;

    @BeforeEach
    void setUp() {
        home = new Home(folder);
        log = home.logs().resolve("hooks.log");
        older = home.logs().resolve("hooks.log.1");
    }

    @Test
    void aFullLogMakesRoomAndOneOlderIsKept() throws IOException {
        Files.createDirectories(home.logs());
        Files.writeString(log, "x".repeat((int) FileJournal.LARGEST));

        new FileJournal(home).note("one more");

        assertTrue(Files.readString(log).endsWith("one more\n"));
        assertTrue(Files.size(log) < 100);
        assertEquals(FileJournal.LARGEST, Files.size(older));
    }

    @Test
    void oneEntryDoesNotFillTheLog() throws IOException {
        new FileJournal(home).note("begin " + "x".repeat(5 << 20));

        assertTrue(Files.readString(log).contains("begin x"));
        assertTrue(Files.size(log) < FileJournal.LONGEST_ENTRY + 100);
    }

    /** Each process writes more than fits, so that they make room while the others write. */
    @Test
    void ofProcessesThatFindItFullOneMakesRoom() throws Exception {
        List<Process> processes = new ArrayList<>();
        for (int i = 0; i < PROCESSES; i++) processes.add(writer());
        for (Process it : processes) assertTrue(it.waitFor(60, TimeUnit.SECONDS) && it.exitValue() == 0);

        assertTrue(Files.size(older) >= FileJournal.LARGEST, "a young log took the place of a full one");
        assertTrue(Files.size(older) < FileJournal.LARGEST + (long) PROCESSES * FileJournal.LONGEST_ENTRY * 2);
        assertTrue(Files.size(log) < FileJournal.LARGEST + (long) PROCESSES * FileJournal.LONGEST_ENTRY * 2);
        for (String line : Files.readAllLines(log)) assertTrue(line.matches("\\S+Z \\[\\d+] x+ end"), line);
    }

    private Process writer() throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Writer.class.getName(),
                        folder.toString())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("out").toFile())
                .start();
    }

    /** A process that has much to tell. */
    static final class Writer {
        public static void main(String[] args) {
            var journal = new FileJournal(new Home(Path.of(args[0])));
            String text = new String(new byte[4000], StandardCharsets.ISO_8859_1).replace('\0', 'x') + " end";
            for (int i = 0; i < NOTES; i++) journal.note(text);
        }

        private Writer() {}
    }
}
