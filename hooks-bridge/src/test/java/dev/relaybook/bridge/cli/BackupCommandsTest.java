// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.bridge.engine.ClaudeAtWork;
import dev.relaybook.bridge.engine.ListenerLock;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BackupCommandsTest {
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
    void aBackupIsNamedByTheTimeUnlessAPersonNamesIt() {
        assertTrue(shell.run("backup")
                .done()
                .matches("Backed up 1 event to \\S+backups\\S+ledger-\\S+\\.db; checked\\.\n"));
        assertTrue(shell.run("backup", "mine.db").done().contains("mine.db"));
        assertTrue(Files.exists(claude.project.resolve("mine.db")));
    }

    @Test
    void aFileThatIsThereIsReplacedOnlyWhenAskedTo() throws IOException {
        Path file = Files.writeString(claude.project.resolve("mine.db"), "mine");

        assertTrue(shell.run("backup", "mine.db").refused().contains("is there already"));
        assertEquals("mine", Files.readString(file));
        assertTrue(shell.run("backup", ".").refused().contains("is a folder"));
        assertTrue(shell.run("backup", "mine.db", "--yes").done().startsWith("Backed up"));
    }

    @Test
    void theLedgerItselfIsNoPlaceForABackup() {
        String ledger = claude.home.ledger().toString();

        assertTrue(shell.run("backup", ledger, "--yes").refused().contains("is the ledger itself"));
        assertTrue(shell.run("backup", ledger + "-wal", "--yes").refused().contains("is the ledger itself"));
    }

    @Test
    void aRestoreBringsBackWhatWasBackedUp() {
        shell.run("add", "fact", "the port is 8080").done();
        shell.run("backup", "mine.db").done();
        shell.run("add", "fact", "the host is db1").done();
        claude.close();

        String told = shell.run("restore-backup", "mine.db").done();
        assertTrue(told.startsWith("Restored 2 events from mine.db.\nThe ledger that stood here is kept as "), told);
        assertTrue(told.contains("What was written after the backup is not in it"), told);
        String shown = shell.run("show", "--session", ClaudeAtWork.SESSION).done();
        assertTrue(shown.contains("8080"), shown);
        assertFalse(shown.contains("db1"), shown);
        assertEquals("The ledger is whole.\n", shell.run("verify").done());
    }

    @Test
    void theHandoffThatWasOwedAtTheBackupIsOwedAfterTheRestore() throws IOException {
        shell.run("add", "fact", "the port is 8080").done();
        claude.compacts("auto");
        claude.logsBoundary("b-1", "auto", "nothing much");
        shell.run("show").done();
        shell.run("backup", "mine.db").done();
        shell.run("add", "fact", "the host is db1").done();

        shell.run("restore-backup", "mine.db").done();
        assertTrue(shell.run("show", "--session", ClaudeAtWork.SESSION).done().contains("armed"));
        assertTrue(Files.exists(claude.home.open().resolve("claude-code").resolve(ClaudeAtWork.SESSION)));
        assertTrue(ClaudeAtWork.context(claude.compacted()).contains("the port is 8080"));
        assertFalse(ClaudeAtWork.context(claude.compacted()).contains("the port is 8080"));
    }

    @Test
    void nobodyRestoresWhileSomebodyListens() throws IOException {
        shell.run("backup", "mine.db").done();
        try (ListenerLock lock = ListenerLock.take(claude.home).orElseThrow()) {
            String told = shell.run("restore-backup", "mine.db").refused();
            assertTrue(told.contains("process " + ProcessHandle.current().pid() + "; close it"), told);
        }
        shell.run("restore-backup", "mine.db").done();
    }

    @Test
    void whatIsNoBackupIsRefused() throws IOException {
        Files.writeString(claude.project.resolve("text.db"), "hello");

        assertTrue(shell.run("restore-backup", "text.db").refused().contains("no SQLite database"));
        assertTrue(shell.run("restore-backup", "none.db").refused().contains("can't be read"));
        assertTrue(shell.run("restore-backup", ".").refused().contains("can't be read"));
    }
}
