// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.copilot;

import dev.relaybook.bridge.hosts.Payload;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Where Copilot CLI keeps its things. */
public final class CopilotFolders {
    private static final Path SESSIONS = Path.of("session-state");
    private static final Path LOG = Path.of("events.jsonl");

    private CopilotFolders() {}

    static Path home(Map<String, String> environment) {
        return Payload.folder(environment, "COPILOT_HOME", ".copilot");
    }

    static Path sessions(Map<String, String> environment) {
        return home(environment).resolve(SESSIONS);
    }

    /** Whether a path has the form of a Copilot log: {@code …/session-state/ID/events.jsonl}, or lies among them. */
    public static boolean isTranscript(Path path, Map<String, String> environment) {
        int names = path.getNameCount();
        boolean form = names >= 3 && LOG.equals(path.getFileName()) && SESSIONS.equals(path.getName(names - 3));
        return form || path.startsWith(sessions(environment));
    }

    /** Whether Copilot has a session of this id. */
    public static boolean knows(String session, Map<String, String> environment) {
        Path sessions = sessions(environment);
        return Payload.absolute(sessions + "/" + session)
                .filter(folder -> sessions.equals(folder.getParent()))
                .filter(Files::isDirectory)
                .isPresent();
    }
}
