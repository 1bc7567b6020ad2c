// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/** What became of a ledger's statements. */
final class RecordFold {
    private RecordFold() {}

    static void apply(RecordEvent event, Entry entry, Projections rows) {
        switch (event) {
            case RecordEvent.Proposed it ->
                rows.save(
                        fresh(entry, rows, it.id(), it.kind(), it.statement(), it.provenance(), RecordState.PROPOSED));
            case RecordEvent.Added it ->
                rows.save(fresh(entry, rows, it.id(), it.kind(), it.statement(), it.provenance(), RecordState.ACTIVE));
            case RecordEvent.Superseded it -> supersede(it, entry, rows);
            case RecordEvent.Accepted it ->
                change(
                        entry,
                        rows,
                        it.id(),
                        row -> row.saying(
                                        it.kind().orElse(row.kind()),
                                        it.rewording().orElse(row.statement()))
                                .in(RecordState.ACTIVE));
            case RecordEvent.Reopened it ->
                change(
                        entry,
                        rows,
                        it.id(),
                        row -> row.saying(it.kind(), it.statement())
                                .supersededBy(Optional.empty())
                                .because(Optional.empty())
                                .in(RecordState.PROPOSED));
            case RecordEvent.Rejected it ->
                change(
                        entry,
                        rows,
                        it.id(),
                        row -> row.because(Optional.of(it.reason())).in(RecordState.REJECTED));
            case RecordEvent.SaidAgain it -> change(entry, rows, it.id(), row -> row.alsoFrom(it.provenance()));
            case RecordEvent.Tombstoned it ->
                change(
                        entry,
                        rows,
                        it.id(),
                        row -> row.because(Optional.of(it.reason())).in(RecordState.TOMBSTONED));
            case RecordEvent.Restored it -> restore(it, entry, rows);
            case RecordEvent.Pinned it -> change(entry, rows, it.id(), row -> row.pinned(it.pinned()));
            case RecordEvent.Promoted it ->
                change(entry, rows, it.id(), row -> row.ofProject() ? row : row.promotedTo(Optional.of(it.project())));
            case RecordEvent.Demoted it ->
                change(
                        entry,
                        rows,
                        it.id(),
                        row -> row.ofProject() ? leaving(row, it) : row.promotedTo(Optional.empty()));
            case RecordEvent.KeptApart _ -> {}
        }
    }

    private static void supersede(RecordEvent.Superseded it, Entry entry, Projections rows) {
        LedgerRecord newer =
                fresh(entry, rows, it.id(), it.kind(), it.statement(), it.provenance(), RecordState.ACTIVE);
        Optional<LedgerRecord> older = rows.record(entry.ledger(), it.older());
        // two homes can put a record each in one record's place, see Contest: the later one holds it
        older.flatMap(row -> holderOfPlace(row, rows))
                .map(row -> row.supersededBy(Optional.of(it.id())).in(RecordState.SUPERSEDED))
                .ifPresent(rows::save);
        rows.save(new LedgerRecord(
                newer.ledger(),
                newer.id(),
                newer.kind(),
                newer.statement(),
                newer.state(),
                older.map(LedgerRecord::pinned).orElse(false),
                newer.provenance(),
                Optional.of(it.older()),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                newer.born(),
                newer.order()));
        older.map(row -> row.supersededBy(Optional.of(it.id())).in(RecordState.SUPERSEDED))
                .ifPresent(rows::save);
    }

    /** A restored record takes its place back: the record that holds it now is superseded in turn. */
    private static void restore(RecordEvent.Restored it, Entry entry, Projections rows) {
        Optional<LedgerRecord> restored = rows.record(entry.ledger(), it.id());
        restored.flatMap(row -> holderOfPlace(row, rows))
                .map(holder -> holder.supersededBy(Optional.of(it.id())).in(RecordState.SUPERSEDED))
                .ifPresent(rows::save);
        restored.map(row -> row.supersededBy(Optional.empty())
                        .because(Optional.empty())
                        .in(RecordState.ACTIVE))
                .ifPresent(rows::save);
    }

    /** The active record at the end of the chain of those that took this one's place. */
    private static Optional<LedgerRecord> holderOfPlace(LedgerRecord row, Projections rows) {
        Set<RecordId> seen = new HashSet<>(Set.of(row.id()));
        Optional<LedgerRecord> at = row.supersededBy().flatMap(id -> rows.record(row.ledger(), id));
        while (at.isPresent() && !at.get().active() && seen.add(at.get().id())) {
            at = at.get().supersededBy().flatMap(id -> rows.record(row.ledger(), id));
        }
        return at.filter(LedgerRecord::active);
    }

    private static LedgerRecord leaving(LedgerRecord row, RecordEvent.Demoted it) {
        return row.because(Optional.of("belongs to session " + it.session().shortId() + " alone again"))
                .in(RecordState.TOMBSTONED);
    }

    private static LedgerRecord fresh(
            Entry entry, Projections rows, RecordId id, Kind kind, String statement, Provenance from, RecordState in) {
        int born = rows.session(entry.ledger()).map(Session::compactions).orElse(0);
        return new LedgerRecord(
                entry.ledger(),
                id,
                kind,
                statement,
                in,
                false,
                List.of(from),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                born,
                entry.lamport());
    }

    private static void change(Entry entry, Projections rows, RecordId id, UnaryOperator<LedgerRecord> change) {
        rows.record(entry.ledger(), id).map(change).ifPresent(rows::save);
    }
}
