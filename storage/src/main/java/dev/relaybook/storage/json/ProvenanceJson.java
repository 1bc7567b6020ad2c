// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage.json;

import dev.relaybook.model.ledger.Provenance;
import dev.relaybook.model.ledger.Source;
import java.util.List;

/** Where statements come from, inside events and in a column of their rows. */
public final class ProvenanceJson {
    private ProvenanceJson() {}

    public static String one(Provenance provenance) {
        return JsonText.object(out -> write(provenance, out));
    }

    public static Provenance one(String json) {
        return read(JsonText.readObject(json));
    }

    public static String all(List<Provenance> provenance) {
        return JsonText.objects(provenance, ProvenanceJson::write);
    }

    /** Read when it is first looked at: to compose a handoff thousands of rows are read, and some hundred told. */
    public static List<Provenance> all(String json) {
        return new LateProvenance(json);
    }

    static List<Provenance> readAll(String json) {
        return JsonText.readObjects(json).stream().map(ProvenanceJson::read).toList();
    }

    static void write(Provenance it, JsonOut out) {
        out.word("source", it.source());
        it.session().ifPresent(key -> out.object("session", fields -> SessionEventJson.writeKey(key, fields)));
        out.number("position", it.position())
                .text("messageId", it.messageId())
                .text("quote", it.quote())
                .number("checkpoint", it.checkpoint())
                .text("commit", it.commit())
                .text("at", it.at().toString());
    }

    static Provenance read(JsonIn in) {
        return new Provenance(
                in.word("source", Source.class),
                in.optionalObject("session").map(SessionEventJson::readKey),
                in.optionalNumber("position"),
                in.optionalText("messageId"),
                in.optionalText("quote"),
                in.optionalNumber("checkpoint").map(Math::toIntExact),
                in.optionalText("commit"),
                in.instant("at"));
    }
}
