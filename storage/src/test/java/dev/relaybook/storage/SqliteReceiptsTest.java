// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.relaybook.model.ledger.Receipt;
import dev.relaybook.model.ledger.Receipts;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteReceiptsTest extends ReceiptsContract {
    @TempDir
    Path home;

    private Database database;

    @BeforeEach
    void open() {
        database = Database.open(home.resolve("ledger.db"), Schema.LEDGER, Database.Settings.DURABLE);
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Override
    Receipts receipts() {
        return new SqliteReceipts(database);
    }

    @Test
    void onlyTheNewestFiveThousandAreKept() {
        database.inTransaction(sql -> sql.update("""
            WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 5000)
            INSERT INTO receipt (at, host, event, outcome, detail, millis, bytes)
            SELECT n, 'old', 'e', 'o', 'd', 1, 1 FROM n
            """));
        receipts().save(receipt("new", 1));
        receipts().save(receipt("new", 2));

        List<Receipt> kept = receipts().newest(Integer.MAX_VALUE);
        assertEquals(5000, kept.size());
        assertEquals(receipt("new", 2), kept.getFirst());
        assertEquals(3, kept.getLast().at().toEpochMilli());
    }
}
