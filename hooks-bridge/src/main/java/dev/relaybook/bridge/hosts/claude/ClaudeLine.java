// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.claude;

import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.bridge.hosts.log.Line;
import dev.relaybook.bridge.hosts.log.Timestamps;
import dev.relaybook.model.capture.ItemRef;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;

/** One line of a Claude Code transcript, and what can be told of it without reading it whole. */
record ClaudeLine(Json json, long number) {
    /** Types that tell nothing of the conversation; some repeat whole messages, injected text included. */
    private static final Set<String> NOISE = Set.of(
            "queue-operation",
            "last-prompt",
            "mode",
            "permission-mode",
            "file-history-snapshot",
            "summary",
            "custom-title",
            "ai-title",
            "agent-name",
            "agent-color",
            "tag",
            "pr-link",
            "worktree-state",
            "attribution-snapshot",
            "progress",
            "api-request",
            "api-request-blob",
            "api-request-shape",
            "tools-used",
            "atis-latch",
            "cost-state");

    private static final Set<String> MESSAGES = Set.of("user", "assistant", "attachment", "system");
    private static final Set<String> TELLING_ATTACHMENTS =
            Set.of("hook_success", "hook_additional_context", "queued_command");
    private static final byte[] ATTACHMENT = "\"attachment\":{\"type\":\"".getBytes(StandardCharsets.US_ASCII);
    private static final int WINDOW = 160;

    private static final Set<String> BULK = Set.of("usage", "rendered", "stdout", "stderr");
    private static final Set<String> INPUT_BULK = Set.of("content", "new_string", "old_string", "new_source", "edits");
    private static final Set<String> RESULT_KEPT =
            Set.of("interrupted", "backgroundTaskId", "returnCodeInterpretation", "exitCode");

    static final Json.Skip SKIP = ClaudeLine::skips;

    private static boolean skips(String holder, String name) {
        return switch (holder) {
            case "toolUseResult" -> !RESULT_KEPT.contains(name);
            case "input" -> INPUT_BULK.contains(name);
            default -> BULK.contains(name);
        };
    }

    /** The type of a line that need not be read. */
    static Optional<String> uninteresting(Line line) {
        return line.typeUpFront().filter(type -> !MESSAGES.contains(type));
    }

    static boolean isNoise(String type) {
        return NOISE.contains(type);
    }

    /** An attachment that lets no text of a hook or of the user in. */
    static boolean isPlainAttachment(Line line) {
        return line.textAfter(ATTACHMENT, WINDOW)
                .filter(type -> !TELLING_ATTACHMENTS.contains(type))
                .isPresent();
    }

    String type() {
        return json.text("type").orElse("");
    }

    boolean sidechain() {
        return json.isTrue("isSidechain");
    }

    Optional<Instant> at() {
        return json.text("timestamp").flatMap(Timestamps::parse);
    }

    String id() {
        return json.text("uuid").orElse("line-" + number);
    }

    ItemRef ref(Optional<String> anchor) {
        return new ItemRef(id(), number, at(), anchor);
    }

    /** Parts of one line have ids of their own that do not depend on what else was read. */
    ItemRef ref(int part, Optional<String> anchor) {
        return part == 0 ? ref(anchor) : ref(String.valueOf(part), anchor);
    }

    ItemRef ref(String part, Optional<String> anchor) {
        return new ItemRef(id() + "#" + part, number, at(), anchor);
    }
}
