// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.bridge.engine.ClaudeAtWork;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RedactCommandTest {
    private static final String SECRET = "zanzibar falcon seventeen";

    @TempDir
    private Path folder;

    private ClaudeAtWork claude;
    private Shell shell;

    @BeforeEach
    void setUp() throws IOException {
        claude = new ClaudeAtWork(folder);
        claude.startsUp();
        shell = new Shell(claude.home, claude.project);
    }

    @AfterEach
    void close() {
        claude.close();
    }

    @Test
    void noFileOfTheHomeHoldsTheWordsAfterwards() throws IOException {
        String id = recorded("the word is " + SECRET);
        shell.run("promote", id).done();
        shell.run("add", "fact", "the word is " + SECRET).done();
        shell.run("backup", claude.home.backups().resolve("mine.db").toString()).done();
        assertFalse(holding().isEmpty());

        String told = shell.run("redact", id, "--yes").done();

        assertTrue(told.startsWith("Erased " + id + ": "), told);
        assertFalse(told.contains(SECRET), told);
        assertEquals(List.of(), holding());
        assertFalse(shell.run("show", "--history").done().contains(SECRET));
        assertEquals("The ledger is whole.\n", shell.run("verify").done());
        assertFalse(shell.run("search", "zanzibar").out().contains(SECRET));
    }

    @Test
    void whatItHadSupersededStaysRetired() {
        String older = recorded("the port is 80");
        String newer = shell.run("supersede", older, "the word is " + SECRET, "--json")
                .json()
                .text("id")
                .orElseThrow();

        shell.run("redact", newer, "--yes").done();

        assertFalse(shell.run("preview").done().contains("the port is 80"));
        assertTrue(shell.run("show", older).done().contains("because: what took its place was redacted"));
        assertEquals("The ledger is whole.\n", shell.run("verify").done());
    }

    @Test
    void wordsThatAnotherRecordHoldsTooAreToldByTheirFile() {
        String id = recorded("the word is " + SECRET);
        recorded("remember that the word is " + SECRET + " always");

        Shell.Ran ran = shell.run("redact", id, "--yes");

        assertEquals(Exit.NO, ran.exit());
        assertTrue(ran.out().contains("\n  " + claude.home.ledger()), ran.out());
    }

    @Test
    void withoutATerminalAndWithoutYesNothingIsErased() {
        String id = recorded("the word is " + SECRET);

        assertTrue(shell.run("redact", id).refused().contains("no terminal to ask at"));
        assertTrue(shell.run("preview").done().contains(SECRET));
    }

    @Test
    void aRestoredBackupHoldsItNeither() {
        String id = recorded("the word is " + SECRET);
        Path backup = folder.resolve("elsewhere.db");
        shell.run("backup", backup.toString()).done();
        shell.run("redact", id, "--yes").done();

        claude.close();
        shell.run("restore-backup", backup.toString()).done();

        assertFalse(shell.run("show", "--history").done().contains(SECRET));
    }

    private String recorded(String statement) {
        return shell.run("add", "fact", statement, "--json").json().text("id").orElseThrow();
    }

    private List<Path> holding() throws IOException {
        try (var all = Files.walk(claude.home.folder())) {
            return all.filter(Files::isRegularFile)
                    .filter(RedactCommandTest::holds)
                    .toList();
        }
    }

    private static boolean holds(Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1).contains("zanzibar");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
