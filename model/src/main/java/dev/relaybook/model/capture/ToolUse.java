// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import java.util.List;
import java.util.Optional;

/** What a tool call does, in words that no host owns. */
public sealed interface ToolUse {
    /** A shell command. */
    record Shell(String command) implements ToolUse {}

    /** Files are written, edited, moved or deleted. Paths are as the host gave them. */
    record Edit(List<String> paths) implements ToolUse {}

    /** The agent's own list of work: what is being done, and what comes next. */
    record Plan(List<Step> steps) implements ToolUse {}

    /** The agent asks the user something or waits for approval of a plan. */
    record Question(String text) implements ToolUse {}

    record Other(String tool, Optional<String> detail) implements ToolUse {}

    /** One line of a plan. */
    record Step(String text, Status status) {}

    /** Where a step stands. */
    enum Status {
        PENDING,
        IN_PROGRESS,
        DONE
    }
}
