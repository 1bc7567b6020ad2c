// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.settings;

import java.util.regex.Pattern;

/** The program that hosts run; its name is how our entries are told from other people's. */
public final class Launcher {
    private static final Pattern NAME =
            Pattern.compile("(?:^|[/\\\\'\"\\s])relaybook-hook(?:\\.[a-z]+)?(?:$|['\"\\s])");

    private Launcher() {}

    /** Whether a command line runs it. */
    public static boolean isIn(String command) {
        return NAME.matcher(command).find();
    }
}
