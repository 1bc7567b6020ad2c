// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.ProjectId;
import dev.relaybook.model.ledger.RecordId;
import dev.relaybook.model.ledger.RecordState;
import dev.relaybook.model.ledger.Wording;
import dev.relaybook.storage.json.ProvenanceJson;
import dev.relaybook.storage.json.Words;
import java.util.List;
import java.util.Optional;

/** Triggers keep the full-text index in step with this table. */
final class RecordTable {
    private final Sql sql;

    RecordTable(Sql sql) {
        this.sql = sql;
    }

    Optional<LedgerRecord> find(LedgerId ledger, RecordId id) {
        return sql.first(
                "SELECT * FROM record WHERE ledger = ? AND id = ?", RecordTable::record, ledger.value(), id.value());
    }

    List<LedgerRecord> all(LedgerId ledger) {
        return sql.list("SELECT * FROM record WHERE ledger = ? ORDER BY place", RecordTable::record, ledger.value());
    }

    int active(LedgerId ledger) {
        return sql.first("""
            SELECT count(*) AS active FROM record WHERE ledger = ? AND state = 'active' AND promoted_to IS NULL
            """, row -> row.smallNumber("active"), ledger.value()).orElse(0);
    }

    /** Where several say the same, an active one comes first, then a proposal, then the newest. */
    Optional<LedgerRecord> saying(LedgerId ledger, String normalised) {
        return sql.first("""
            SELECT * FROM record
            WHERE ledger = ? AND normalised = ? AND state NOT IN ('tombstoned', 'rejected')
            ORDER BY state = 'active' DESC, state = 'proposed' DESC, lamport DESC, id DESC LIMIT 1
            """, RecordTable::record, ledger.value(), normalised);
    }

    void save(LedgerRecord it) {
        sql.update(
                """
                INSERT INTO record (ledger, id, kind, statement, normalised, state, pinned, provenance,
                                    supersedes, superseded_by, reason, promoted_to, born, lamport)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (ledger, id) DO UPDATE SET
                    kind = excluded.kind, statement = excluded.statement, normalised = excluded.normalised,
                    state = excluded.state, pinned = excluded.pinned, provenance = excluded.provenance,
                    supersedes = excluded.supersedes, superseded_by = excluded.superseded_by, reason = excluded.reason,
                    promoted_to = excluded.promoted_to, born = excluded.born, lamport = excluded.lamport
                """,
                it.ledger().value(),
                it.id().value(),
                Words.of(it.kind()),
                it.statement(),
                Wording.normalised(it.statement()),
                Words.of(it.state()),
                it.pinned(),
                ProvenanceJson.all(it.provenance()),
                it.supersedes().map(RecordId::value),
                it.supersededBy().map(RecordId::value),
                it.reason(),
                it.promotedTo().map(ProjectId::root),
                it.born(),
                it.order());
    }

    static LedgerRecord record(Row row) {
        return new LedgerRecord(
                new LedgerId(row.text("ledger")),
                new RecordId(row.text("id")),
                Words.read(Kind.class, row.text("kind")),
                row.text("statement"),
                Words.read(RecordState.class, row.text("state")),
                row.flag("pinned"),
                ProvenanceJson.all(row.text("provenance")),
                row.optionalText("supersedes").map(RecordId::new),
                row.optionalText("superseded_by").map(RecordId::new),
                row.optionalText("reason"),
                row.optionalText("promoted_to").map(ProjectId::new),
                row.smallNumber("born"),
                row.number("lamport"));
    }
}
