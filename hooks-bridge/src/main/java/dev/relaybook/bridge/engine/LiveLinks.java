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

/** The agents' live configuration as this machine has it: people keep it in a repository and link to it. */
public final class LiveLinks {
    private LiveLinks() {}

    /** With the files to which links in the user's home lead now. */
    public static LiveConfiguration follow(Map<String, String> environment) {
        Path home = Payload.home(environment);
        List<String> further = new ArrayList<>();
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
}
