// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage.json;

import dev.relaybook.model.ledger.Carrier;
import dev.relaybook.model.ledger.DeliveryEvent;

/** See {@link EventJson}. */
final class DeliveryEventJson {
    private DeliveryEventJson() {}

    static String type(DeliveryEvent event) {
        return switch (event) {
            case DeliveryEvent.Armed _ -> "delivery-armed";
            case DeliveryEvent.Offered _ -> "delivery-offered";
            case DeliveryEvent.Bound _ -> "delivery-bound";
            case DeliveryEvent.Rearmed _ -> "delivery-rearmed";
            case DeliveryEvent.Confirmed _ -> "delivery-confirmed";
            case DeliveryEvent.HandedOver _ -> "delivery-handed-over";
            case DeliveryEvent.Voided _ -> "delivery-voided";
            case DeliveryEvent.Replaced _ -> "delivery-replaced";
        };
    }

    static void write(DeliveryEvent event, JsonOut out) {
        out.number("number", event.number());
        switch (event) {
            case DeliveryEvent.Armed it ->
                out.text("nonce", it.nonce())
                        .word("cause", it.cause())
                        .text("boundary", it.boundary())
                        .flag("brief", it.brief());
            case DeliveryEvent.Offered it ->
                out.word("carrier", it.carrier())
                        .text("channel", it.channel())
                        .text("anchor", it.anchor())
                        .text("textHash", it.textHash())
                        .number("characters", it.characters())
                        .number("attempt", it.attempt())
                        .texts("notes", it.notes());
            case DeliveryEvent.Bound it -> out.text("boundary", it.boundary());
            case DeliveryEvent.Rearmed it -> out.text("reason", it.reason());
            case DeliveryEvent.Confirmed it -> out.number("line", it.line());
            case DeliveryEvent.HandedOver it -> out.text("reason", it.reason());
            case DeliveryEvent.Voided it -> out.text("reason", it.reason());
            case DeliveryEvent.Replaced it -> out.number("by", it.by());
        }
    }

    static DeliveryEvent read(String type, JsonIn in) {
        int number = in.smallNumber("number");
        return switch (type) {
            case "delivery-armed" ->
                new DeliveryEvent.Armed(
                        number,
                        in.text("nonce"),
                        in.word("cause", DeliveryEvent.Cause.class),
                        in.optionalText("boundary"),
                        in.flag("brief"));
            case "delivery-offered" -> offered(number, in);
            case "delivery-bound" -> new DeliveryEvent.Bound(number, in.text("boundary"));
            case "delivery-rearmed" -> new DeliveryEvent.Rearmed(number, in.text("reason"));
            case "delivery-confirmed" -> new DeliveryEvent.Confirmed(number, in.number("line"));
            case "delivery-handed-over" -> new DeliveryEvent.HandedOver(number, in.text("reason"));
            case "delivery-voided" -> new DeliveryEvent.Voided(number, in.text("reason"));
            case "delivery-replaced" -> new DeliveryEvent.Replaced(number, in.smallNumber("by"));
            default -> throw EventJson.unknown(type);
        };
    }

    private static DeliveryEvent.Offered offered(int number, JsonIn in) {
        return new DeliveryEvent.Offered(
                number,
                in.word("carrier", Carrier.class),
                in.text("channel"),
                in.optionalText("anchor"),
                in.text("textHash"),
                in.smallNumber("characters"),
                in.smallNumber("attempt"),
                in.texts("notes"));
    }
}
