// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.claude;

import dev.relaybook.bridge.hosts.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Tells what a person typed from what the host puts into user messages. */
final class ClaudeTyped {
    private static final List<String> PUT_BY_HOST = List.of(
            "<command-name>",
            "<command-message>",
            "<command-args>",
            "<local-command-",
            "<bash-input>",
            "<bash-stdout>",
            "<bash-stderr>",
            "<system-reminder>",
            "<task-notification>",
            "<user-memory-input>",
            "<ide_",
            "[Request interrupted by user",
            "Stop hook feedback:");

    private ClaudeTyped() {}

    /** What the user typed in this line, if anything. */
    static Optional<String> in(Json line) {
        boolean others = line.isTrue("isMeta")
                || line.isTrue("isCompactSummary")
                || line.isTrue("isVisibleInTranscriptOnly")
                || !line.at("origin").text("kind").orElse("human").equals("human");
        if (others) return Optional.empty();
        Json content = line.at("message").at("content");
        String text = content.isArray() ? joined(content) : content.text().orElse("");
        return text(text);
    }

    private static String joined(Json content) {
        List<String> typed = new ArrayList<>();
        for (Json block : content.items()) {
            if (!block.text("type").orElse("").equals("text")) continue;
            block.text("text").flatMap(ClaudeTyped::text).ifPresent(typed::add);
        }
        return String.join("\n", typed);
    }

    /** The text itself when a person typed it. */
    static Optional<String> text(String text) {
        String start = text.stripLeading();
        boolean typed = !start.isEmpty() && PUT_BY_HOST.stream().noneMatch(start::startsWith);
        return typed ? Optional.of(text) : Optional.empty();
    }
}
