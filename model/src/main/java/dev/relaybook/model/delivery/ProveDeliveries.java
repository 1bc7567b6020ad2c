// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.delivery;

import dev.relaybook.model.capture.ToolUse;
import dev.relaybook.model.capture.TranscriptItem;
import dev.relaybook.model.compose.Mark;
import dev.relaybook.model.compose.Nonces;
import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Carrier;
import dev.relaybook.model.ledger.Checkpoint;
import dev.relaybook.model.ledger.CompactionEvent;
import dev.relaybook.model.ledger.Delivery;
import dev.relaybook.model.ledger.DeliveryEvent;
import dev.relaybook.model.ledger.DeliveryState;
import dev.relaybook.model.ledger.Event;
import dev.relaybook.model.ledger.LedgerWriter;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.SessionKey;
import dev.relaybook.model.ledger.TranscriptCursor;
import dev.relaybook.model.secrets.Masking;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Follows one session's transcript and moves its deliveries: a boundary arms one, a whole mark confirms it, and an
 * answer of the agent that stands below the carrier of the text, with no mark above it, proves that it did not arrive.
 * Absence is a proof, never a timeout. Serves one chunk of items inside one transaction.
 */
public final class ProveDeliveries {
    private static final int MOST_CUT_OFFERS = 2;

    private static final int LONGEST_CALL = 200;

    private final LedgerWriter ledgers;
    private final SessionKey session;
    private final Nonces nonces;
    private final Masking masking;
    private ProofState state;
    // asked for with each line of a long log, and changed by no one else within the transaction
    private Optional<List<Delivery>> deliveries = Optional.empty();
    private Optional<Session> row = Optional.empty();

    /** @param proofState {@link TranscriptCursor#proofState} of the cursor the items were read from */
    public ProveDeliveries(
            LedgerWriter ledgers, SessionKey session, Nonces nonces, Masking masking, String proofState) {
        this.ledgers = ledgers;
        this.session = session;
        this.nonces = nonces;
        this.masking = masking;
        this.state = ProofState.parse(proofState);
    }

    /** What to keep in {@link TranscriptCursor#proofState} after the last item. */
    public String proofState() {
        return state.text();
    }

    /** Takes in the next item of the main transcript. */
    public void accept(TranscriptItem item) {
        // not a switch: the first one over types costs a hook's process some 15 ms
        if (item instanceof TranscriptItem.CompactionHappened it) compactionHappened(it);
        else if (item instanceof TranscriptItem.CompactionFailed it) compactionFailed(it);
        else if (item instanceof TranscriptItem.ContextInjected it) contextInjected(it);
        else if (item instanceof TranscriptItem.UserSaid it) userSaid(it);
        else if (item instanceof TranscriptItem.ToolReturned it) toolReturned(it);
        else if (item instanceof TranscriptItem.ToolCalled it) toolCalled(it);
        else if (item instanceof TranscriptItem.TurnBegan it) turnBegan(it);
    }

    private void compactionHappened(TranscriptItem.CompactionHappened it) {
        String key = "boundary:" + it.boundary();
        if (ledgers.captured(session.ledger(), key)) return;
        ledgers.markCaptured(session.ledger(), key);
        Session before = session();
        state = state.with(state.quiet().afterBoundary(it.ref().at()));
        boolean brief = state.quiet().boundaries() >= Debts.LOOP;
        boolean announcedLater = before.watch()
                .since()
                .filter(since -> before(it.ref().at(), since))
                .isPresent();
        append(new CompactionEvent.Completed(it.boundary(), it.trigger(), !announcedLater));
        append(new CompactionEvent.CheckpointTaken(
                before.compactions() + 1,
                it.boundary(),
                it.trigger(),
                masking.mask(it.summary()),
                it.opaque(),
                it.tokensBefore(),
                it.tokensAfter(),
                it.hostFile()));
        Optional<Delivery> underway = underway(it.ref().at());
        int number = underway.map(Delivery::number).orElse(before.counts().deliveries() + 1);
        retireOlder(number);
        if (underway.isPresent()) {
            append(new DeliveryEvent.Bound(number, it.boundary()));
        } else {
            append(new DeliveryEvent.Armed(
                    number,
                    nonces.nonce(session, number),
                    DeliveryEvent.Cause.COMPACTION,
                    Optional.of(it.boundary()),
                    brief));
        }
    }

