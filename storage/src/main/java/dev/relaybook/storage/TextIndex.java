// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The full-text indexes, each kept in step with its rows by triggers. The names are ours, never a user's. */
enum TextIndex {
    RECORD("record"),
    SECTION("section"),
    CHECKPOINT("checkpoint");

    private final String table;

    TextIndex(String table) {
        this.table = table;
    }

    /** The table of the rows. */
    String table() {
        return table;
    }

    /** The view that the index is made of: a row's place, its words, its facets and when it was said. */
    String words() {
        return table + "_words";
    }

    String index() {
        return table + "_text";
    }

    /** What a check of the file says of one of these: it is made anew like a row, and no damage to the file. */
    static Optional<Problem> named(String said) {
        for (TextIndex it : values()) {
            if (said.toLowerCase(Locale.ROOT).contains("fts5") && said.contains(it.index())) {
                return Optional.of(new Problem.WrongIndex(it.table, said));
            }
        }
        return Optional.empty();
    }

    void rebuild(Sql sql) {
        sql.update("INSERT INTO " + index() + " (" + index() + ") VALUES ('rebuild')");
    }

    /** SQLite takes this check for a write, though it changes nothing. */
    List<Problem> verify(Database database) {
        try {
            database.inTransaction(sql ->
                    sql.update("INSERT INTO " + index() + " (" + index() + ", rank) VALUES ('integrity-check', 1)"));
            return List.of();
        } catch (StorageDamagedException e) {
            return List.of(new Problem.WrongIndex(table, String.valueOf(e.getMessage())));
        }
    }
}
