// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.Optional;

/** Takes note of a conversation: its first sight, what changed about it since, and what it goes on from. */
public final class SeeSession {
    private final Ledgers ledgers;

    public SeeSession(Ledgers ledgers) {
        this.ledgers = ledgers;
    }

    /** The conversation that another one goes on from. */
    public record Parent(SessionKey session, SessionEvent.Link link) {}

    public Session see(SessionEvent.Seen sight, Optional<Parent> parent) {
        return ledgers.write(tx -> see(tx, sight, parent));
    }

    /** The same in a transaction that is open. Nothing is appended when nothing is new. */
    public static Session see(LedgerWriter tx, SessionEvent.Seen sight, Optional<Parent> parent) {
        SessionKey key = sight.session();
        LedgerId ledger = key.ledger();
        Optional<Session> known = tx.session(ledger);
        if (known.isEmpty() || elsewhere(tx, known.get()) || tellsMore(sight, known.get()))
            tx.append(ledger, Actor.RELAYBOOK, sight);

        Session now = tx.session(ledger).orElseThrow();
        parent.filter(it -> !it.session().equals(key))
                .filter(it -> !now.parent().equals(Optional.of(it.session())))
                .ifPresent(it ->
                        tx.append(ledger, Actor.RELAYBOOK, new SessionEvent.Linked(key, it.session(), it.link())));
        return tx.session(ledger).orElseThrow();
    }

    /** A conversation that went on in another home is back. */
    private static boolean elsewhere(LedgerReader in, Session known) {
        return !known.origin().is(in.home());
    }

    /** A cleared conversation that is seen again goes on. */
    private static boolean tellsMore(SessionEvent.Seen sight, Session known) {
        var facts = new Session.Facts(sight.project(), sight.transcript(), sight.branch(), sight.hostVersion());
        return known.cleared() || facts.sayMoreThan(known.facts());
    }
}
