// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

import dev.relaybook.bridge.cli.Cli;
import dev.relaybook.bridge.cli.Exit;
import dev.relaybook.bridge.cli.Surroundings;

/** The main of {@code bin/relaybook}. */
public final class RelaybookMain {
    public static void main(String[] args) {
        int exit = Cli.run(args, Surroundings.ofProcess(_ -> {
            System.err.println(
                    "This build has no window yet; relaybook --help lists the commands that work without one.");
            return Exit.UNAVAILABLE;
        }));
        System.out.flush();
        Runtime.getRuntime().exit(exit);
    }

    private RelaybookMain() {}
}
