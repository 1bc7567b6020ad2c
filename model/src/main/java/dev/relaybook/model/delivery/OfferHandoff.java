// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.delivery;

import dev.relaybook.model.compose.ComposeHandoff;
import dev.relaybook.model.compose.Handoff;
import dev.relaybook.model.compose.Mark;
import dev.relaybook.model.compose.Nonces;
import dev.relaybook.model.compose.Style;
import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Carrier;
import dev.relaybook.model.ledger.Delivery;
import dev.relaybook.model.ledger.DeliveryEvent;
import dev.relaybook.model.ledger.LedgerWriter;
import dev.relaybook.model.ledger.Note;
import dev.relaybook.model.ledger.Session;
import java.time.Clock;
import java.util.List;
import java.util.Optional;

/**
 * Decides whether text leaves with this hook's reply, and commits that it did before it does. Runs inside one write
 * transaction, so of two hooks at the same instant one wins.
 */
public final class OfferHandoff {
    private final Nonces nonces;
    private final Clock clock;

    public OfferHandoff(Nonces nonces, Clock clock) {
        this.nonces = nonces;
        this.clock = clock;
    }

    /** The text for a prompt or a tool's result, when something is owed and not on its way yet. */
    public Optional<String> withMessage(
            LedgerWriter ledgers, Session session, ComposeHandoff compose, HookMoment.TextWelcome welcome) {
        List<Delivery> deliveries = ledgers.deliveries(session.ledger());
        // What was offered at the start of the session may have settled it; the next answer of the agent tells.
        if (Debts.latestAtSessionStart(deliveries).isPresent()) return Optional.empty();
        Optional<Delivery> armed = Debts.armed(deliveries);
        if (armed.isPresent()) {
            return Optional.of(offer(ledgers, session, compose, armed.get(), Way.of(welcome)));
        }
        if (welcome.carrier() != Carrier.PROMPT
                || Debts.waitingForPrompt(ledgers, session).isEmpty()) {
            return Optional.empty();
        }
        Delivery note = arm(ledgers, session, DeliveryEvent.Cause.NOTE);
        return Optional.of(offer(ledgers, session, compose, note, Way.of(welcome)));
    }

    /**
     * The text for a compaction that the host reports, mostly before its boundary is on disk: then the offer is
     * provisional. One offer for each compaction, however often the host calls; a subagent's compaction looks the same
     * and gets an offer of its own.
     */
    public Optional<String> afterCompaction(
            LedgerWriter ledgers, Session session, ComposeHandoff compose, String channel) {
        List<Delivery> deliveries = ledgers.deliveries(session.ledger());
        if (RepeatedCall.of(ledgers, session, deliveries, clock.instant())) return Optional.empty();
        Way way = new Way(Carrier.SESSION_START, channel, Optional.empty());
        Optional<Delivery> armed =
                Debts.armed(deliveries).filter(_ -> session.watch().since().isEmpty());
        if (armed.isPresent()) return Optional.of(offer(ledgers, session, compose, armed.get(), way));
        Delivery delivery = arm(ledgers, session, DeliveryEvent.Cause.COMPACTION);
        return Optional.of(offer(ledgers, Debts.atNextCompaction(session), compose, delivery, way));
    }

    private Delivery arm(LedgerWriter ledgers, Session session, DeliveryEvent.Cause cause) {
        int number = session.counts().deliveries() + 1;
        boolean brief = cause == DeliveryEvent.Cause.COMPACTION && Debts.nextIsBrief(ledgers, session);
        ledgers.append(
                session.ledger(),
                Actor.RELAYBOOK,
                new DeliveryEvent.Armed(number, nonces.nonce(session.key(), number), cause, Optional.empty(), brief));
        return ledgers.delivery(session.ledger(), number).orElseThrow();
    }

    private String offer(LedgerWriter ledgers, Session session, ComposeHandoff compose, Delivery delivery, Way way) {
        List<Note> notes = delivery.cause() == DeliveryEvent.Cause.NOTE
                ? Debts.waitingForPrompt(ledgers, session)
                : Debts.waiting(ledgers, session);
        Handoff handoff = compose.compose(ledgers, session, Mark.of(session.key(), delivery), style(delivery), notes);
        ledgers.append(
                session.ledger(),
                Actor.RELAYBOOK,
                new DeliveryEvent.Offered(
                        delivery.number(),
                        way.carrier(),
                        way.channel(),
                        way.anchor(),
                        Mark.hash(handoff.body()),
                        handoff.text().length(),
                        session.counts().attempts(),
                        notes.stream().map(Note::id).toList()));
        return handoff.text();
    }

    private static Style style(Delivery delivery) {
        if (delivery.cause() == DeliveryEvent.Cause.NOTE) return Style.NOTES_ONLY;
        return delivery.brief() ? Style.BRIEF : Style.FULL;
    }

    /** How a text leaves. */
    private record Way(Carrier carrier, String channel, Optional<String> anchor) {
        static Way of(HookMoment.TextWelcome welcome) {
            return new Way(welcome.carrier(), welcome.channel(), welcome.anchor());
        }
    }
}
