// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.codex;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The hook events of Codex CLI that Relaybook uses. */
enum CodexEvent {
    SESSION_START("SessionStart", "session-start", 20),
    USER_PROMPT_SUBMIT("UserPromptSubmit", "user-prompt-submit", 20),
    PRE_COMPACT("PreCompact", "pre-compact", 60);

    private final String hostName;
    private final String kebab;
    private final int timeout;

    CodexEvent(String hostName, String kebab, int timeout) {
        this.hostName = hostName;
        this.kebab = kebab;
        this.timeout = timeout;
    }

    static Optional<CodexEvent> named(String kebab) {
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

    /** In seconds. */
    int timeout() {
        return timeout;
    }

    /** Whether the event lets text into the context. */
    boolean takesText() {
        return this != PRE_COMPACT;
    }

    /** Codex refuses an answer with one member that it does not know. */
    Map<String, Object> context(String text) {
        Map<String, Object> output = new LinkedHashMap<>();
        output.put("hookEventName", hostName);
        output.put("additionalContext", text);
        return Map.of("hookSpecificOutput", output);
    }
}
