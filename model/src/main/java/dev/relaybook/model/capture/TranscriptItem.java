// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import dev.relaybook.model.ledger.Trigger;
import java.util.Optional;

/** One thing that a host's log tells, in words that no host owns. Readers emit items in the order of the log. */
public sealed interface TranscriptItem {
    ItemRef ref();

    /** What the user typed, without what hooks or the host put beside it. */
    record UserSaid(ItemRef ref, String text) implements TranscriptItem {}

    /** Text of the agent in the main conversation. */
    record AgentSaid(ItemRef ref, String text) implements TranscriptItem {}

    /**
     * An answer of the agent begins in the main conversation: whatever was let into the context before stands above
     * this line. Emitted before what the answer holds.
     *
     * @param turn the host's id of the answer; a second line of the same answer gives no second item
     * @param endsAttempt a compaction that was announced before and shows no boundary above this line did not happen
     */
    record TurnBegan(ItemRef ref, String turn, boolean endsAttempt) implements TranscriptItem {}

    record ToolCalled(ItemRef ref, String callId, ToolUse use) implements TranscriptItem {}

    /**
     * @param use what the call was, as far as the reader still knows it
     * @param exit the exit status of a shell command; empty when it can't be known
     * @param failed the host says that the tool failed
     */
    record ToolReturned(
            ItemRef ref, String callId, Optional<ToolUse> use, String output, Optional<Integer> exit, boolean failed)
            implements TranscriptItem {}

    /**
     * The history was replaced by a summary in the main conversation.
     *
     * @param boundary the key of this compaction
     * @param number the host's own number of the checkpoint
     */
    record CompactionHappened(
            ItemRef ref,
            String boundary,
            Trigger trigger,
            String summary,
            boolean opaque,
            Optional<Integer> number,
            Optional<Long> tokensBefore,
            Optional<Long> tokensAfter,
            Optional<String> hostFile)
            implements TranscriptItem {}

    record CompactionFailed(ItemRef ref, String reason) implements TranscriptItem {}

    /** Text that a hook let into the main conversation. */
    record ContextInjected(ItemRef ref, String text) implements TranscriptItem {}

    /** The host logged that it calls a hook; {@link ItemRef#anchor} identifies the call. */
    record HookCalled(ItemRef ref, String event) implements TranscriptItem {}

    /** Something of a subagent's conversation. */
    record SubagentItem(ItemRef ref) implements TranscriptItem {}

    /** A line that is understood and tells nothing of interest. */
    record Noise(ItemRef ref) implements TranscriptItem {}

    /** A line that is not understood; counted, so that coverage can be told. */
    record Unknown(ItemRef ref, String type) implements TranscriptItem {}
}
