// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage.json;

import java.util.HexFormat;
import java.util.Optional;

/**
 * One event as a line of an export. The payload stands in it as text, byte for byte, since its hash is taken over it.
 *
 * @param payload what happened, with its salt; absent where it was blanked or left out
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record EventLine(
        String origin,
        long seq,
        long lamport,
        long at,
        String ledger,
        String actor,
        String type,
        Optional<Payload> payload,
        byte[] payloadHash,
        byte[] previousHash,
        byte[] hash) {
    private static final HexFormat HEX = HexFormat.of();

    /** A payload and the salt that its hash begins with. */
    public record Payload(String text, byte[] salt) {}

    public String write() {
        return JsonText.object(out -> {
            out.text("origin", origin)
                    .number("seq", seq)
                    .number("lamport", lamport)
                    .number("at", at)
                    .text("ledger", ledger)
                    .text("actor", actor)
                    .text("type", type);
            payload.ifPresent(it -> out.text("payload", it.text()).text("salt", HEX.formatHex(it.salt())));
            out.text("payloadHash", HEX.formatHex(payloadHash))
                    .text("previousHash", HEX.formatHex(previousHash))
                    .text("hash", HEX.formatHex(hash));
        });
    }

    /** The event in a line, or {@link IllegalArgumentException} that says what is wrong with the line. */
    public static EventLine read(String line) {
        return JsonText.readLine(line, EventLine::read);
    }

    private static EventLine read(JsonIn in) {
        return new EventLine(
                in.text("origin"),
                in.number("seq"),
                in.number("lamport"),
                in.number("at"),
                in.text("ledger"),
                in.text("actor"),
                in.text("type"),
                in.optionalText("payload").map(text -> new Payload(text, HEX.parseHex(in.text("salt")))),
                HEX.parseHex(in.text("payloadHash")),
                HEX.parseHex(in.text("previousHash")),
                HEX.parseHex(in.text("hash")));
    }
}
