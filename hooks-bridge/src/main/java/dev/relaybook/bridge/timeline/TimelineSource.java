// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.timeline;

import dev.relaybook.model.capture.TranscriptUnreadableException;
import dev.relaybook.model.ledger.Session;
import java.util.Optional;

/** Where timelines come from. Blocks; thread-safe. */
public interface TimelineSource {
    /**
     * The newest page; empty where the host's log is gone, or never was.
     *
     * @param shown the newest page so far: it grows where the log did, and comes back as it is where nothing is new
     * @throws TranscriptUnreadableException when the log is there but can't be read
     */
    Optional<TimelinePage> newest(Session session, Optional<TimelinePage> shown);

    /**
     * The page before one that is not the first.
     *
     * @throws TranscriptUnreadableException when the log is there but can't be read
     */
    TimelinePage before(Session session, TimelinePage page);
}
