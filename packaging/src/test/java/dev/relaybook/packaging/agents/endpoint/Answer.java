// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents.endpoint;

import java.util.List;
import java.util.Map;

/**
 * What the model answers to one request: text, tool calls and a reported usage, or a failure. A test puts answers into
 * the {@link Script}; that is how words reach a conversation which stand in no prompt.
 */
public record Answer(String text, List<ToolCall> calls, int usage, int status, String error) {
    /** Far below every window, so that nothing compacts unless a test says so. */
    private static final int LITTLE = 5_000;

    private static final int OK = 200;

    /** One call of one of the agent's own tools. */
    public record ToolCall(String tool, Map<String, Object> input) {}

    public static Answer says(String text) {
        return new Answer(text, List.of(), LITTLE, OK, "");
    }

    public static Answer calls(String tool, Map<String, Object> input) {
        return new Answer("", List.of(new ToolCall(tool, input)), LITTLE, OK, "");
    }

    public static Answer fails(int status, String error) {
        return new Answer("", List.of(), 0, status, error);
    }

    public Answer saying(String text) {
        return new Answer(text, calls, usage, status, error);
    }

    /** The same answer with this many input tokens reported: what an agent compares with its window. */
    public Answer using(int tokens) {
        return new Answer(text, calls, tokens, status, error);
    }

    boolean failed() {
        return status != OK;
    }
}
