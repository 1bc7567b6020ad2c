// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage.json;

import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.ProjectId;
import dev.relaybook.model.ledger.Provenance;
import dev.relaybook.model.ledger.RecordEvent;
import dev.relaybook.model.ledger.RecordId;

/** See {@link EventJson}. */
final class RecordEventJson {
    private RecordEventJson() {}

    static String type(RecordEvent event) {
        return switch (event) {
            case RecordEvent.Proposed _ -> "record-proposed";
            case RecordEvent.Accepted _ -> "record-accepted";
            case RecordEvent.Reopened _ -> "record-reopened";
            case RecordEvent.Rejected _ -> "record-rejected";
            case RecordEvent.Added _ -> "record-added";
            case RecordEvent.SaidAgain _ -> "record-said-again";
            case RecordEvent.Superseded _ -> "record-superseded";
            case RecordEvent.Tombstoned _ -> "record-tombstoned";
            case RecordEvent.Restored _ -> "record-restored";
            case RecordEvent.Pinned _ -> "record-pinned";
            case RecordEvent.Promoted _ -> "record-promoted";
            case RecordEvent.Demoted _ -> "record-demoted";
            case RecordEvent.KeptApart _ -> "record-kept-apart";
        };
    }

    static void write(RecordEvent event, JsonOut out) {
        out.text("id", event.id().value());
        switch (event) {
            case RecordEvent.Proposed it -> writeStatement(it.kind(), it.statement(), it.provenance(), out);
            case RecordEvent.Accepted it -> {
                out.text("rewording", it.rewording());
                it.kind().ifPresent(kind -> out.word("kind", kind));
            }
            case RecordEvent.Reopened it -> out.word("kind", it.kind()).text("statement", it.statement());
            case RecordEvent.Rejected it -> out.text("reason", it.reason());
            case RecordEvent.Added it -> writeStatement(it.kind(), it.statement(), it.provenance(), out);
            case RecordEvent.SaidAgain it ->
                out.object("provenance", from -> ProvenanceJson.write(it.provenance(), from));
            case RecordEvent.Superseded it -> {
                out.text("older", it.older().value());
                writeStatement(it.kind(), it.statement(), it.provenance(), out);
            }
            case RecordEvent.Tombstoned it -> out.text("reason", it.reason());
            case RecordEvent.Restored _ -> {}
            case RecordEvent.Pinned it -> out.flag("pinned", it.pinned());
            case RecordEvent.Promoted it -> out.text("project", it.project().root());
            case RecordEvent.KeptApart it ->
                out.text("other", it.other().value()).flag("apart", it.apart());
            case RecordEvent.Demoted it ->
                out.object("session", fields -> SessionEventJson.writeKey(it.session(), fields));
        }
    }

    static RecordEvent read(String type, JsonIn in) {
        var id = new RecordId(in.text("id"));
        return switch (type) {
            case "record-proposed" -> new RecordEvent.Proposed(id, kind(in), in.text("statement"), provenance(in));
            case "record-accepted" ->
                new RecordEvent.Accepted(
                        id,
                        in.optionalText("rewording"),
                        in.optionalText("kind").map(_ -> kind(in)));
            case "record-reopened" -> new RecordEvent.Reopened(id, kind(in), in.text("statement"));
            case "record-rejected" -> new RecordEvent.Rejected(id, in.text("reason"));
            case "record-added" -> new RecordEvent.Added(id, kind(in), in.text("statement"), provenance(in));
            case "record-said-again" -> new RecordEvent.SaidAgain(id, provenance(in));
            case "record-superseded" ->
                new RecordEvent.Superseded(
                        id, new RecordId(in.text("older")), kind(in), in.text("statement"), provenance(in));
            case "record-tombstoned" -> new RecordEvent.Tombstoned(id, in.text("reason"));
            case "record-restored" -> new RecordEvent.Restored(id);
            case "record-pinned" -> new RecordEvent.Pinned(id, in.flag("pinned"));
            case "record-promoted" -> new RecordEvent.Promoted(id, new ProjectId(in.text("project")));
            case "record-demoted" -> new RecordEvent.Demoted(id, SessionEventJson.readKey(in.object("session")));
            case "record-kept-apart" -> new RecordEvent.KeptApart(id, new RecordId(in.text("other")), in.flag("apart"));
            default -> throw EventJson.unknown(type);
        };
    }

    private static void writeStatement(Kind kind, String statement, Provenance provenance, JsonOut out) {
        out.word("kind", kind)
                .text("statement", statement)
                .object("provenance", from -> ProvenanceJson.write(provenance, from));
    }

    private static Kind kind(JsonIn in) {
        return in.word("kind", Kind.class);
    }

    private static Provenance provenance(JsonIn in) {
        return ProvenanceJson.read(in.object("provenance"));
    }
}
