// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.timeline;

import dev.relaybook.model.capture.MadeCommit;
import dev.relaybook.model.capture.TestRun;
import dev.relaybook.model.capture.ToolUse;
import dev.relaybook.model.capture.TranscriptItem.CompactionHappened;
import dev.relaybook.model.compose.Mark;
import java.util.List;
import java.util.Optional;

/** One thing that happened in a session. Rows stand in the order of the host's log; secrets in their texts are masked. */
public sealed interface TimelineRow {
    Stretch lines();

    /** What the user typed. */
    record Prompt(Stretch lines, String text) implements TimelineRow {}

    record Answer(Stretch lines, String text) implements TimelineRow {}

    /** The tool calls between two texts, folded into one row. */
    record Tools(Stretch lines, List<Call> calls) implements TimelineRow {}

    record Planned(Stretch lines, List<ToolUse.Step> steps) implements TimelineRow {}

    /** The agent asked something, or waits for a plan to be approved. */
    record Asked(Stretch lines, String text) implements TimelineRow {}

    record Tested(Stretch lines, TestRun run) implements TimelineRow {}

    record Committed(Stretch lines, MadeCommit commit) implements TimelineRow {}

    record Compacted(Stretch lines, CompactionHappened compaction) implements TimelineRow {}

    record CompactionFailed(Stretch lines, String reason) implements TimelineRow {}

    /**
     * A hook let text into the conversation.
     *
     * @param mark of a handoff of Relaybook's
     */
    record Injected(Stretch lines, Optional<Mark> mark, String text) implements TimelineRow {}

    /** Subagents at work, so many lines of them. */
    record Subagents(Stretch lines, int items) implements TimelineRow {}

    /** Lines that are not understood. */
    record NotUnderstood(Stretch lines, int items) implements TimelineRow {}

    /**
     * One tool call.
     *
     * @param tool its name, or what it does
     * @param detail a command, paths, or what else the host shows of it
     */
    record Call(String tool, String detail, Outcome outcome) {}

    /** How a call ended. */
    enum Outcome {
        /** Its result is not in the log, or not yet. */
        OPEN,
        DONE,
        FAILED
    }
}
