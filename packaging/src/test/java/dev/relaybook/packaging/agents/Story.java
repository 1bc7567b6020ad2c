// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents;

/** What the agent of a scenario comes to know, and how the user corrects it. None of it stands in a prompt. */
final class Story {
    static final String STREAM = "Parse the log as a stream, never whole";
    static final String API = "The public interface of the parser stays as it is";
    static final String LINE_ENDS = "The fixture has Windows line ends";
    static final String CHUNKS = "Parse the log in chunks of 64 kB";
    static final String OWNER = "The parser belongs to the storage team";

    /** The agent's first answer; only these lines are marks. */
    static final String OPENING = """
        I looked around.

        DECISION: %s
        CONSTRAINT: %s
        GOTCHA: %s
        """.formatted(STREAM, API, LINE_ENDS);

    private Story() {}
}
