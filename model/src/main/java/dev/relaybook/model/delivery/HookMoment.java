// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.delivery;

import dev.relaybook.model.ledger.Carrier;
import dev.relaybook.model.ledger.SessionEvent;
import dev.relaybook.model.ledger.SessionKey;
import dev.relaybook.model.ledger.Trigger;
import java.util.Optional;

/** What a hook call means, in words that no host owns. A host's dialect makes it from event and payload. */
public sealed interface HookMoment {

    /**
     * A conversation starts or goes on.
     *
     * @param parent the conversation it goes on from, where the host says so
     * @param channel where the hint is let in; empty where no text is let in now
     */
    record SessionBegan(Optional<SessionKey> parent, Optional<SessionEvent.Link> link, Optional<String> channel)
            implements HookMoment {}

    /** A compaction is about to run; it may still fail, or be a subagent's. */
    record CompactionExpected(Trigger trigger, boolean canBlock, boolean steerable) implements HookMoment {}

    /** The host says that a compaction is done and lets text in now, before the boundary is on disk. */
    record CompactionReported(String channel) implements HookMoment {}

    /**
     * The host lets text in: with a prompt, or with a tool's result.
     *
     * @param anchor ties this call to an item of the transcript, see {@link Carrier}
     */
    record TextWelcome(Carrier carrier, String channel, Optional<String> anchor) implements HookMoment {}

    /** The user cleared the conversation. */
    record SessionCleared() implements HookMoment {}

    /** Nothing to do, and why. */
    record Ignored(String reason) implements HookMoment {}
}
