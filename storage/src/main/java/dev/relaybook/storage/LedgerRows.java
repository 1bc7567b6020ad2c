// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.Fold;
import dev.relaybook.model.ledger.LedgerId;

/** All that one ledger's events fold to, made anew within one transaction. */
final class LedgerRows {
    private final Sql sql;

    LedgerRows(Sql sql) {
        this.sql = sql;
    }

    /** For a ledger whose past changed: an event came in between others, or one lost or got back its payload. */
    void rebuild(LedgerId ledger) {
        for (ProjectionTable table : ProjectionTable.values()) table.clear(sql, ledger);
        var rows = new SqliteProjections(sql);
        new EventLog(sql).each(ledger, row -> {
            try {
                Fold.apply(EventLog.entry(row), rows);
            } catch (IllegalArgumentException _) {
                // nobody can read it; verify tells
            }
        });
    }
}
