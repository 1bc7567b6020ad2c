// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.relaybook.model.ledger.Ledgers;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteLedgersTest extends LedgersContract {
    @TempDir
    Path home;

    private LedgerDatabase database;

    @BeforeEach
    void open() {
        database = LedgerDatabase.open(home.resolve("ledger.db"), clock);
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Override
    Ledgers ledgers() {
        return database.ledgers();
    }

    @Test
    void theLedgerIsTheSameAfterItWasClosedAndOpenedAgain() {
        sessionsCarryAllThatIsKnownOfThem();
        var before = ledgers().after(0, 100);

        close();
        open();

        assertEquals(before, ledgers().after(0, 100));
        assertEquals(
                before.size() + 1L,
                ledgers()
                        .write(writer -> writer.append(LEDGER, dev.relaybook.model.ledger.Actor.AGENT, seen(KEY)))
                        .seq());
    }
}
