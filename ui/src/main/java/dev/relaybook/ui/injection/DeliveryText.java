// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.injection;

import dev.relaybook.model.ledger.Delivery;
import dev.relaybook.ui.common.Messages;
import dev.relaybook.ui.common.Moments;
import java.util.ArrayList;
import java.util.List;

/** Says where a delivery stands. */
public final class DeliveryText {

    public static String state(Delivery it) {
        return switch (it.state()) {
            case ARMED -> Messages.text("delivery.armed", it.number());
            case OFFERED -> Messages.text(it.provisional() ? "delivery.provisional" : "delivery.offered", it.number());
            case CONFIRMED ->
                it.confirmedAt()
                        .map(line -> Messages.text("delivery.confirmed.at", it.number(), line))
                        .orElseGet(() -> Messages.text("delivery.confirmed", it.number()));
            case HANDED_OVER -> Messages.text("delivery.handed.over", it.number());
            case VOIDED -> Messages.text("delivery.voided", it.number());
            case REPLACED -> Messages.text("delivery.replaced", it.number());
        };
    }

    /** Channel, size, time and, where there is one, the reason. */
    public static String aside(Delivery it, Moments moments) {
        List<String> parts = new ArrayList<>();
        it.offer().ifPresent(offer -> {
            parts.add(offer.channel());
            parts.add(Messages.text("delivery.characters", offer.characters()));
            parts.add(moments.dayAndTime(offer.at()));
        });
        if (it.offers() > 1) parts.add(Messages.text("delivery.offers", it.offers()));
        it.reason().ifPresent(parts::add);
        return String.join(" · ", parts);
    }

    private DeliveryText() {}
}