    /** The latest offer whose text stands, if it arrived, behind a boundary of that time. */
    private Optional<Delivery> underway(Optional<Instant> boundary) {
        return offered().stream()
                .filter(it -> it.cause() == DeliveryEvent.Cause.COMPACTION)
                .filter(it -> atSessionStart(it)
                        || it.offer()
                                .filter(offer -> before(boundary, offer.at()))
                                .isPresent())
                .reduce((_, last) -> last);
    }

    /** A newer boundary takes the place of what was not delivered; other offers of this moment wait for their proof. */
    private void retireOlder(int number) {
        for (Delivery delivery : deliveries()) {
            if (delivery.number() == number || !delivery.state().open() || atSessionStart(delivery)) continue;
            if (delivery.cause() == DeliveryEvent.Cause.NOTE && delivery.state() == DeliveryState.OFFERED) continue;
            append(new DeliveryEvent.Replaced(delivery.number(), number));
            state = state.without(delivery.number());
        }
    }

    private void compactionFailed(TranscriptItem.CompactionFailed it) {
        if (session().watch().since().isPresent()) append(new CompactionEvent.Failed(it.reason()));
    }

    private void contextInjected(TranscriptItem.ContextInjected it) {
        Optional<Mark> found = Mark.firstIn(it.text());
        if (found.isEmpty()) return;
        Mark mark = found.get();
        if (!mark.session().equals(session.shortId())) {
            copiedConversation();
            return;
        }
        Optional<Delivery> delivery = ledgers.delivery(session.ledger(), mark.number());
        if (delivery.isEmpty() || !delivery.get().nonce().equals(mark.nonce())) return;
        arrived(delivery.get(), mark, it);
    }

    private void arrived(Delivery delivery, Mark mark, TranscriptItem.ContextInjected it) {
        boolean whole =
                mark.bodyIn(it.text()).map(Mark::hash).equals(delivery.offer().map(Delivery.Offer::textHash));
        if (!whole) {
            state = state.withCut(delivery.number());
            return;
        }
        boolean settlesNewest = !delivery.boundary().equals(newestBoundary()) && settlesNewestDebt(delivery);
        if (!settlesNewest && (delivery.provisional() || !delivery.state().open())) return;
        append(new DeliveryEvent.Confirmed(delivery.number(), it.ref().line()));
        state = state.without(delivery.number());
    }

    /**
     * A text stands behind the newest boundary, though that was bound to another delivery: it settles the debt. An offer
     * that is still underway keeps waiting, perhaps for a boundary that is on disk late.
     */
    private boolean settlesNewestDebt(Delivery arrived) {
        boolean settled = arrived.state() == DeliveryState.CONFIRMED || arrived.state() == DeliveryState.HANDED_OVER;
        if (settled || arrived.cause() != DeliveryEvent.Cause.COMPACTION) return false;
        Optional<String> newest = newestBoundary();
        Optional<Delivery> owed = deliveries().stream()
                .filter(it -> it.state().open() && it.boundary().isPresent())
                .filter(it -> it.boundary().equals(newest) && it.number() != arrived.number())
                .findFirst();
        if (owed.isEmpty()) return false;
        append(new DeliveryEvent.Bound(arrived.number(), owed.get().boundary().orElseThrow()));
        if (!atSessionStart(owed.get())) voidInFavourOf(owed.get(), arrived.number());
        return true;
    }

    private void voidInFavourOf(Delivery delivery, int arrived) {
        append(new DeliveryEvent.Voided(delivery.number(), "delivery " + arrived + " stands behind the same boundary"));
        state = state.without(delivery.number());
    }

    /** A fork copies the conversation, its boundaries and the handoffs that were delivered there. */
    private void copiedConversation() {
        deliveries().stream()
                .filter(it -> it.state() == DeliveryState.ARMED && it.offers() == 0)
                .filter(it -> it.cause() == DeliveryEvent.Cause.COMPACTION)
                .forEach(it -> append(new DeliveryEvent.Voided(
                        it.number(), "the conversation was copied with the handoff of its parent")));
    }

    private void userSaid(TranscriptItem.UserSaid it) {
        state = state.answered(); // in other words than asked for, but the agent goes on
        state = state.with(state.quiet().afterNews(it.ref().at()));
        for (Delivery delivery : offered()) {
            Delivery.Offer offer = delivery.offer().orElseThrow();
            boolean itself = offer.carrier() == Carrier.PROMPT
                    && offer.anchor().isPresent()
                    && offer.anchor().equals(it.ref().anchor());
            // A later prompt proves as much: the agent takes prompts one after another.
            if (itself || after(it.ref().at(), offer.at())) carried(delivery);
        }
    }

