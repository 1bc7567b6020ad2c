// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.Receipt;
import dev.relaybook.model.ledger.Receipts;
import java.util.List;
import java.util.Optional;

/** Receipts in {@code ledger.db}, beside the log. Thread-safe. */
final class SqliteReceipts implements Receipts {
    private static final int KEPT = 5_000;

    private final Database database;

    SqliteReceipts(Database database) {
        this.database = database;
    }

    @Override
    public void save(Receipt it) {
        database.inTransaction(sql -> {
            sql.update(
                    """
                    INSERT INTO receipt (at, host, event, session, outcome, detail, millis, bytes)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                    """,
                    it.at(),
                    it.host(),
                    it.event(),
                    it.session(),
                    it.outcome(),
                    it.detail(),
                    it.millis(),
                    it.bytes());
            return sql.update("DELETE FROM receipt WHERE id <= (SELECT max(id) FROM receipt) - ?", KEPT);
        });
    }

    @Override
    public List<Receipt> newest(int limit) {
        return database.reading(
                sql -> sql.list("SELECT * FROM receipt ORDER BY id DESC LIMIT ?", SqliteReceipts::receipt, limit));
    }

    @Override
    public Optional<Receipt> lastOf(String host) {
        return database.reading(sql -> sql.first(
                "SELECT * FROM receipt WHERE host = ? ORDER BY id DESC LIMIT 1", SqliteReceipts::receipt, host));
    }

    private static Receipt receipt(Row row) {
        return new Receipt(
                row.instant("at"),
                row.text("host"),
                row.text("event"),
                row.optionalText("session"),
                row.text("outcome"),
                row.text("detail"),
                row.number("millis"),
                row.number("bytes"));
    }
}
