// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

/** What agents are told of the marks. Short, since every session pays for it; measured with the o200k vocabulary. */
public final class AgentHint {
    /** The last line of each handoff, 44 tokens. */
    public static final String MARKS_REMINDER =
            "To record more, begin a line with DECISION:, CONSTRAINT:, FACT:, EVIDENCE: or GOTCHA:; to correct, with"
                    + " SUPERSEDES r-id: text or RETIRE r-id: reason.";

    private static final String TEXT =
            "Relaybook carries what you record across compactions. Begin a line with DECISION:, CONSTRAINT:, FACT:,"
                    + " EVIDENCE: or GOTCHA: to record; with SUPERSEDES r-id: text or RETIRE r-id: reason to correct.";

    private AgentHint() {}

    /** For the start of a session, 51 tokens. */
    public static String text() {
        return TEXT;
    }
}