    private void toolCalled(TranscriptItem.ToolCalled it) {
        boolean question = it.use() instanceof ToolUse.Question;
        state = question && it.callId().length() <= LONGEST_CALL ? state.asking(it.callId()) : state.answered();
    }

    private void toolReturned(TranscriptItem.ToolReturned it) {
        if (state.asked().equals(Optional.of(it.callId()))) state = state.answered();
        state = state.with(state.quiet().afterNews(it.ref().at()));
        for (Delivery delivery : offered()) {
            Delivery.Offer offer = delivery.offer().orElseThrow();
            if (offer.carrier() != Carrier.TOOL_RESULT) continue;
            boolean itself = offer.anchor().equals(Optional.of(it.callId()));
            if (itself || after(it.ref().at(), offer.at())) carried(delivery);
        }
    }

    private void carried(Delivery delivery) {
        if (!delivery.provisional()) state = state.withCarried(delivery.number());
    }

    private void turnBegan(TranscriptItem.TurnBegan it) {
        for (Delivery delivery : offered()) {
            Delivery.Offer offer = delivery.offer().orElseThrow();
            if (!after(it.ref().at(), offer.at())) continue;
            if (delivery.provisional()) {
                if (it.endsAttempt()) {
                    append(new DeliveryEvent.Voided(delivery.number(), "the agent went on without a boundary"));
                }
            } else if (offer.carrier() == Carrier.SESSION_START
                    || state.carried().contains(delivery.number())) {
                didNotArrive(delivery);
            }
        }
        Optional<Instant> watching = session().watch().since();
        if (it.endsAttempt() && watching.isPresent() && after(it.ref().at(), watching.get())) {
            append(new CompactionEvent.Failed("the agent went on without a boundary"));
        }
    }

    private void didNotArrive(Delivery delivery) {
        Optional<Delivery> instead = deliveries().stream()
                .filter(it -> it.state() == DeliveryState.CONFIRMED && it.number() != delivery.number())
                .filter(it -> it.boundary().isPresent() && it.boundary().equals(delivery.boundary()))
                .findFirst();
        if (instead.isPresent()) {
            voidInFavourOf(delivery, instead.get().number());
            return;
        }
        Optional<Delivery> newer = deliveries().stream()
                .filter(it -> it.cause() == DeliveryEvent.Cause.COMPACTION)
                .filter(it -> it.boundary().equals(newestBoundary()))
                .filter(it -> !it.boundary().equals(delivery.boundary()))
                .findFirst();
        if (newer.isPresent()) {
            append(new DeliveryEvent.Replaced(delivery.number(), newer.get().number()));
            return;
        }
        boolean cut = state.cut().contains(delivery.number());
        state = state.without(delivery.number());
        if (cut && delivery.offers() >= MOST_CUT_OFFERS) {
            append(new DeliveryEvent.HandedOver(delivery.number(), "the host cut the text short each time"));
        } else {
            append(new DeliveryEvent.Rearmed(
                    delivery.number(),
                    cut ? "the host cut the text short" : "the agent answered, and the text is not above the answer"));
        }
    }

    /** A line without a time can't be ordered against the offer, so it proves nothing. */
    private static boolean after(Optional<Instant> line, Instant offer) {
        return line.isPresent() && line.get().isAfter(offer);
    }

    private Optional<String> newestBoundary() {
        List<Checkpoint> checkpoints = ledgers.checkpoints(session.ledger());
        return checkpoints.isEmpty()
                ? Optional.empty()
                : Optional.of(checkpoints.getLast().boundary());
    }

    private static boolean atSessionStart(Delivery delivery) {
        return delivery.state() == DeliveryState.OFFERED
                && delivery.offer()
                        .filter(offer -> offer.carrier() == Carrier.SESSION_START)
                        .isPresent();
    }

    private static boolean before(Optional<Instant> line, Instant moment) {
        return line.isPresent() && line.get().isBefore(moment);
    }

    private List<Delivery> offered() {
        return deliveries().stream()
                .filter(it -> it.state() == DeliveryState.OFFERED && it.offer().isPresent())
                .toList();
    }

    private List<Delivery> deliveries() {
        if (deliveries.isEmpty()) deliveries = Optional.of(ledgers.deliveries(session.ledger()));
        return deliveries.get();
    }

    private Session session() {
        if (row.isEmpty()) row = ledgers.session(session.ledger());
        return row.orElseThrow(() -> new IllegalStateException("a session is registered before it is read"));
    }

    private void append(Event event) {
        ledgers.append(session.ledger(), Actor.RELAYBOOK, event);
        deliveries = Optional.empty();
        row = Optional.empty();
    }
}
