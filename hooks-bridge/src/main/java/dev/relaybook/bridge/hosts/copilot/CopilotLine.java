// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.copilot;

import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.bridge.hosts.log.Line;
import dev.relaybook.bridge.hosts.log.Timestamps;
import dev.relaybook.model.capture.ItemRef;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** One event of a Copilot CLI log, and what can be told of it without reading it whole. */
record CopilotLine(Json json, long number) {
    private static final Set<String> TELLING = Set.of(
            "user.message",
            "assistant.turn_start",
            "assistant.message",
            "tool.user_requested",
            "tool.execution_complete",
            "hook.start",
            "session.compaction_complete");

    /** Events that tell nothing of the conversation, or tell it a second time: the model's whole requests. */
    private static final Set<String> NOISE = Set.of(
            "session.start",
            "session.resume",
            "session.model_change",
            "session.compaction_start",
            "session.warning",
            "session.error",
            "session.info",
            "session.usage_record",
            "session.usage_checkpoint",
            "session.usage_info",
            "session.shutdown",
            "session.idle",
            "session.todos_changed",
            "session.plan_changed",
            "session.mode_changed",
            "session.permissions_changed",
            "session.title_changed",
            "session.context_changed",
            "session.workspace_file_changed",
            "system.message",
            "system.notification",
            "assistant.turn_end",
            "assistant.turn_retry",
            "assistant.intent",
            "assistant.reasoning",
            "assistant.usage",
            "tool.execution_start",
            "tool.execution_progress",
            "tool.execution_partial_result",
            "hook.end",
            "hook.progress",
            "permission.requested",
            "permission.completed",
            "skill.invoked",
            "command.queued",
            "command.execute",
            "command.completed",
            "abort");

    private static final List<String> NOISY_FAMILIES = List.of("model.", "subagent.", "mcp.", "permission.");

    static final Json.Skip SKIP = Json.Skip.everywhere(Set.of(
            "toolTelemetry",
            "contents",
            "binaryResultsForLlm",
            "structuredContent",
            "uiResource",
            "citableSources",
            "compactionTokensUsed",
            "toolResult",
            "file_text",
            "transformedPrompt",
            "initialPrompt",
            "response"));

    /** The type of a line that need not be read. */
    static Optional<String> uninteresting(Line line) {
        return line.typeUpFront().filter(type -> !TELLING.contains(type));
    }

    static boolean isNoise(String type) {
        return NOISE.contains(type) || NOISY_FAMILIES.stream().anyMatch(type::startsWith);
    }

    String type() {
        return json.text("type").orElse("");
    }

    Json data() {
        return json.at("data");
    }

    Optional<Instant> at() {
        return json.text("timestamp").flatMap(Timestamps::parse);
    }

    String id() {
        return json.text("id").orElse("line-" + number);
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

    /** Something of a subagent, whose events stand in the same log. */
    boolean subagent() {
        return json.has("agentId")
                || data().at("input").has("agentId")
                || data().text("source").orElse("").startsWith("agent-");
    }
}
