// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.timeline;

import dev.relaybook.model.ledger.Checkpoint;
import dev.relaybook.model.ledger.Delivery;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.timeline.Stretch;
import dev.relaybook.model.timeline.TimelineEntry;
import dev.relaybook.ui.common.Chain;
import dev.relaybook.ui.common.Labels;
import dev.relaybook.ui.common.Messages;
import dev.relaybook.ui.common.Moments;
import dev.relaybook.ui.injection.DeliveryText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextArea;
import javafx.scene.layout.VBox;

/** The selected row as a whole, and the ways from it to what the ledger holds. */
final class TimelinePanel {
    private static final int MOST_LINES = 24;
    private static final int FEWEST_LINES = 2;

    private final Moments moments;
    private final Ways ways;
    private final VBox content = new VBox(20);
    private final ScrollPane root = new ScrollPane(content);

    TimelinePanel(TimelineViewModel model, Moments moments, Ways ways) {
        this.moments = moments;
        this.ways = ways;
        content.getStyleClass().add("inspector-content");
        root.setFitToWidth(true);
        root.setId("timeline-panel");
        root.getStyleClass().add("inspector");
        model.currentProperty().subscribe(this::show);
    }

    Parent root() {
        return root;
    }

    private void show(Optional<TimelineEntry> entry) {
        content.getChildren()
                .setAll(entry.map(this::sections)
                        .orElseGet(
                                () -> List.of(Labels.wrapping(Messages.text("timeline.nothing"), "inspector-hint"))));
        root.setVvalue(0);
    }

    private List<Node> sections(TimelineEntry entry) {
        List<Node> sections = new ArrayList<>();
        var head = new VBox(
                4,
                Labels.wrapping(RowWords.title(entry), "timeline-head"),
                Labels.wrapping(place(entry.row().lines()), "secondary"));
        sections.add(head);
        String text = RowWords.text(entry.row());
        if (!text.isBlank()) sections.add(whole(text));
        if (!entry.records().isEmpty()) sections.add(records(entry.records()));
        entry.checkpoint().ifPresent(it -> sections.add(checkpoint(it)));
        entry.delivery().ifPresent(it -> sections.add(delivery(it)));
        return sections;
    }

    private String place(Stretch lines) {
        String where = lines.first() == lines.last()
                ? Messages.text("timeline.line", lines.first())
                : Messages.text("timeline.lines", lines.first(), lines.last());
        return lines.at().map(at -> where + " · " + moments.dayAndTime(at)).orElse(where);
    }

    private static Node whole(String text) {
        var area = new TextArea(text);
        area.setEditable(false);
        area.setWrapText(true);
        area.setAccessibleText(Messages.text("timeline.text"));
        area.getStyleClass().add("exact-text");
        long lines = text.lines().mapToLong(line -> 1 + line.length() / 40).sum();
        area.setPrefRowCount((int) Math.clamp(lines, FEWEST_LINES, MOST_LINES));
        return area;
    }

    private Node records(List<LedgerRecord> records) {
        var box = new VBox(6, Labels.of(Messages.text("timeline.records"), "section-head"));
        for (LedgerRecord row : records) {
            var open = new Button(row.id() + "  " + row.statement());
            open.getStyleClass().add("record-link");
            open.setMaxWidth(Double.MAX_VALUE);
            open.setOnAction(_ -> ways.toRecord(row));
            box.getChildren().add(open);
        }
        return box;
    }

    private Node checkpoint(Checkpoint it) {
        var open = new Button(Messages.text("timeline.open.checkpoint", it.number()));
        open.setOnAction(_ -> ways.toCheckpoint(it));
        return open;
    }

    private Node delivery(Delivery it) {
        var box = new VBox(8, Labels.of(Messages.text("timeline.delivery"), "section-head"));
        var link = new Chain.Link(
                DeliveryText.state(it),
                DeliveryText.aside(it, moments),
                it.state().open());
        box.getChildren().addAll(Chain.of(List.of(link)));
        return box;
    }
}
