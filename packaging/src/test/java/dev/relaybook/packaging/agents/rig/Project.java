// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents.rig;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The small git repository the agent works in. */
final class Project {
    private Project() {}

    static void make(Rig rig) {
        RunFolder folder = rig.folder();
        folder.write(folder.project().resolve("README.md"), "# A sample\n");
        git(folder.project(), "init", "-q", ".");
        git(folder.project(), "add", ".");
        git(folder.project(), "-c", "user.name=dev", "-c", "user.email=dev@example.com", "commit", "-q", "-m", "Begin");
    }

    private static void git(Path project, String... arguments) {
        var command = new ArrayList<>(List.of("git"));
        command.addAll(List.of(arguments));
        Commands.output(command, project);
    }
}
