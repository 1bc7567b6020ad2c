// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.timeline;

import dev.relaybook.model.capture.TestRun;
import dev.relaybook.model.timeline.TimelineRow;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * The icon of a row.
 *
 * @param style its colour's style class; what it means is said in words too
 */
record RowSign(Feather icon, String style) {
    private static final String PLAIN = "row-plain";
    private static final String GOOD = "row-good";
    private static final String BAD = "row-bad";

    static FontIcon of(TimelineRow row) {
        RowSign sign = sign(row);
        var icon = new FontIcon(sign.icon());
        icon.getStyleClass().add(sign.style());
        return icon;
    }

    private static RowSign sign(TimelineRow row) {
        return switch (row) {
            case TimelineRow.Prompt _ -> new RowSign(Feather.USER, "row-accent");
            case TimelineRow.Answer _ -> new RowSign(Feather.MESSAGE_SQUARE, PLAIN);
            case TimelineRow.Tools _ -> new RowSign(Feather.TERMINAL, PLAIN);
            case TimelineRow.Planned _ -> new RowSign(Feather.LIST, PLAIN);
            case TimelineRow.Asked _ -> new RowSign(Feather.HELP_CIRCLE, "row-accent");
            case TimelineRow.Tested it -> tests(it.run().status());
            case TimelineRow.Committed _ -> new RowSign(Feather.GIT_COMMIT, GOOD);
            case TimelineRow.Compacted _ -> new RowSign(Feather.MINIMIZE_2, "row-accent");
            case TimelineRow.CompactionFailed _ -> new RowSign(Feather.ALERT_TRIANGLE, BAD);
            case TimelineRow.Injected _ -> new RowSign(Feather.CORNER_DOWN_RIGHT, PLAIN);
            case TimelineRow.Subagents _ -> new RowSign(Feather.GIT_BRANCH, PLAIN);
            case TimelineRow.NotUnderstood _ -> new RowSign(Feather.HELP_CIRCLE, PLAIN);
        };
    }

    private static RowSign tests(TestRun.Status status) {
        return switch (status) {
            case PASSED -> new RowSign(Feather.CHECK_CIRCLE, GOOD);
            case FAILED -> new RowSign(Feather.X_CIRCLE, BAD);
            case UNKNOWN -> new RowSign(Feather.CIRCLE, PLAIN);
        };
    }
}
