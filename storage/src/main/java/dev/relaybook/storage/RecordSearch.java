// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.LedgerRecord;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds records by their words. Thread-safe. */
public final class RecordSearch {
    private final Database database;

    RecordSearch(Database database) {
        this.database = database;
    }

    /**
     * Up to {@code limit} records that hold every word of {@code query} or a longer one that starts with it, the best
     * match first. Any text is a query; what FTS5 would take for syntax is quoted.
     */
    public List<LedgerRecord> search(String query, int limit) {
        String match = match(query);
        if (match.isEmpty()) return List.of();
        return database.reading(sql -> sql.list("""
            SELECT record.* FROM record_text JOIN record ON record.place = record_text.rowid
            WHERE record_text MATCH ? ORDER BY record_text.rank, record.place LIMIT ?
            """, RecordTable::record, match, limit));
    }

    private static String match(String query) {
        return Stream.of(query.strip().split("\\s+"))
                .filter(word -> word.codePoints().anyMatch(Character::isLetterOrDigit))
                .map(word -> '"' + word.replace("\"", "\"\"").replace("\0", "") + "\"*")
                .collect(Collectors.joining(" "));
    }
}
