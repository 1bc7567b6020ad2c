// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage.json;

import dev.relaybook.model.ledger.Basis;
import dev.relaybook.model.ledger.CompactionEvent;
import dev.relaybook.model.ledger.DeliveryEvent;
import dev.relaybook.model.ledger.Event;
import dev.relaybook.model.ledger.NoteAdded;
import dev.relaybook.model.ledger.Origin;
import dev.relaybook.model.ledger.PayloadRedacted;
import dev.relaybook.model.ledger.RecordEvent;
import dev.relaybook.model.ledger.SectionName;
import dev.relaybook.model.ledger.SectionReplaced;
import dev.relaybook.model.ledger.SessionEvent;

/**
 * The type and payload of every event on disk. Names are written here and in the families beside, never taken from a
 * class; a payload may gain optional fields, and none ever changes its meaning. Fields nobody knows are passed over.
 */
public final class EventJson {
    /** What stands in the place of a payload that was blanked. */
    public static final String REDACTED = "{\"redacted\":true}";

    private EventJson() {}

    /** The name of the event's type, for example {@code record-added}. */
    public static String type(Event event) {
        return switch (event) {
            case SessionEvent it -> SessionEventJson.type(it);
            case RecordEvent it -> RecordEventJson.type(it);
            case SectionReplaced _ -> "section-replaced";
            case CompactionEvent it -> CompactionEventJson.type(it);
            case DeliveryEvent it -> DeliveryEventJson.type(it);
            case NoteAdded _ -> "note-added";
            case PayloadRedacted _ -> "payload-redacted";
        };
    }

    public static String payload(Event event) {
        return JsonText.object(out -> write(event, out));
    }

    /** The event, or {@link IllegalArgumentException} for a type or payload that nobody here knows. */
    public static Event read(String type, String payload) {
        try {
            return read(type, JsonText.readObject(payload));
        } catch (RuntimeException e) {
            throw new IllegalArgumentException("the payload of an event of type " + type + " can't be read", e);
        }
    }

    private static void write(Event event, JsonOut out) {
        switch (event) {
            case SessionEvent it -> SessionEventJson.write(it, out);
            case RecordEvent it -> RecordEventJson.write(it, out);
            case SectionReplaced it ->
                out.word("name", it.name())
                        .text("text", it.text())
                        .word("basis", it.basis())
                        .object("provenance", from -> ProvenanceJson.write(it.provenance(), from));
            case CompactionEvent it -> CompactionEventJson.write(it, out);
            case DeliveryEvent it -> DeliveryEventJson.write(it, out);
            case NoteAdded it -> out.text("id", it.id()).text("text", it.text()).word("at", it.at());
            case PayloadRedacted it ->
                out.text("origin", it.origin().value()).number("seq", it.seq()).text("reason", it.reason());
        }
    }

    private static Event read(String type, JsonIn in) {
        return switch (type) {
            case "section-replaced" -> section(in);
            case "note-added" -> new NoteAdded(in.text("id"), in.text("text"), in.word("at", NoteAdded.Moment.class));
            case "payload-redacted" ->
                new PayloadRedacted(new Origin(in.text("origin")), in.number("seq"), in.text("reason"));
            default -> readFamily(type, in);
        };
    }

    private static Event readFamily(String type, JsonIn in) {
        return switch (type.substring(0, type.indexOf('-') + 1)) {
            case "session-" -> SessionEventJson.read(type, in);
            case "record-" -> RecordEventJson.read(type, in);
            case "compaction-", "checkpoint-" -> CompactionEventJson.read(type, in);
            case "delivery-" -> DeliveryEventJson.read(type, in);
            default -> throw unknown(type);
        };
    }

    private static SectionReplaced section(JsonIn in) {
        return new SectionReplaced(
                in.word("name", SectionName.class),
                in.text("text"),
                in.word("basis", Basis.class),
                ProvenanceJson.read(in.object("provenance")));
    }

    static IllegalArgumentException unknown(String type) {
        return new IllegalArgumentException("an event of type " + type + " is not known");
    }
}
