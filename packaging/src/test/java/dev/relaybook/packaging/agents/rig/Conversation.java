// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents.rig;

/** One process of an agent, or one series of them, talking within one session. */
public interface Conversation extends AutoCloseable {
    /** Sends a prompt and returns when the agent has finished its turn. */
    void say(String prompt);

    /** Asks for a compaction and returns when the agent is ready again, whatever came of it. */
    void compact();

    /** Waits until this can be read in what the agent prints. */
    void awaitOutput(String text);

    /** The agent's own id of the session; known after the first prompt. */
    String session();

    /** Ends the program the way a user does. */
    void quit();

    /** The same session, in a new process. */
    Conversation resume();

    @Override
    void close();
}
