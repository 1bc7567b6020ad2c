// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.ProjectId;
import dev.relaybook.model.ledger.RecordId;
import dev.relaybook.model.ledger.RecordState;
import dev.relaybook.model.ledger.Wording;
import dev.relaybook.model.search.UnspacedScript;
import dev.relaybook.storage.json.ProvenanceJson;
import dev.relaybook.storage.json.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Triggers keep the full-text index in step with this table. */
final class RecordTable {
    private static final Map<String, Kind> KINDS = Words.table(Kind.values());
    private static final Map<String, RecordState> STATES = Words.table(RecordState.values());

    private final Sql sql;

    RecordTable(Sql sql) {
        this.sql = sql;
    }

    Optional<LedgerRecord> find(LedgerId ledger, RecordId id) {
        return sql.first(
                "SELECT * FROM record WHERE ledger = ? AND id = ?", RecordTable::record, ledger.value(), id.value());
    }

    List<LedgerRecord> all(LedgerId ledger) {
        return inOrder(sql.list(
                "SELECT * FROM record WHERE ledger = ?",
                row -> new Placed(row.number("place"), record(row)),
                ledger.value()));
    }

    List<LedgerRecord> standing(LedgerId ledger) {
        return inOrder(sql.list("""
            SELECT place, id, kind, statement, state, pinned, provenance, supersedes, superseded_by, reason, promoted_to,
                born, lamport
            FROM record WHERE ledger = ? AND (state = 'active' OR promoted_to IS NOT NULL)
            """, row -> new Placed(row.number("place"), record(row, ledger)), ledger.value()));
    }

    private record Placed(long place, LedgerRecord row) {
        int compareTo(Placed other) {
            return Long.compare(place, other.place);
        }
    }

    /** In the order in which they first came. SQLite would carry whole rows about to sort them. */
    private static List<LedgerRecord> inOrder(List<Placed> rows) {
        rows.sort(Placed::compareTo);
        List<LedgerRecord> sorted = new ArrayList<>(rows.size());
        for (Placed placed : rows) sorted.add(placed.row());
        return sorted;
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

    /** The newest one. */
    Optional<LedgerRecord> retiredSaying(LedgerId ledger, String normalised) {
        return sql.first("""
            SELECT * FROM record
            WHERE ledger = ? AND normalised = ? AND state IN ('tombstoned', 'superseded', 'rejected')
            ORDER BY place DESC LIMIT 1
            """, RecordTable::record, ledger.value(), normalised);
    }

    void save(LedgerRecord it) {
        sql.update(
                """
                INSERT INTO record (ledger, id, kind, statement, normalised, state, pinned, provenance,
                                    supersedes, superseded_by, reason, promoted_to, born, lamport, spaced)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (ledger, id) DO UPDATE SET
                    kind = excluded.kind, statement = excluded.statement, normalised = excluded.normalised,
                    state = excluded.state, pinned = excluded.pinned, provenance = excluded.provenance,
                    supersedes = excluded.supersedes, superseded_by = excluded.superseded_by, reason = excluded.reason,
                    promoted_to = excluded.promoted_to, born = excluded.born, lamport = excluded.lamport,
                    spaced = excluded.spaced
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
                it.order(),
                UnspacedScript.spaced(it.statement()));
    }

    static LedgerRecord record(Row row) {
        return record(row, new LedgerId(row.text("ledger")));
    }

    private static LedgerRecord record(Row row, LedgerId ledger) {
        return new LedgerRecord(
                ledger,
                new RecordId(row.text("id")),
                word(KINDS, row.text("kind")),
                row.text("statement"),
                word(STATES, row.text("state")),
                row.flag("pinned"),
                ProvenanceJson.all(row.text("provenance")),
                row.optionalText("supersedes").map(RecordId::new),
                row.optionalText("superseded_by").map(RecordId::new),
                row.optionalText("reason"),
                row.optionalText("promoted_to").map(ProjectId::new),
                row.smallNumber("born"),
                row.number("lamport"));
    }

    private static <E> E word(Map<String, E> table, String word) {
        E constant = table.get(word);
        if (constant == null) throw new IllegalArgumentException("a record of the unknown word " + word);
        return constant;
    }
}
