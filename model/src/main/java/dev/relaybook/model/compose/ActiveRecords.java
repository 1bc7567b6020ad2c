// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.SessionRecords;
import java.util.ArrayList;
import java.util.List;

/** What a session hands over: its own active records and its project's, each once, in the order of recording. */
final class ActiveRecords {
    private ActiveRecords() {}

    static List<LedgerRecord> of(LedgerReader ledgers, Session session) {
        List<LedgerRecord> active = new ArrayList<>(SessionRecords.active(ledgers, session));
        active.sort(ActiveRecords::asRecorded);
        return active;
    }

    private static int asRecorded(LedgerRecord one, LedgerRecord other) {
        int order = Long.compare(one.order(), other.order());
        if (order == 0) order = one.id().value().compareTo(other.id().value());
        return order != 0
                ? order
                : one.ledger().value().compareTo(other.ledger().value());
    }
}
