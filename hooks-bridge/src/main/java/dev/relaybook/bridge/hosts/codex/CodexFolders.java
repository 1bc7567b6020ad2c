// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.codex;

import dev.relaybook.bridge.hosts.Payload;
import java.nio.file.Path;
import java.util.Map;

/** Where Codex CLI keeps its things. */
final class CodexFolders {
    private CodexFolders() {}

    static Path home(Map<String, String> environment) {
        return Payload.folder(environment, "CODEX_HOME", ".codex");
    }

    static Path sessions(Map<String, String> environment) {
        return home(environment).resolve("sessions");
    }
}
