// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.delivery;

import dev.relaybook.model.ledger.Carrier;
import dev.relaybook.model.ledger.CompactionEvent;
import dev.relaybook.model.ledger.Delivery;
import dev.relaybook.model.ledger.DeliveryEvent;
import dev.relaybook.model.ledger.Entry;
import dev.relaybook.model.ledger.Event;
import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.Trigger;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Tells a report that repeats the one before from one about another compaction. Hooks that are installed twice are called
 * twice, within moments. Two compactions may overlap as well, a subagent's and the main one, and no call says whose it is:
 * then each of them was announced. Of the two mistakes, the second text in one conversation is the worse one.
 */
final class RepeatedCall {
    /** How far apart the calls of one event may come on a busy machine. */
    private static final Duration MOMENTS = Duration.ofSeconds(10);

    /** Announcements come sooner after each other, since the host waits for them before it does its work. */
    private static final Duration AT_ONCE = Duration.ofSeconds(3);

    /** The announcements that no later event belongs to yet, the last one of each trigger. */
    private final Map<Trigger, Instant> announced = new EnumMap<>(Trigger.class);

    private int unanswered;
    private boolean twice;

    private RepeatedCall() {}

    static boolean of(LedgerReader ledgers, Session session, List<Delivery> deliveries, Instant now) {
        Optional<Delivery.Offer> latest = deliveries.stream()
                .flatMap(delivery -> delivery.offer().stream())
                .filter(offer -> offer.carrier() == Carrier.SESSION_START)
                .reduce((one, other) -> other.at().isBefore(one.at()) ? one : other);
        if (latest.isEmpty() || !within(latest.get().at(), now, MOMENTS)) return false;
        if (session.counts().attempts() > latest.get().attempt()) return false;
        RepeatedCall calls = new RepeatedCall();
        ledgers.history(session.ledger()).forEach(calls::take);
        return calls.unanswered == 0 || calls.twice;
    }

    private void take(Entry entry) {
        // not a switch: the first one over types costs a hook's process some 15 ms
        Event event = entry.event();
        if (event instanceof CompactionEvent.Begun begun) announced(begun.trigger(), entry.at());
        else if (event instanceof DeliveryEvent.Offered offered) answered(offered);
        else if (event instanceof CompactionEvent.Completed) announced.clear();
        else if (event instanceof CompactionEvent.Failed) failed();
    }

    private void answered(DeliveryEvent.Offered offered) {
        if (offered.carrier() != Carrier.SESSION_START) return;
        unanswered = Math.max(0, unanswered - 1);
        announced.clear();
    }

    private void failed() {
        unanswered = 0;
        announced.clear();
    }

    private void announced(Trigger trigger, Instant at) {
        Instant before = announced.put(trigger, at);
        twice = before != null && within(before, at, AT_ONCE);
        if (!twice) unanswered++;
    }

    private static boolean within(Instant from, Instant to, Duration time) {
        return Duration.between(from, to).abs().compareTo(time) <= 0;
    }
}
