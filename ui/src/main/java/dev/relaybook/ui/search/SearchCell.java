// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.search;

import dev.relaybook.model.search.Excerpt;
import dev.relaybook.model.search.Hit;
import dev.relaybook.ui.common.Labels;
import dev.relaybook.ui.common.Messages;
import dev.relaybook.ui.common.Moments;
import dev.relaybook.ui.common.WideCell;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/** One hit: what it is and where, and its text with what was looked for marked. */
final class SearchCell extends WideCell<SearchRow> {
    private final Moments moments;

    SearchCell(Moments moments) {
        this.moments = moments;
        getStyleClass().add("checkpoint-cell");
    }

    @Override
    protected void updateItem(SearchRow row, boolean empty) {
        super.updateItem(row, empty);
        if (empty || row == null) {
            setGraphic(null);
            return;
        }
        var box = new VBox(3, head(row), flow(row.excerpt()), Labels.of(place(row), "secondary"));
        box.getStyleClass().add("search-row");
        setGraphic(box);
    }

    private static HBox head(SearchRow row) {
        return switch (row.hit()) {
            case Hit.OfRecord(var record) -> {
                String kind = record.kind().word();
                String state = record.state().word();
                yield new HBox(
                        8,
                        Labels.of(Messages.text("kind." + kind), "search-kind", "kind-" + kind),
                        Labels.of(record.id().value(), "secondary"),
                        Labels.of(Messages.text("state.one." + state), "secondary"));
            }
            case Hit.OfSection(var section) ->
                new HBox(
                        8,
                        Labels.of(Messages.text("search.section"), "search-kind"),
                        Labels.of(section.name().word(), "secondary"));
            case Hit.OfCheckpoint(var checkpoint) ->
                new HBox(
                        8,
                        Labels.of(Messages.text("search.summary"), "search-kind"),
                        Labels.of(Messages.text("timeline.open.checkpoint", checkpoint.number()), "secondary"));
        };
    }

    private static TextFlow flow(Excerpt excerpt) {
        List<Text> runs = new ArrayList<>();
        int at = 0;
        for (Excerpt.Span mark : excerpt.marks()) {
            if (mark.start() > at) runs.add(run(excerpt.text().substring(at, mark.start()), "search-text"));
            runs.add(run(excerpt.text().substring(mark.start(), mark.end()), "search-mark"));
            at = mark.end();
        }
        if (at < excerpt.text().length()) runs.add(run(excerpt.text().substring(at), "search-text"));
        var flow = new TextFlow(runs.toArray(Text[]::new));
        flow.getStyleClass().add("statement-flow");
        flow.setMinWidth(0);
        return flow;
    }

    private static Text run(String text, String style) {
        var run = new Text(text);
        run.getStyleClass().add(style);
        return run;
    }

    private String place(SearchRow row) {
        Stream<String> project = row.session().stream().map(it -> it.project().name());
        return String.join(
                " · ",
                Stream.of(
                                Stream.of(row.title()),
                                project,
                                Stream.of(moments.dayAndTime(row.hit().at())))
                        .flatMap(it -> it)
                        .filter(it -> !it.isBlank())
                        .toList());
    }
}
