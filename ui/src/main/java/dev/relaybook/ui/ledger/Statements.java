// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.ledger;

import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.RecordId;
import dev.relaybook.model.ledger.RecordState;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.SessionRecords;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The statements of a session and of its project, as they stand now. Immutable. */
final class Statements {
    static final Statements NONE = new Statements(List.of());

    private static final Comparator<LedgerRecord> READING_ORDER = Comparator.comparing(LedgerRecord::kind)
            .thenComparing(row -> !row.pinned())
            .thenComparing(LedgerRecord::order);

    private final Map<RecordKey, LedgerRecord> rows = new LinkedHashMap<>();
    private final Map<RecordState, Integer> counts = new EnumMap<>(RecordState.class);

    private Statements(List<LedgerRecord> records) {
        for (LedgerRecord row : records) {
            rows.put(RecordKey.of(row), row);
            counts.merge(row.state(), 1, Integer::sum);
        }
    }

    static Statements of(List<LedgerRecord> records) {
        return new Statements(records);
    }

    /** A promoted record lives on in the project's ledger, so it is taken from there. */
    static Statements read(LedgerReader ledgers, Session session) {
        return new Statements(SessionRecords.of(ledgers, session));
    }

    Map<RecordState, Integer> counts() {
        return Map.copyOf(counts);
    }

    Optional<LedgerRecord> find(RecordKey key) {
        return Optional.ofNullable(rows.get(key));
    }

    boolean isEmpty() {
        return rows.isEmpty();
    }

    /** The records in that state, under a head for each kind. */
    List<LedgerRow> grouped(RecordState state) {
        List<LedgerRecord> matching = rows.values().stream()
                .filter(row -> row.state() == state)
                .sorted(READING_ORDER)
                .toList();
        Map<Kind, List<LedgerRow>> kinds = new EnumMap<>(Kind.class);
        for (LedgerRecord row : matching) {
            kinds.computeIfAbsent(row.kind(), _ -> new ArrayList<>()).add(statement(row));
        }
        List<LedgerRow> lines = new ArrayList<>();
        kinds.forEach((kind, statements) -> {
            lines.add(new LedgerRow.Group(kind, statements.size()));
            lines.addAll(statements);
        });
        return lines;
    }

    private LedgerRow statement(LedgerRecord row) {
        return new LedgerRow.Statement(
                row,
                row.supersedes().flatMap(id -> sibling(row, id)),
                row.supersededBy().flatMap(id -> sibling(row, id)));
    }

    private Optional<LedgerRecord> sibling(LedgerRecord row, RecordId id) {
        return find(new RecordKey(row.ledger(), id));
    }
}
