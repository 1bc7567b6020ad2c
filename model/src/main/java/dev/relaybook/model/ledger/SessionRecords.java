// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What a session and its project have on record, each statement once, in the ledger where it lives. */
public final class SessionRecords {
    private SessionRecords() {}

    /** In any state; the session's own ones first, each ledger's in the order of recording. */
    public static List<LedgerRecord> of(LedgerReader in, Session session) {
        List<LedgerRecord> own = in.records(session.ledger());
        List<LedgerRecord> shared = in.records(session.project().ledger());
        if (shared.isEmpty()) return own;
        Set<RecordId> ofProject = new HashSet<>();
        for (LedgerRecord row : shared) ofProject.add(row.id());
        Set<RecordId> here = new HashSet<>();
        List<LedgerRecord> all = new ArrayList<>();
        for (LedgerRecord row : own) {
            if (isPromoted(row, session) && ofProject.contains(row.id())) continue;
            here.add(row.id());
            all.add(row);
        }
        for (LedgerRecord row : shared) {
            if (!here.contains(row.id())) all.add(row);
        }
        return all;
    }

    /** A promoted record lives on in the project's ledger, whose word counts unless it was retired here. */
    private static boolean isPromoted(LedgerRecord row, Session session) {
        return row.active()
                && row.promotedTo().isPresent()
                && row.promotedTo().get().root().equals(session.project().root());
    }
}
