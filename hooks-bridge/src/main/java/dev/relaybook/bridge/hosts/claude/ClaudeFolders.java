// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.claude;

import dev.relaybook.bridge.hosts.Payload;
import dev.relaybook.bridge.hosts.copilot.CopilotFolders;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** Where Claude Code keeps its things. */
final class ClaudeFolders {
    private ClaudeFolders() {}

    static Path configuration(Map<String, String> environment) {
        return Payload.folder(environment, "CLAUDE_CONFIG_DIR", ".claude");
    }

    static Path transcripts(Map<String, String> environment) {
        return configuration(environment).resolve("projects");
    }

    /**
     * Whether a payload in Claude Code's form comes from Copilot CLI. The session decides, not the environment alone: a
     * Claude Code started in Copilot's shell inherits COPILOT_CLI, but its transcript is its own.
     */
    static boolean isCopilots(Optional<String> transcript, String session, Map<String, String> environment) {
        if (transcript.isPresent()) {
            Optional<Path> path = transcript.flatMap(Payload::absolute);
            return path.isPresent() && CopilotFolders.isTranscript(path.get(), environment);
        }
        return environment.containsKey("COPILOT_CLI") || CopilotFolders.knows(session, environment);
    }
}
