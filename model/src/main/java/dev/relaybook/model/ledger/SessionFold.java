// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.time.Instant;
import java.util.Optional;

/** What is known of a conversation. */
final class SessionFold {
    private SessionFold() {}

    static void apply(SessionEvent event, Entry entry, Projections rows) {
        switch (event) {
            case SessionEvent.Seen seen -> rows.save(seen(seen, entry, rows));
            case SessionEvent.Linked linked ->
                rows.session(entry.ledger())
                        .map(session -> linked(session, linked.parent()))
                        .ifPresent(rows::save);
            case SessionEvent.Cleared _ ->
                rows.session(entry.ledger()).map(SessionFold::cleared).ifPresent(rows::save);
        }
    }

    private static Session seen(SessionEvent.Seen seen, Entry entry, Projections rows) {
        return rows.session(entry.ledger())
                .map(known -> new Session(
                        known.key(),
                        seen.project(),
                        seen.transcript().or(known::transcript),
                        seen.branch().or(known::branch),
                        seen.hostVersion().or(known::hostVersion),
                        known.parent(),
                        known.firstSeen(),
                        known.lastSeen(),
                        known.compactions(),
                        known.attempts(),
                        known.deliveries(),
                        known.watching(),
                        known.blocked(),
                        false))
                .orElseGet(() -> new Session(
                        seen.session(),
                        seen.project(),
                        seen.transcript(),
                        seen.branch(),
                        seen.hostVersion(),
                        Optional.empty(),
                        entry.at(),
                        entry.at(),
                        0,
                        0,
                        0,
                        Optional.empty(),
                        Optional.empty(),
                        false));
    }

    static Session seenAt(Session it, Instant at) {
        if (!at.isAfter(it.lastSeen())) return it;
        return new Session(
                it.key(),
                it.project(),
                it.transcript(),
                it.branch(),
                it.hostVersion(),
                it.parent(),
                it.firstSeen(),
                at,
                it.compactions(),
                it.attempts(),
                it.deliveries(),
                it.watching(),
                it.blocked(),
                it.cleared());
    }

    private static Session linked(Session it, SessionKey parent) {
        return new Session(
                it.key(),
                it.project(),
                it.transcript(),
                it.branch(),
                it.hostVersion(),
                Optional.of(parent),
                it.firstSeen(),
                it.lastSeen(),
                it.compactions(),
                it.attempts(),
                it.deliveries(),
                it.watching(),
                it.blocked(),
                it.cleared());
    }

    private static Session cleared(Session it) {
        return new Session(
                it.key(),
                it.project(),
                it.transcript(),
                it.branch(),
                it.hostVersion(),
                it.parent(),
                it.firstSeen(),
                it.lastSeen(),
                it.compactions(),
                it.attempts(),
                it.deliveries(),
                Optional.empty(),
                it.blocked(),
                true);
    }

    /** The session with another number of boundaries, attempts and deliveries, and another watch and block. */
    static Session counting(
            Session it,
            int compactions,
            int attempts,
            int deliveries,
            Optional<Instant> watching,
            Optional<Instant> blocked) {
        return new Session(
                it.key(),
                it.project(),
                it.transcript(),
                it.branch(),
                it.hostVersion(),
                it.parent(),
                it.firstSeen(),
                it.lastSeen(),
                compactions,
                attempts,
                deliveries,
                watching,
                blocked,
                it.cleared());
    }
}
