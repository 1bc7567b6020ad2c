// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What a session and its project have on record, each statement once, in the ledger where it lives. */
public final class SessionRecords {
    private SessionRecords() {}

    /** In any state; the session's own ones first, each ledger's in the order of recording. */
    public static List<LedgerRecord> of(LedgerReader in, Session session) {
        LedgerId project = session.project().ledger();
        return together(in, in.records(session.ledger()), in.records(project), session.project());
    }

    /** What is active: all that a handoff may hold. In the same order. */
    public static List<LedgerRecord> active(LedgerReader in, Session session) {
        LedgerId project = session.project().ledger();
        List<LedgerRecord> active = new ArrayList<>();
        for (LedgerRecord row : together(in, in.standing(session.ledger()), in.standing(project), session.project())) {
            if (row.active()) active.add(row);
        }
        return active;
    }

    private static List<LedgerRecord> together(
            LedgerReader in, List<LedgerRecord> own, List<LedgerRecord> shared, ProjectId project) {
        Map<RecordId, LedgerRecord> ofProject = new HashMap<>();
        for (LedgerRecord row : shared) ofProject.put(row.id(), row);
        List<LedgerRecord> all = new ArrayList<>();
        for (LedgerRecord row : own) {
            LedgerRecord twin = ofProject.get(row.id());
            if (twin == null && row.promotedTo().isPresent()) {
                twin = in.record(project.ledger(), row.id()).orElse(null);
            }
            if (twin != null && livesInProject(row, twin, project)) continue;
            ofProject.remove(row.id());
            all.add(row);
        }
        for (LedgerRecord row : shared) {
            if (ofProject.containsKey(row.id())) all.add(row);
        }
        return all;
    }

    /**
     * Where both ledgers hold a record, the session's own word counts while it is active there; so does the project's
     * once it was promoted, unless it was retired here meanwhile.
     *
     * @param twin the project's row
     */
    static boolean livesInProject(LedgerRecord row, LedgerRecord twin, ProjectId project) {
        boolean promoted =
                row.promotedTo().isPresent() && row.promotedTo().get().root().equals(project.root());
        return promoted == row.active() && (promoted || twin.active());
    }
}
