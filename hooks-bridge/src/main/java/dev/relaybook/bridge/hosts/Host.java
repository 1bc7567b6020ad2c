// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts;

import dev.relaybook.bridge.hosts.log.LogPlaces;
import dev.relaybook.model.capture.TranscriptPlaces;
import dev.relaybook.model.capture.TranscriptReader;
import dev.relaybook.model.ledger.HostId;

/** All that Relaybook knows of one agent program. Implementations hold no state and are thread-safe. */
public interface Host {
    HostId id();

    /** The name people know it by, for example {@code Claude Code}. */
    String title();

    Dialect dialect();

    TranscriptReader reader();

    /** Where {@link #reader} can begin; hosts that keep no log of lines have places of their own. */
    default TranscriptPlaces places() {
        return new LogPlaces();
    }

    Installer installer();
}
