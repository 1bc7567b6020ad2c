// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage.json;

import dev.relaybook.model.ledger.CompactionEvent;
import dev.relaybook.model.ledger.Trigger;

/** See {@link EventJson}. */
final class CompactionEventJson {
    private CompactionEventJson() {}

    static String type(CompactionEvent event) {
        return switch (event) {
            case CompactionEvent.Begun _ -> "compaction-begun";
            case CompactionEvent.Blocked _ -> "compaction-blocked";
            case CompactionEvent.Overridden _ -> "compaction-overridden";
            case CompactionEvent.Completed _ -> "compaction-completed";
            case CompactionEvent.Failed _ -> "compaction-failed";
            case CompactionEvent.CheckpointTaken _ -> "checkpoint-taken";
        };
    }

    static void write(CompactionEvent event, JsonOut out) {
        switch (event) {
            case CompactionEvent.Begun it -> out.word("trigger", it.trigger()).text("verdict", it.verdict());
            case CompactionEvent.Blocked it -> out.texts("rules", it.rules()).text("reason", it.reason());
            case CompactionEvent.Overridden it -> out.texts("rules", it.rules());
            case CompactionEvent.Completed it ->
                out.text("boundary", it.boundary())
                        .word("trigger", it.trigger())
                        .flag("announced", it.announced());
            case CompactionEvent.Failed it -> out.text("reason", it.reason());
            case CompactionEvent.CheckpointTaken it ->
                out.number("number", it.number())
                        .text("boundary", it.boundary())
                        .word("trigger", it.trigger())
                        .text("summary", it.summary())
                        .flag("opaque", it.opaque())
                        .number("tokensBefore", it.tokensBefore())
                        .number("tokensAfter", it.tokensAfter())
                        .text("hostFile", it.hostFile());
        }
    }

    static CompactionEvent read(String type, JsonIn in) {
        return switch (type) {
            case "compaction-begun" -> new CompactionEvent.Begun(trigger(in), in.optionalText("verdict"));
            case "compaction-blocked" -> new CompactionEvent.Blocked(in.texts("rules"), in.text("reason"));
            case "compaction-overridden" -> new CompactionEvent.Overridden(in.texts("rules"));
            case "compaction-completed" ->
                new CompactionEvent.Completed(in.text("boundary"), trigger(in), in.flag("announced"));
            case "compaction-failed" -> new CompactionEvent.Failed(in.text("reason"));
            case "checkpoint-taken" ->
                new CompactionEvent.CheckpointTaken(
                        in.smallNumber("number"),
                        in.text("boundary"),
                        trigger(in),
                        in.text("summary"),
                        in.flag("opaque"),
                        in.optionalNumber("tokensBefore"),
                        in.optionalNumber("tokensAfter"),
                        in.optionalText("hostFile"));
            default -> throw EventJson.unknown(type);
        };
    }

    private static Trigger trigger(JsonIn in) {
        return in.word("trigger", Trigger.class);
    }
}
