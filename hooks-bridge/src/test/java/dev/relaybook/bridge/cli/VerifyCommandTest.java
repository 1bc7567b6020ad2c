// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.bridge.engine.ClaudeAtWork;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each test harms a ledger with bare SQL, as no command of ours can, and asks for a repair. */
class VerifyCommandTest {
    private static final String UNGUARD =
            "DROP TRIGGER event_is_never_deleted; DROP TRIGGER event_is_never_replaced; DROP TRIGGER"
                    + " event_is_never_changed;";

    @TempDir
    private Path folder;

    private ClaudeAtWork claude;
    private Shell shell;

    @BeforeEach
    void setUp() throws IOException {
        claude = new ClaudeAtWork(folder);
        claude.startsUp();
        shell = new Shell(claude.home, claude.project);
        shell.run("add", "fact", "the port is 8080").done();
        shell.run("section", "next-step", "open the port").done();
        claude.logsBoundary("b-1", "auto", "The port was talked about.");
        shell.run("show").done();
        shell.run("add", "decision", "we use SQLite").done();
        claude.close();
    }

    @AfterEach
    void close() {
        claude.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "UPDATE record SET statement = 'the port is 9090', state = 'tombstoned' WHERE id IN (SELECT id FROM"
                        + " record WHERE statement LIKE '%8080')",
                "DELETE FROM record",
                "DELETE FROM section; DELETE FROM checkpoint; DELETE FROM session",
                "UPDATE checkpoint SET summary = 'nothing'",
                "UPDATE record SET provenance = '[]', kind = 'gotcha'",
                "INSERT INTO section (ledger, name, explicit_text) VALUES ('project:/x', 'rollback', 'none of ours')",
                "INSERT INTO record_text (record_text) VALUES ('delete-all')",
                "INSERT INTO section_text (section_text, rowid, words, facets) SELECT 'delete', place, words, facets"
                        + " FROM section_words",
                "UPDATE record_text_data SET block = x'00' WHERE id > 10",
                "DELETE FROM checkpoint_text_idx; DELETE FROM checkpoint_text_data WHERE id > 10"
            })
    void whatIsMadeFromEventsIsMadeAnew(String harm) throws Exception {
        List<String> before = everything();
        harm(harm);

        Shell.Ran found = shell.run("verify");
        assertEquals(Exit.NO, found.exit(), found.out());
        assertTrue(found.out().endsWith("relaybook verify --repair makes all else anew from them.\n"), found.out());

        String told = shell.run("verify", "--repair").done();
        assertTrue(
                told.startsWith("The rows and indexes were built anew from the events. The ledger as it was is kept"
                        + " as " + claude.home.backups()),
                told);
        assertTrue(told.endsWith("The ledger is whole.\n"), told);
        assertEquals("The ledger is whole.\n", shell.run("verify").done());
        assertEquals(before, everything());
        assertEquals(1, kept().size());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "UPDATE event SET payload = replace(payload, '8080', '9090')",
                "UPDATE event SET payload = 'no JSON' WHERE payload LIKE '%8080%'",
                "UPDATE event SET type = 'record-sung' WHERE payload LIKE '%8080%'",
                "UPDATE event SET hash = x'00' WHERE seq = 2",
                "UPDATE event SET previous_hash = x'00' WHERE seq = 3",
                "UPDATE event SET seq = seq + 100 WHERE seq > 2",
                "DELETE FROM event WHERE payload LIKE '%8080%'",
                "DELETE FROM event WHERE payload LIKE '%8080%'; DELETE FROM section",
            })
    void whatEventsSaidIsNotTakenFromTheRowsThatAreLeft(String harm) throws Exception {
        String shown = shell.run("show").done();
        harm(UNGUARD + harm);

        Shell.Ran ran = shell.run("verify", "--repair");

        assertEquals(Exit.NO, ran.exit());
        assertTrue(ran.out().contains("Nothing was changed: rows are made from events"), ran.out());
        assertTrue(ran.out().contains("relaybook restore-backup FILE"), ran.out());
        assertEquals(List.of(), kept());
        if (!harm.contains("section")) assertEquals(shown, shell.run("show").done());
        assertTrue(shell.run("search", "8080").done().contains("the port is 8080"));
    }

    /** No chain tells that its end is missing; the copy put aside has the row. */
    @Test
    void aRowWhoseEventIsGoneFromTheEndIsKeptInTheCopy() throws Exception {
        harm(UNGUARD + "DELETE FROM event WHERE payload LIKE '%we use SQLite%'");
        assertTrue(shell.run("verify").out().contains("comes from no event"));

        shell.run("verify", "--repair").done();

        assertFalse(shell.run("show").done().contains("SQLite"));
        try (Connection copy = DriverManager.getConnection("jdbc:sqlite:" + kept().getFirst());
                Statement statement = copy.createStatement();
                var rows = statement.executeQuery("SELECT count(*) FROM record WHERE statement = 'we use SQLite'")) {
            assertEquals(1, rows.getInt(1));
        }
    }

    @Test
    void theNewestBackupIsNamedAndHelps() throws Exception {
        shell.run("backup").done();
        harm(UNGUARD + "DELETE FROM event WHERE payload LIKE '%8080%'");

        String told = shell.run("verify").out();
        String command = told.replaceAll("(?s).*relaybook (restore-backup \\S+\\.db) puts the newest.*", "$1");
        assertTrue(told.contains("A repair would change nothing"), told);
        assertTrue(shell.run(command.split(" ")).done().startsWith("Restored "), command);

        assertEquals("The ledger is whole.\n", shell.run("verify").done());
        assertTrue(shell.run("show").done().contains("8080"));
    }

    @Test
    void aWholeLedgerIsLeftAlone() throws IOException {
        assertEquals("The ledger is whole.\n", shell.run("verify", "--repair").done());
        assertEquals(List.of(), kept());
    }

    private List<String> everything() {
        return Stream.of("show", "sessions", "checkpoints", "review")
                .map(it -> shell.run(it, "--json").done())
                .toList();
    }

    private List<Path> kept() throws IOException {
        if (!Files.exists(claude.home.backups())) return List.of();
        try (Stream<Path> files = Files.list(claude.home.backups())) {
            return files.filter(it -> it.getFileName().toString().startsWith("before-repair-"))
                    .toList();
        }
    }

    private void harm(String script) throws SQLException {
        try (Connection raw = DriverManager.getConnection("jdbc:sqlite:" + claude.home.ledger());
                Statement statement = raw.createStatement()) {
            for (String each : script.split(";")) {
                if (!each.isBlank()) statement.executeUpdate(each);
            }
        }
    }
}
