// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.Entry;
import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.LedgerWriter;
import dev.relaybook.model.ledger.Ledgers;
import java.time.Clock;
import java.util.List;
import java.util.function.Function;

/** All ledgers of one home in {@code ledger.db}. Thread-safe. */
final class SqliteLedgers implements Ledgers {
    private final Database database;
    private final Clock clock;

    SqliteLedgers(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    @Override
    public <T> T write(Function<? super LedgerWriter, ? extends T> work) {
        return database.inTransaction(sql -> work.apply(writer(sql, clock)));
    }

    @Override
    public <T> T read(Function<? super LedgerReader, ? extends T> work) {
        return database.reading(sql -> work.apply(reader(sql)));
    }

    static LedgerReader reader(Sql sql) {
        return new SqliteReader(
                new EventLog(sql), new SqliteProjections(sql), new CursorTable(sql), new AnswerTable(sql));
    }

    static LedgerWriter writer(Sql sql, Clock clock) {
        return new SqliteWriter(
                new EventLog(sql),
                new SqliteProjections(sql),
                new CursorTable(sql),
                new AnswerTable(sql),
                new LedgerRows(sql),
                clock);
    }

    @Override
    public List<Entry> after(long position, int limit) {
        return database.reading(sql -> new EventLog(sql).after(position, limit));
    }
}
