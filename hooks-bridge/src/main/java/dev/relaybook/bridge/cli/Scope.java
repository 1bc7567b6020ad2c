// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.ProjectId;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.SessionKey;

/** Who is handed a record: one session, or all of a project. */
final class Scope {
    private Scope() {}

    /** The word for programs. */
    static String word(LedgerRecord row) {
        return row.ofProject() ? "project" : "session";
    }

    /** For people, where it is not the session they look at: {@code , project shop}. */
    static String elsewhere(Session session, LedgerRecord row) {
        if (row.ledger().equals(session.ledger())) return "";
        return ", "
                + row.ledger()
                        .project()
                        .map(ProjectId::name)
                        .map(name -> "project " + name)
                        .or(() ->
                                row.ledger().session().map(SessionKey::shortId).map(id -> "session " + id))
                        .orElseThrow();
    }
}
