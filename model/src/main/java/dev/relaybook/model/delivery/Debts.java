// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.delivery;

import dev.relaybook.model.ledger.Carrier;
import dev.relaybook.model.ledger.Delivery;
import dev.relaybook.model.ledger.DeliveryState;
import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.Note;
import dev.relaybook.model.ledger.NoteAdded;
import dev.relaybook.model.ledger.Session;
import java.util.List;
import java.util.Optional;

/** What a session is owed. */
public final class Debts {
    /** As many boundaries without news in between are a loop: then only next step and index are handed over. */
    public static final int LOOP = 3;

    private Debts() {}

    /**
     * Whether prompts and tool results of this session matter now: a compaction is announced, something is owed or on
     * its way, or a note waits for the next prompt.
     */
    public static boolean matter(LedgerReader ledgers, Session session) {
        if (session.cleared()) return false;
        return session.watch().since().isPresent()
                || ledgers.deliveries(session.ledger()).stream()
                        .anyMatch(it -> it.state().open())
                || !waitingForPrompt(ledgers, session).isEmpty();
    }

    static Optional<Delivery> armed(List<Delivery> deliveries) {
        return deliveries.stream()
                .filter(it -> it.state() == DeliveryState.ARMED)
                .reduce((_, last) -> last);
    }

    /**
     * The latest offer made at the start of a session after a compaction, as long as nothing proves where its text
     * stands. It belongs to the newest boundary: behind an older one its text would have been found.
     */
    static Optional<Delivery> latestAtSessionStart(List<Delivery> deliveries) {
        return deliveries.stream()
                .filter(it -> it.state() == DeliveryState.OFFERED)
                .filter(it -> it.offer()
                        .filter(offer -> offer.carrier() == Carrier.SESSION_START)
                        .isPresent())
                .reduce((_, last) -> last);
    }

    /** Whether the next compaction is one of a loop. */
    static boolean nextIsBrief(LedgerReader ledgers, Session session) {
        int quiet = ledgers.cursor(session.key())
                .map(cursor -> ProofState.parse(cursor.proofState()).quiet().boundaries())
                .orElse(0);
        return quiet + 1 >= LOOP;
    }

    /** The session at a compaction that nobody announced: what the gate said before an earlier one is no word on it. */
    static Session atNextCompaction(Session session) {
        Session.Watch watch = session.watch();
        if (watch.since().isPresent()) return session;
        return session.with(new Session.Watch(Optional.empty(), watch.blocked(), Optional.empty()));
    }

    static List<Note> waitingForPrompt(LedgerReader ledgers, Session session) {
        return ledgers.notes(session.ledger()).stream()
                .filter(note -> note.waiting() && note.moment() == NoteAdded.Moment.NEXT_PROMPT)
                .toList();
    }

    static List<Note> waiting(LedgerReader ledgers, Session session) {
        return ledgers.notes(session.ledger()).stream().filter(Note::waiting).toList();
    }
}
