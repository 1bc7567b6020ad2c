// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.Optional;

/** What is known of a conversation. */
final class SessionFold {
    private SessionFold() {}

    static void apply(SessionEvent event, Entry entry, Projections rows) {
        Optional<Session> known = rows.session(entry.ledger());
        switch (event) {
            case SessionEvent.Seen seen -> rows.save(seen(seen, entry, known));
            case SessionEvent.Linked linked ->
                known.map(session -> session.linkedTo(linked.parent())).ifPresent(rows::save);
            case SessionEvent.Cleared _ -> known.map(Session::clearedNow).ifPresent(rows::save);
        }
    }

    private static Session seen(SessionEvent.Seen seen, Entry entry, Optional<Session> known) {
        Session.Facts facts = new Session.Facts(seen.project(), seen.transcript(), seen.branch(), seen.hostVersion());
        return known.map(session -> session.seen(entry.origin(), facts))
                .orElseGet(() -> new Session(
                        seen.session(),
                        entry.origin(),
                        facts,
                        Optional.empty(),
                        entry.at(),
                        entry.at(),
                        Session.Counts.NONE,
                        Session.Watch.NONE,
                        false));
    }
}
