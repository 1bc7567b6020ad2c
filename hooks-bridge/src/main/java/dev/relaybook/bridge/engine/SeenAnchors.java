// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.model.ledger.SessionKey;
import java.util.Collection;
import java.util.LinkedHashSet;

/**
 * The hook calls that transcripts were lately seen to log, whoever read the line: a hook must not wait for a line that was
 * read before it came. Thread-safe: guarded by this object.
 */
final class SeenAnchors {
    private static final int MOST = 512;

    private final LinkedHashSet<Seen> seen = new LinkedHashSet<>();

    private record Seen(SessionKey session, String anchor) {}

    synchronized void add(SessionKey session, Collection<String> anchors) {
        for (String anchor : anchors) {
            if (!seen.add(new Seen(session, anchor))) continue;
            if (seen.size() > MOST) seen.removeFirst();
        }
    }

    synchronized boolean contains(SessionKey session, String anchor) {
        return seen.contains(new Seen(session, anchor));
    }
}
