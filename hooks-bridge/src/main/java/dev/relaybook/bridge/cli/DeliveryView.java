// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.model.ledger.Delivery;
import java.util.LinkedHashMap;
import java.util.Map;

/** A delivery as JSON, and as one line. */
final class DeliveryView {
    private DeliveryView() {}

    static Map<String, Object> of(Delivery it) {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("number", it.number());
        view.put("state", Words.of(it.state()));
        view.put("cause", Words.of(it.cause()));
        it.boundary().ifPresent(boundary -> view.put("boundary", boundary));
        it.offer().ifPresent(offer -> {
            view.put("channel", offer.channel());
            view.put("characters", offer.characters());
            view.put("offeredAt", offer.at().toString());
        });
        view.put("offers", it.offers());
        it.confirmedAt().ifPresent(line -> view.put("confirmedAtLine", line));
        it.reason().ifPresent(reason -> view.put("reason", reason));
        return view;
    }

    /** For example: {@code 2 confirmed, offered through SessionStart, confirmed at line 118}. */
    static String line(Delivery it) {
        StringBuilder line = new StringBuilder().append(it.number()).append(' ').append(Words.of(it.state()));
        it.offer().ifPresent(offer -> line.append(", offered through ").append(offer.channel()));
        if (it.offers() > 1) line.append(" (").append(it.offers()).append(" times)");
        it.confirmedAt().ifPresent(at -> line.append(", confirmed at line ").append(at));
        it.reason().ifPresent(reason -> line.append(", ").append(reason));
        return line.toString();
    }
}
