// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.claude;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The hook events of Claude Code that Relaybook uses. */
enum ClaudeEvent {
    SESSION_START("SessionStart", "session-start", true),
    USER_PROMPT_SUBMIT("UserPromptSubmit", "user-prompt-submit", true),
    POST_TOOL_USE("PostToolUse", "post-tool-use", true),
    PRE_COMPACT("PreCompact", "pre-compact", false),
    SESSION_END("SessionEnd", "session-end", false);

    private final String hostName;
    private final String kebab;
    private final boolean takesText;

    ClaudeEvent(String hostName, String kebab, boolean takesText) {
        this.hostName = hostName;
        this.kebab = kebab;
        this.takesText = takesText;
    }

    static Optional<ClaudeEvent> named(String kebab) {
        return Arrays.stream(values())
                .filter(event -> event.kebab.equals(kebab))
                .findFirst();
    }

    String hostName() {
        return hostName;
    }

    String kebab() {
        return kebab;
    }

    /** Whether the event lets text into the context. */
    boolean takesText() {
        return takesText;
    }

    Map<String, String> context(String text) {
        Map<String, String> output = new LinkedHashMap<>();
        output.put("hookEventName", hostName);
        output.put("additionalContext", text);
        return output;
    }

    static Map<String, String> block(String reason) {
        Map<String, String> output = new LinkedHashMap<>();
        output.put("decision", "block");
        output.put("reason", reason);
        return output;
    }
}
