// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.bridge.hosts.Payload;
import dev.relaybook.model.gate.LiveConfiguration;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The agents' live configuration as this machine has it: people keep it in a repository and link to it, or move an agent's
 * folder by the agent's own variable.
 */
public final class LiveLinks {
    /** The variable, and the folder in the user's home that it takes the place of. */
    private static final Map<String, String> MOVED =
            Map.of("CLAUDE_CONFIG_DIR", ".claude/", "CODEX_HOME", ".codex/", "COPILOT_HOME", ".copilot/");

    private LiveLinks() {}

    /** With the files to which links in the user's home lead now, and those in folders that were moved. */
    public static LiveConfiguration follow(Map<String, String> environment) {
        Path home = Payload.home(environment);
        List<String> further = new ArrayList<>(moved(environment));
        for (String name : LiveConfiguration.inHome()) {
            Path file = home.resolve(name);
            try {
                if (!Files.exists(file)) continue;
                Path real = file.toRealPath();
                if (!real.equals(home.toRealPath().resolve(name))) further.add(real.toString());
            } catch (IOException _) {
                // a link that leads nowhere makes nothing live
            }
        }
        return new LiveConfiguration(further);
    }

    private static List<String> moved(Map<String, String> environment) {
        List<String> moved = new ArrayList<>();
        for (Map.Entry<String, String> it : MOVED.entrySet()) {
            Optional<Path> folder =
                    Payload.environment(environment, it.getKey()).flatMap(Payload::absolute);
            if (folder.isEmpty()) continue;
            for (String name : LiveConfiguration.inHome()) {
                if (!name.startsWith(it.getValue())) continue;
                moved.add(folder.get()
                        .resolve(name.substring(it.getValue().length()))
                        .toString());
            }
        }
        return moved;
    }
}
