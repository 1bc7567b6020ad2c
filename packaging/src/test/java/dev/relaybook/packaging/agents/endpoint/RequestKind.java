// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents.endpoint;

/** Why an agent asks the model. Each kind has a queue of its own in the {@link Script}. */
public enum RequestKind {
    /** The main conversation. */
    TURN,
    /** A conversation that a tool call of the main one began. */
    SUBAGENT,
    /** The main conversation is to be summarised. */
    COMPACTION,
    /** A subagent's conversation is to be summarised. */
    SUBAGENT_COMPACTION,
    /** Titles and the like, of no concern to any test. */
    ASIDE;

    /** Stands in every prompt that a test gives to a subagent, and in the summaries of those. */
    public static final String SUBAGENT_MARK = "SUBAGENT-TASK";

    static RequestKind of(boolean compaction, String firstMessage) {
        boolean subagent = firstMessage.contains(SUBAGENT_MARK);
        if (compaction) {
            return subagent ? SUBAGENT_COMPACTION : COMPACTION;
        }
        return subagent ? SUBAGENT : TURN;
    }
}
