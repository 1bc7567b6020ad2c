// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.List;
import java.util.Optional;

/** What became known of a compaction. Only {@link Completed} says that the history was replaced. */
public sealed interface CompactionEvent extends Event {

    /**
     * The host announced a compaction; it may still fail.
     *
     * @param verdict what the gate said of it, where it warned, was overridden or could not stop the host
     */
    record Begun(Trigger trigger, Optional<String> verdict) implements CompactionEvent {}

    /** The gate stopped a manual compaction. */
    record Blocked(List<String> rules, String reason) implements CompactionEvent {}

    /** The gate would have stopped it, but the user asked a second time. */
    record Overridden(List<String> rules) implements CompactionEvent {}

    /**
     * The transcript shows the boundary.
     *
     * @param announced it is the compaction that was announced last, not an older one whose boundary came late
     */
    record Completed(String boundary, Trigger trigger, boolean announced) implements CompactionEvent {}

    record Failed(String reason) implements CompactionEvent {}

    /**
     * What the compaction left.
     *
     * @param number counted by Relaybook within the session, from 1
     * @param summary the summary's text, empty where the host keeps none
     * @param tokensBefore context size before the compaction, in tokens, as the host reports it
     * @param hostFile the host's own checkpoint file
     */
    record CheckpointTaken(
            int number,
            String boundary,
            Trigger trigger,
            String summary,
            boolean opaque,
            Optional<Long> tokensBefore,
            Optional<Long> tokensAfter,
            Optional<String> hostFile)
            implements CompactionEvent {}
}
