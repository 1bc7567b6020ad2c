// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage.json;

import dev.relaybook.model.ledger.Carrier;
import dev.relaybook.model.ledger.Delivery;

/** How a delivery left, in a column of its row. */
public final class OfferJson {
    private OfferJson() {}

    public static String write(Delivery.Offer it) {
        return JsonText.object(out -> out.word("carrier", it.carrier())
                .text("channel", it.channel())
                .text("anchor", it.anchor())
                .text("textHash", it.textHash())
                .number("characters", it.characters())
                .number("attempt", it.attempt())
                .texts("notes", it.notes())
                .text("at", it.at().toString()));
    }

    public static Delivery.Offer read(String json) {
        JsonIn in = JsonText.readObject(json);
        return new Delivery.Offer(
                in.word("carrier", Carrier.class),
                in.text("channel"),
                in.optionalText("anchor"),
                in.text("textHash"),
                in.smallNumber("characters"),
                in.smallNumber("attempt"),
                in.texts("notes"),
                in.instant("at"));
    }
}
