// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.codex;

import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.bridge.hosts.log.Line;
import dev.relaybook.bridge.hosts.log.Timestamps;
import dev.relaybook.model.capture.ItemRef;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** One line of a Codex CLI rollout file, and what can be told of it without reading it whole. */
record CodexLine(Json json, long number) {
    private static final Set<String> TELLING = Set.of("response_item", "event_msg", "compacted", "session_meta");
    private static final Set<String> NOISE = Set.of("turn_context", "world_state", "token_usage_record");
    private static final byte[] TYPE = "\"type\":\"".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] EVENT =
            "\"type\":\"event_msg\",\"payload\":{\"type\":\"".getBytes(StandardCharsets.US_ASCII);
    private static final Set<String> TELLING_EVENTS =
            Set.of("task_started", "task_complete", "turn_aborted", "token_count");
    private static final int WINDOW = 200;

    /** The history once more, and what no reader needs. */
    static final Json.Skip SKIP = Json.Skip.everywhere(Set.of(
            "replacement_history",
            "replacement_history_metadata",
            "retained_context",
            "resume_metadata",
            "latest_token_usage_record",
            "base_instructions",
            "encrypted_content",
            "rate_limits",
            "content_item_metadata"));

    /** The type of a line that need not be read. */
    static Optional<String> uninteresting(Line line) {
        Optional<String> event = line.textAfter(EVENT, WINDOW);
        if (event.isPresent()) return event.filter(type -> !TELLING_EVENTS.contains(type));
        return line.textAfter(TYPE, WINDOW).filter(type -> !TELLING.contains(type));
    }

    /** Events tell what response items tell too, or nothing of the conversation. */
    static boolean isNoise(Line line, String type) {
        return NOISE.contains(type) || line.textAfter(EVENT, WINDOW).isPresent();
    }

    String type() {
        return json.text("type").orElse("");
    }

    Json payload() {
        return json.at("payload");
    }

    /** The kind of a response item or an event. */
    String kind() {
        return payload().text("type").orElse("");
    }

    private Json passedThrough() {
        return payload().at("internal_chat_message_metadata_passthrough");
    }

    /** The turn that an item belongs to. */
    Optional<String> turn() {
        return passedThrough().text("turn_id").or(() -> payload().text("turn_id"));
    }

    /** The summary that a compaction asked the model for; no answer to anybody. */
    boolean isCompactionsOutput() {
        return json.at("metadata").isTrue("compaction_output");
    }

    /** The texts of a message, those of one kind where kinds are told. */
    List<String> texts(String kind) {
        List<Json> parts = payload().items("content");
        List<Json> kinds = passedThrough().items("content_item_kinds");
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            boolean wanted = i < kinds.size() && kinds.get(i).text().equals(Optional.of(kind));
            if (wanted) parts.get(i).text("text").ifPresent(texts::add);
        }
        return texts;
    }

    /** All text of a message. */
    String text() {
        StringBuilder text = new StringBuilder();
        for (Json part : payload().items("content")) {
            if (!text.isEmpty()) text.append('\n');
            text.append(part.text("text").orElse(""));
        }
        return text.toString();
    }

    Optional<Instant> at() {
        return json.text("timestamp").flatMap(Timestamps::parse);
    }

    private String id() {
        return payload().text("id").or(() -> payload().text("call_id")).orElse("line-" + number);
    }

    ItemRef ref() {
        return ref(Optional.empty());
    }

    ItemRef ref(Optional<String> anchor) {
        return new ItemRef(id(), number, at(), anchor);
    }

    ItemRef ref(String part, Optional<String> anchor) {
        return new ItemRef(id() + "#" + part, number, at(), anchor);
    }
}
