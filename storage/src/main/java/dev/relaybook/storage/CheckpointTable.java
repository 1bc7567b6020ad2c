// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.Checkpoint;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.Trigger;
import dev.relaybook.model.search.UnspacedScript;
import dev.relaybook.storage.json.Words;
import java.util.List;

final class CheckpointTable {
    private final Sql sql;

    CheckpointTable(Sql sql) {
        this.sql = sql;
    }

    List<Checkpoint> all(LedgerId ledger) {
        return sql.list(
                "SELECT * FROM checkpoint WHERE ledger = ? ORDER BY lamport, number",
                CheckpointTable::checkpoint,
                ledger.value());
    }

    void save(Checkpoint it) {
        sql.update(
                """
                INSERT INTO checkpoint (ledger, number, boundary, asked_by, at, summary, opaque,
                                        tokens_before, tokens_after, host_file, lamport, spaced)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (ledger, boundary) DO UPDATE SET
                    number = excluded.number, asked_by = excluded.asked_by, at = excluded.at,
                    summary = excluded.summary, opaque = excluded.opaque, tokens_before = excluded.tokens_before,
                    tokens_after = excluded.tokens_after, host_file = excluded.host_file, lamport = excluded.lamport,
                    spaced = excluded.spaced
                """,
                it.ledger().value(),
                it.number(),
                it.boundary(),
                Words.of(it.trigger()),
                it.at(),
                it.summary(),
                it.opaque(),
                it.tokensBefore(),
                it.tokensAfter(),
                it.hostFile(),
                it.order(),
                UnspacedScript.spaced(it.summary()));
    }

    static Checkpoint checkpoint(Row row) {
        return new Checkpoint(
                new LedgerId(row.text("ledger")),
                row.smallNumber("number"),
                row.text("boundary"),
                Words.read(Trigger.class, row.text("asked_by")),
                row.instant("at"),
                row.text("summary"),
                row.flag("opaque"),
                row.optionalNumber("tokens_before"),
                row.optionalNumber("tokens_after"),
                row.optionalText("host_file"),
                row.number("lamport"));
    }
}
