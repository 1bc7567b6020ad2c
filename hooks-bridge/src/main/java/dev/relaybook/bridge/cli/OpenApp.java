// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.Home;

/** Opens the window; behind an interface, so that commands load nothing of it. */
@FunctionalInterface
public interface OpenApp {
    /** Returns the exit code when the window was closed, or why there is none. */
    int open(Home home);
}
