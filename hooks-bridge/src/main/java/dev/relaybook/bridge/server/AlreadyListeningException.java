// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.server;

import dev.relaybook.bridge.engine.Home;
import dev.relaybook.bridge.engine.ListenerLock;
import java.io.IOException;

/** Another process listens for this home, and the message says which. */
public final class AlreadyListeningException extends IOException {
    private static final long serialVersionUID = 1;

    AlreadyListeningException(Home home) {
        super("process " + ListenerLock.holder(home).map(String::valueOf).orElse("(unknown)") + " listens for "
                + home.folder() + " already");
    }
}
