// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

/** A command can't go on; the message says what was wrong and what to do. */
final class Problem extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int exit;

    Problem(int exit, String message) {
        super(message);
        this.exit = exit;
    }

    int exit() {
        return exit;
    }
}
