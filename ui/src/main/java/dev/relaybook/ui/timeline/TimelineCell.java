// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.timeline;

import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.timeline.TimelineEntry;
import dev.relaybook.model.timeline.TimelineRow;
import dev.relaybook.ui.common.Labels;
import dev.relaybook.ui.common.Moments;
import dev.relaybook.ui.common.WideCell;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** One row: when, what, the beginning of its text, and what was recorded from it. */
final class TimelineCell extends WideCell<TimelineEntry> {
    private static final PseudoClass COMPACTION = PseudoClass.getPseudoClass("compaction");
    private static final PseudoClass QUIET = PseudoClass.getPseudoClass("quiet");
    private static final int LONGEST = 260;

    private final Moments moments;

    TimelineCell(Moments moments) {
        this.moments = moments;
        getStyleClass().add("timeline-cell");
    }

    @Override
    protected void updateItem(TimelineEntry entry, boolean empty) {
        super.updateItem(entry, empty);
        boolean nothing = empty || entry == null;
        pseudoClassStateChanged(COMPACTION, !nothing && entry.row() instanceof TimelineRow.Compacted);
        pseudoClassStateChanged(QUIET, !nothing && isQuiet(entry.row()));
        setGraphic(nothing ? null : row(entry));
    }

    /** What a reader passes over. */
    private static boolean isQuiet(TimelineRow row) {
        return row instanceof TimelineRow.Tools
                || row instanceof TimelineRow.Subagents
                || row instanceof TimelineRow.NotUnderstood;
    }

    private Node row(TimelineEntry entry) {
        Label time = Labels.of(entry.row().lines().at().map(moments::time).orElse(""), "timeline-time");
        var sign = new StackPane(RowSign.of(entry.row()));
        sign.getStyleClass().add("timeline-sign");
        var words = new VBox(2, Labels.of(RowWords.title(entry), "timeline-title"));
        String text = beginning(entry);
        if (!text.isEmpty()) words.getChildren().add(Labels.wrapping(text, "timeline-text"));
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        var row = new HBox(10, time, sign, words);
        if (!entry.records().isEmpty() && !(entry.row() instanceof TimelineRow.Compacted)) {
            Label ids = Labels.of(ids(entry), "badge", "timeline-records");
            ids.setMinWidth(Label.USE_PREF_SIZE);
            row.getChildren().add(ids);
        }
        row.getStyleClass().add("timeline-row");
        return row;
    }

    private static String beginning(TimelineEntry entry) {
        if (entry.row() instanceof TimelineRow.Compacted it) return RowWords.outcome(entry, it);
        if (entry.row() instanceof TimelineRow.Injected) return "";
        String text = RowWords.text(entry.row()).replaceAll("\\s+", " ").strip();
        if (text.length() <= LONGEST) return text;
        int end = Character.isHighSurrogate(text.charAt(LONGEST - 2)) ? LONGEST - 2 : LONGEST - 1;
        return text.substring(0, end) + "\u2026";
    }

    private static String ids(TimelineEntry entry) {
        return entry.records().stream()
                .map(LedgerRecord::id)
                .map(id -> id.value())
                .limit(3)
                .collect(Collectors.joining(" "));
    }
}
