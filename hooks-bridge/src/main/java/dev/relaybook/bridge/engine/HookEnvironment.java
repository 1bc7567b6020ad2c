// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The environment variables of a hook that tell something about its host; all others stay where they are. */
public final class HookEnvironment {
    /** The shell launcher names the same ones. */
    public static final List<String> NAMES = List.of(
            "CLAUDECODE",
            "CLAUDE_CODE_ENTRYPOINT",
            "CLAUDE_CODE_SESSION_ID",
            "CLAUDE_CONFIG_DIR",
            "CLAUDE_PROJECT_DIR",
            "AI_AGENT",
            "CODEX_HOME",
            "COPILOT_CLI",
            "COPILOT_CLI_BINARY_VERSION",
            "COPILOT_HOME",
            "COPILOT_PROJECT_DIR",
            "HOME",
            "XDG_CONFIG_HOME",
            "XDG_DATA_HOME",
            "XDG_STATE_HOME");

    /** Those that are set to something. */
    public static Map<String, String> of(Map<String, String> environment) {
        Map<String, String> named = new HashMap<>();
        for (String name : NAMES) {
            String value = environment.get(name);
            if (value != null && !value.isEmpty()) named.put(name, value);
        }
        return named;
    }

    private HookEnvironment() {}
}
