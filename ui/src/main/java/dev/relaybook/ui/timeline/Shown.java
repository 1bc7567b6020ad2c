// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.timeline;

import dev.relaybook.model.timeline.TimelineRow;

/** Which rows of a timeline are on screen. */
public enum Shown {
    ALL,
    /** What people and the agent said. */
    TALK,
    /** What the agent did, and what came of it. */
    WORK,
    COMPACTIONS;

    boolean holds(TimelineRow row) {
        return this == ALL || this == of(row);
    }

    private static Shown of(TimelineRow row) {
        return switch (row) {
            case TimelineRow.Prompt _, TimelineRow.Answer _, TimelineRow.Asked _ -> TALK;
            case TimelineRow.Tools _,
                    TimelineRow.Planned _,
                    TimelineRow.Tested _,
                    TimelineRow.Committed _,
                    TimelineRow.Subagents _,
                    TimelineRow.NotUnderstood _ -> WORK;
            case TimelineRow.Compacted _, TimelineRow.CompactionFailed _, TimelineRow.Injected _ -> COMPACTIONS;
        };
    }
}
