// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Tells which session a project's record came from. */
final class HomeOfRecord {
    private HomeOfRecord() {}

    /**
     * The session that promoted it or what it supersedes, else the one it was first said in, else that of
     * {@code asking}.
     */
    static SessionKey of(LedgerReader in, LedgerRecord row, LedgerId asking) {
        ProjectId project = row.ledger().project().orElseThrow();
        List<Session> sessions = in.sessions().stream()
                .filter(session -> session.project().equals(project))
                .toList();
        return promoter(in, sessions, row)
                .or(() -> row.provenance()
                        .getFirst()
                        .session()
                        .filter(key -> sessions.stream()
                                .anyMatch(session -> session.key().equals(key))))
                .or(asking::session)
                .orElseThrow(() -> new IllegalArgumentException("a project's record is taken back by a session"));
    }

    private static Optional<SessionKey> promoter(LedgerReader in, List<Session> sessions, LedgerRecord row) {
        Set<RecordId> seen = new HashSet<>();
        Optional<LedgerRecord> at = Optional.of(row);
        while (at.isPresent() && seen.add(at.get().id())) {
            RecordId id = at.get().id();
            Optional<SessionKey> promoter = sessions.stream()
                    .filter(session -> promoted(in, session, id))
                    .map(Session::key)
                    .findFirst();
            if (promoter.isPresent()) return promoter;
            at = at.get().supersedes().flatMap(older -> in.record(row.ledger(), older));
        }
        return Optional.empty();
    }

    private static boolean promoted(LedgerReader in, Session session, RecordId id) {
        return in.record(session.ledger(), id)
                .flatMap(LedgerRecord::promotedTo)
                .filter(session.project()::equals)
                .isPresent();
    }
}
