// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.copilot;

import java.util.Arrays;
import java.util.Optional;

/** The hook events of Copilot CLI that Relaybook uses. */
enum CopilotEvent {
    /** Runs beside the first prompt, before the log holds anything of interest. */
    SESSION_START("sessionStart", "session-start", false),
    USER_PROMPT_SUBMITTED("userPromptSubmitted", "user-prompt-submitted", true),
    POST_TOOL_USE("postToolUse", "post-tool-use", true),
    PRE_COMPACT("preCompact", "pre-compact", true);

    private final String hostName;
    private final String kebab;
    private final boolean waits;

    CopilotEvent(String hostName, String kebab, boolean waits) {
        this.hostName = hostName;
        this.kebab = kebab;
        this.waits = waits;
    }

    static Optional<CopilotEvent> named(String kebab) {
        return Arrays.stream(values())
                .filter(event -> event.kebab.equals(kebab))
                .findFirst();
    }

    /** Names one hook call, in a payload as in the log. */
    static String anchor(String hookType, long timestamp) {
        return "hook:" + hookType + ":" + timestamp;
    }

    String hostName() {
        return hostName;
    }

    String kebab() {
        return kebab;
    }

    /** Whether it pays to wait until the log shows the call. */
    boolean waits() {
        return waits;
    }
}
