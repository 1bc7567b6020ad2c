// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.timeline;

import dev.relaybook.model.capture.ToolUse;

/** A tool call in a few words. */
final class ToolWords {
    /** A result whose call stands before what was read. */
    static final TimelineRow.Call UNKNOWN = new TimelineRow.Call("", "", TimelineRow.Outcome.OPEN);

    private ToolWords() {}

    static TimelineRow.Call of(ToolUse use) {
        return switch (use) {
            case ToolUse.Shell it -> call("shell", it.command());
            case ToolUse.Edit it -> call("edit", String.join(", ", it.paths()));
            case ToolUse.Plan _ -> call("plan", "");
            case ToolUse.Question it -> call("question", it.text());
            case ToolUse.Other it -> call(it.tool(), it.detail().orElse(""));
        };
    }

    private static TimelineRow.Call call(String tool, String detail) {
        return new TimelineRow.Call(tool, detail, TimelineRow.Outcome.OPEN);
    }
}
