// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.RecordId;
import dev.relaybook.model.ledger.Session;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a session hands over: its own active records and its project's, each once, in the order of recording. */
final class ActiveRecords {
    private static final Comparator<LedgerRecord> AS_RECORDED = Comparator.comparingLong(LedgerRecord::order)
            .thenComparing(row -> row.id().value())
            .thenComparing(row -> row.ledger().value());

    private ActiveRecords() {}

    static List<LedgerRecord> of(LedgerReader ledgers, Session session) {
        List<LedgerRecord> own = ledgers.records(session.ledger());
        List<LedgerRecord> projects = ledgers.records(session.project().ledger());
        Map<RecordId, LedgerRecord> ofProject = new HashMap<>();
        projects.forEach(row -> ofProject.put(row.id(), row));
        Set<RecordId> retiredHere = new HashSet<>();
        List<LedgerRecord> active = new ArrayList<>();
        for (LedgerRecord row : own) {
            // a promoted record lives on in the project's ledger, whose word counts
            boolean moved = row.promotedTo().equals(Optional.of(session.project())) && ofProject.containsKey(row.id());
            if (moved && !row.active()) retiredHere.add(row.id());
            if (row.active() && !moved) active.add(row);
        }
        projects.stream()
                .filter(row -> row.active() && !retiredHere.contains(row.id()))
                .forEach(active::add);
        active.sort(AS_RECORDED);
        return active;
    }
}
