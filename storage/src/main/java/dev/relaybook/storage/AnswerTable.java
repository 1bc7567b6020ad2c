// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.LedgerId;
import java.util.Optional;

/** What was answered to requests of the open contract. Beside the log, bounded. */
final class AnswerTable {
    private static final int MOST = 1_000;

    private final Sql sql;

    AnswerTable(Sql sql) {
        this.sql = sql;
    }

    Optional<String> find(LedgerId ledger, String request) {
        return sql.first(
                "SELECT text FROM answer WHERE ledger = ? AND request = ?",
                row -> row.text("text"),
                ledger.value(),
                request);
    }

    void keep(LedgerId ledger, String request, String text) {
        sql.update(
                "INSERT OR REPLACE INTO answer (ledger, request, text) VALUES (?, ?, ?)",
                ledger.value(),
                request,
                text);
        sql.update("DELETE FROM answer WHERE id <= (SELECT max(id) FROM answer) - ?", MOST);
    }
}
