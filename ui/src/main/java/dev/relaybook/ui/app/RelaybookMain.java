// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

import dev.relaybook.bridge.cli.Cli;
import dev.relaybook.bridge.cli.Surroundings;

/** The main of {@code bin/relaybook}: the command line, which is handed how to open the window. */
public final class RelaybookMain {
    public static void main(String[] args) {
        int exit = Cli.run(args, Surroundings.ofProcess(home -> new Desktop(Display.here(), System.err).open(home)));
        System.out.flush();
        Runtime.getRuntime().exit(exit);
    }

    private RelaybookMain() {}
}
