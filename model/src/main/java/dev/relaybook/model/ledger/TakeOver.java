// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a home that goes on under a new origin takes over from the one it had: the sessions that live here, the notes
 * that wait and what is owed. Numbers and nonces stay, so that what an agent's log shows still proves it.
 */
public record TakeOver(List<Session> sessions, List<Note> notes, List<Delivery> deliveries) {
    private static final long LIVING_DAYS = 60;

    /** What the home that {@code in} belongs to would hand on. */
    public static TakeOver from(LedgerReader in, Instant now) {
        Instant living = now.minus(LIVING_DAYS, ChronoUnit.DAYS);
        List<Session> sessions = new ArrayList<>();
        List<Note> notes = new ArrayList<>();
        List<Delivery> deliveries = new ArrayList<>();
        for (Session session : in.sessions()) {
            if (!session.origin().is(in.home()) || session.cleared()) continue;
            List<Note> waiting = in.notes(session.ledger()).stream()
                    .filter(note -> !note.spent())
                    .toList();
            List<Delivery> owed = in.deliveries(session.ledger()).stream()
                    .filter(delivery -> delivery.state().open())
                    .toList();
            notes.addAll(waiting);
            deliveries.addAll(owed);
            if (!waiting.isEmpty() || !owed.isEmpty() || !session.lastSeen().isBefore(living)) sessions.add(session);
        }
        return new TakeOver(sessions, notes, deliveries);
    }

    /** Says it all once more, as the home that {@code tx} belongs to. */
    public void append(LedgerWriter tx) {
        for (Session it : sessions) {
            Session.Facts facts = it.facts();
            tx.append(
                    it.ledger(),
                    Actor.RELAYBOOK,
                    new SessionEvent.Seen(
                            it.key(), facts.project(), facts.transcript(), facts.branch(), facts.hostVersion()));
        }
        for (Note it : notes) {
            tx.append(it.ledger(), Actor.RELAYBOOK, new NoteAdded(it.id(), it.text(), it.moment()));
        }
        for (Delivery it : deliveries) append(tx, it);
    }

    private static void append(LedgerWriter tx, Delivery it) {
        tx.append(
                it.ledger(),
                Actor.RELAYBOOK,
                new DeliveryEvent.Armed(it.number(), it.nonce(), it.cause(), it.boundary(), it.brief()));
        Optional<Delivery.Offer> offer = it.offer().filter(_ -> it.state() == DeliveryState.OFFERED);
        offer.ifPresent(made -> tx.append(
                it.ledger(),
                Actor.RELAYBOOK,
                new DeliveryEvent.Offered(
                        it.number(),
                        made.carrier(),
                        made.channel(),
                        made.anchor(),
                        made.textHash(),
                        made.characters(),
                        made.attempt(),
                        made.notes())));
    }
}
