// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.Optional;

/** Where each delivery stands, home by home: what one owes is no debt of another. Notes ride along: they are waiting again when their delivery did not arrive. */
final class DeliveryFold {
    private DeliveryFold() {}

    static void apply(DeliveryEvent event, Entry entry, Projections rows) {
        if (event instanceof DeliveryEvent.Armed armed) {
            rows.save(armed(armed, entry));
            rows.session(entry.ledger())
                    .map(it -> it.with(numbered(it.counts(), armed.number())))
                    .ifPresent(rows::save);
            return;
        }
        Optional<Delivery> before = rows.delivery(entry.ledger(), entry.origin(), event.number());
        if (before.isEmpty()) return;
        Delivery after = after(event, before.get(), entry);
        rows.save(after);
        for (String id : after.notes()) {
            rows.note(entry.ledger(), entry.origin(), id)
                    .map(note -> riding(note, after))
                    .ifPresent(rows::save);
        }
    }

    private static Session.Counts numbered(Session.Counts counts, int number) {
        return new Session.Counts(counts.compactions(), counts.attempts(), Math.max(counts.deliveries(), number));
    }

    private static Delivery armed(DeliveryEvent.Armed it, Entry entry) {
        return new Delivery(
                entry.ledger(),
                entry.origin(),
                it.number(),
                it.nonce(),
                it.cause(),
                DeliveryState.ARMED,
                it.boundary(),
                it.brief(),
                Optional.empty(),
                0,
                Optional.empty(),
                Optional.empty());
    }

    private static Delivery after(DeliveryEvent event, Delivery before, Entry entry) {
        return switch (event) {
            case DeliveryEvent.Armed _ -> before;
            case DeliveryEvent.Offered it ->
                before.offered(new Delivery.Offer(
                        it.carrier(),
                        it.channel(),
                        it.anchor(),
                        it.textHash(),
                        it.characters(),
                        it.attempt(),
                        it.notes(),
                        entry.at()));
            case DeliveryEvent.Bound it -> before.bound(it.boundary());
            case DeliveryEvent.Rearmed it -> before.in(DeliveryState.ARMED, Optional.of(it.reason()));
            case DeliveryEvent.Confirmed it -> before.confirmed(it.line());
            case DeliveryEvent.HandedOver it -> before.in(DeliveryState.HANDED_OVER, Optional.of(it.reason()));
            case DeliveryEvent.Voided it -> before.in(DeliveryState.VOIDED, Optional.of(it.reason()));
            case DeliveryEvent.Replaced it ->
                before.in(DeliveryState.REPLACED, Optional.of("replaced by delivery " + it.by()));
        };
    }

    private static Note riding(Note note, Delivery on) {
        boolean arrived = on.state() == DeliveryState.CONFIRMED || on.state() == DeliveryState.HANDED_OVER;
        boolean underway = arrived || on.state() == DeliveryState.OFFERED;
        if (note.spent()) return note;
        return new Note(
                note.ledger(),
                note.origin(),
                note.id(),
                note.text(),
                note.moment(),
                underway ? Optional.of(on.number()) : Optional.empty(),
                arrived);
    }
}
