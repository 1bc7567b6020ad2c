// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import java.io.IOException;
import java.nio.file.Files;

/**
 * The file {@code unanswered}: whoever listens let a hook wait in vain. The shell launcher leaves it and asks nobody while it is there, so
 * that a listener that hangs holds up one call and not each; a listener that is well takes it away.
 */
final class Unanswered {
    /** Says that somebody listens and answers. */
    static void takeAway(Home home) {
        try {
            Files.deleteIfExists(home.unanswered());
        } catch (IOException _) {
            // hooks do the work themselves as long as it stays
        }
    }

    private Unanswered() {}
}
