// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.NoteAdded;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each test harms a ledger as no program of ours can, and asks what the check says. */
class LedgerCheckTest {
    private static final String UNGUARD =
            "DROP TRIGGER event_is_never_deleted; DROP TRIGGER event_is_never_replaced; DROP TRIGGER"
                    + " event_is_never_changed;";

    @TempDir
    Path home;

    private LedgerDatabase ledger;
    private Database database;

    @BeforeEach
    void open() {
        Path file = home.resolve("ledger.db");
        ledger = LedgerDatabase.open(file, new TickingClock());
        database = Database.open(file, Schema.LEDGER, Database.Settings.DURABLE);
        ledger.ledgers().write(writer -> {
            writer.append(LedgersContract.LEDGER, Actor.RELAYBOOK, LedgersContract.seen(LedgersContract.KEY));
            writer.append(LedgersContract.LEDGER, Actor.HUMAN, LedgersContract.added("r-aaaa", Kind.FACT, "one"));
            writer.append(LedgersContract.LEDGER, Actor.HUMAN, LedgersContract.added("r-bbbb", Kind.FACT, "two"));
            return writer.append(
                    LedgersContract.LEDGER, Actor.HUMAN, new NoteAdded("n-1", "hi", NoteAdded.Moment.NEXT_PROMPT));
        });
    }

    @AfterEach
    void close() {
        database.close();
        ledger.close();
    }

    @Test
    void aSoundLedgerHasNoProblems() {
        assertEquals(List.of(), ledger.check().verify());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "UPDATE event SET payload = replace(payload, 'one', 'won')",
                "UPDATE event SET payload_hash = x'00'",
                "UPDATE event SET salt = x'00'",
                "UPDATE event SET at = at + 1",
                "UPDATE event SET actor = 'agent'",
                "UPDATE event SET lamport = lamport + 100",
                "UPDATE event SET ledger = 'project:/other'",
                "UPDATE event SET hash = x'00'"
            })
    void anAlteredEventIsFound(String harm) {
        harm(UNGUARD + harm + " WHERE seq = 2");

        assertEquals("AlteredEvent", kinds().getFirst());
    }

    @Test
    void aMissingEventIsFound() {
        harm(UNGUARD + "DELETE FROM event WHERE seq = 2");

        assertEquals(
                List.of("BrokenChain", "WrongRow"), kinds().stream().distinct().toList());
    }

    @Test
    void anEventThatNobodyKnowsIsFoundAndPassedOver() {
        harm(UNGUARD + "UPDATE event SET type = 'note-sung' WHERE seq = 4");

        assertEquals(
                List.of("AlteredEvent", "UnreadableEvent", "WrongRow"),
                kinds().stream().distinct().toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "UPDATE record SET statement = 'won' WHERE id = 'r-aaaa' | the row session:claude-code:7f3a:one r-aaaa"
                        + " of record is not what the events say",
                "UPDATE record SET normalised = '' WHERE id = 'r-aaaa' | the row session:claude-code:7f3a:one r-aaaa"
                        + " of record is not what the events say",
                "DELETE FROM note | the row session:claude-code:7f3a:one HOME n-1 of note is missing",
                "UPDATE session SET compactions = 7 | the row session:claude-code:7f3a:one of session is not what the"
                        + " events say",
                "INSERT INTO section (ledger, name) VALUES ('project:x', 'rollback') | the row project:x rollback of"
                        + " section comes from no event"
            })
    void aWrongRowIsFoundAndMended(String harm, String sentence) {
        String home = ledger.ledgers().read(in -> in.home().value());
        harm(harm);
        assertEquals(
                List.of(sentence),
                ledger.check().verify().stream()
                        .map(Problem::sentence)
                        .map(it -> it.replace(home, "HOME"))
                        .toList());

        ledger.check().repair();
        assertEquals(List.of(), ledger.check().verify());
    }

    @ParameterizedTest
    @ValueSource(strings = {"record", "section", "checkpoint"})
    void aWrongIndexIsFoundAndMended(String table) {
        ledger.ledgers().write(writer -> {
            writer.append(LedgersContract.LEDGER, Actor.HUMAN, LedgersContract.section("one"));
            return writer.append(LedgersContract.LEDGER, Actor.RELAYBOOK, LedgersContract.checkpoint(1, "one"));
        });
        harm("INSERT INTO " + table + "_text (" + table + "_text, rowid, words, facets)"
                + " SELECT 'delete', place, words, facets FROM " + table + "_words WHERE words = 'one'");
        assertEquals(List.of("WrongIndex"), kinds());
        assertEquals(2, SqliteSearchTest.found(ledger, "one").hits().size());

        ledger.check().repair();
        assertEquals(List.of(), ledger.check().verify());
        assertEquals(3, SqliteSearchTest.found(ledger, "one").hits().size());
    }

    @Test
    void aCheckOfAClosedLedgerFails() {
        ledger.close();

        assertThrows(StorageException.class, () -> ledger.check().verify());
    }

    private void harm(String script) {
        database.inTransaction(sql -> {
            sql.script(script);
            return script;
        });
    }

    private List<String> kinds() {
        return ledger.check().verify().stream()
                .map(problem -> problem.getClass().getSimpleName())
                .toList();
    }
}
