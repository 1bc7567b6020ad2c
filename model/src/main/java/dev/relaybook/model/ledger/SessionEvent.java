// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.Optional;

/** What became known of a conversation. */
public sealed interface SessionEvent extends Event {
    /** The conversation that the event is about; its ledger holds the event. */
    SessionKey session();

    /**
     * A conversation was seen for the first time, or something about it changed.
     *
     * @param transcript the path of the host's own log
     */
    record Seen(
            SessionKey session,
            ProjectId project,
            Optional<String> transcript,
            Optional<String> branch,
            Optional<String> hostVersion)
            implements SessionEvent {}

    /** A conversation goes on from another one. */
    record Linked(SessionKey session, SessionKey parent, Link link) implements SessionEvent {}

    /** How a conversation goes on from its parent. */
    enum Link {
        RESUME,
        FORK,
        CLEAR
    }

    /** The user cleared the conversation; what it was owed is void. */
    record Cleared(SessionKey session) implements SessionEvent {}
}
