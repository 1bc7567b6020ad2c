// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Entry;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.PayloadRedacted;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The log keeps its events against anyone who writes SQL by hand, us included. */
class AppendOnlyTest {
    @TempDir
    Path home;

    private LedgerDatabase ledger;
    private Database database;

    @BeforeEach
    void open() {
        Path file = home.resolve("ledger.db");
        ledger = LedgerDatabase.open(file, new TickingClock());
        database = Database.open(file, Schema.LEDGER, Database.Settings.DURABLE);
        ledger.ledgers()
                .write(writer -> writer.append(
                        LedgersContract.LEDGER,
                        Actor.HUMAN,
                        LedgersContract.added("r-aaaa", Kind.FACT, "the key is hunter2")));
    }

    @AfterEach
    void close() {
        database.close();
        ledger.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "DELETE FROM event",
                "UPDATE event SET payload = '{}'",
                "UPDATE event SET at = at + 1",
                "UPDATE event SET seq = 9",
                "UPDATE event SET position = 9",
                "UPDATE event SET hash = x''",
                "UPDATE event SET payload = '{\"redacted\":true}'",
                "UPDATE event SET payload = '{\"redacted\":true}', salt = x'', payload_hash = x''",
                "UPDATE event SET payload = '{\"redacted\":true}', salt = x'', ledger = 'project:other'",
                "INSERT OR REPLACE INTO event SELECT * FROM event",
                "REPLACE INTO event SELECT 77, origin, seq, lamport, at, ledger, actor, type, payload, salt,"
                        + " payload_hash, previous_hash, hash FROM event",
                "INSERT INTO event (origin) VALUES ('x')",
                "INSERT INTO event SELECT position + 1, origin, 'two', lamport, at, ledger, actor, type, payload, salt,"
                        + " payload_hash, previous_hash, hash FROM event"
            })
    void noStatementChangesTheLog(String statement) {
        List<Entry> before = ledger.ledgers().after(0, 10);

        assertThrows(StorageException.class, () -> database.inTransaction(sql -> sql.update(statement)));

        assertEquals(before, ledger.ledgers().after(0, 10));
        assertEquals(List.of(), ledger.check().verify());
    }

    @Test
    void aPayloadCanBeBlankedTogetherWithItsSalt() {
        int changed = database.inTransaction(
                sql -> sql.update("UPDATE event SET payload = '{\"redacted\":true}', salt = x'' WHERE seq = 1"));

        assertEquals(1, changed);
        Entry entry = ledger.ledgers().after(0, 10).getFirst();
        assertTrue(entry.event() instanceof PayloadRedacted);
    }

    @Test
    void theChainStillVerifiesAfterAPayloadWasBlankedAndTheRowsWereRebuilt() {
        database.inTransaction(
                sql -> sql.update("UPDATE event SET payload = '{\"redacted\":true}', salt = x'' WHERE seq = 1"));
        ledger.check().repair();

        assertEquals(List.of(), ledger.check().verify());
        assertEquals(List.of(), ledger.ledgers().read(reader -> reader.records(LedgersContract.LEDGER)));
        assertEquals(List.of(), SqliteSearchTest.found(ledger, "hunter2").hits());
    }
}
