// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.SessionRecords;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What a session hands over: its own active records and its project's, each once, in the order of recording. */
final class ActiveRecords {
    private static final Comparator<LedgerRecord> AS_RECORDED = Comparator.comparingLong(LedgerRecord::order)
            .thenComparing(row -> row.id().value())
            .thenComparing(row -> row.ledger().value());

    private ActiveRecords() {}

    static List<LedgerRecord> of(LedgerReader ledgers, Session session) {
        List<LedgerRecord> active = new ArrayList<>();
        for (LedgerRecord row : SessionRecords.of(ledgers, session)) {
            if (row.active()) active.add(row);
        }
        active.sort(AS_RECORDED);
        return active;
    }
}
