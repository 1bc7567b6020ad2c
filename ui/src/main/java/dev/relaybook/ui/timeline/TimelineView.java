// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.timeline;

import dev.relaybook.model.timeline.TimelineEntry;
import dev.relaybook.ui.common.Choices;
import dev.relaybook.ui.common.Labels;
import dev.relaybook.ui.common.LoadState;
import dev.relaybook.ui.common.Messages;
import dev.relaybook.ui.common.Moments;
import dev.relaybook.ui.common.Selection;
import dev.relaybook.ui.common.Spring;
import dev.relaybook.ui.common.StateView;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** What happened in a conversation, the newest at the end, with the selected row beside it. */
public final class TimelineView {
    private final TimelineViewModel model;
    private final ListView<TimelineEntry> list = new ListView<>();
    private final BorderPane root = new BorderPane();
    private boolean atEnd = true;

    public TimelineView(TimelineViewModel model, Moments moments, Ways ways) {
        this.model = model;
        buildList(moments);
        root.setTop(toolbar());
        root.setCenter(
                new StateView("timeline", list, model.stateProperty(), model.problemProperty(), model::load).root());
        root.setRight(new TimelinePanel(model, moments, ways).root());
    }

    public Parent root() {
        return root;
    }

    /** Selects the row below, or above. */
    public void move(int step) {
        int next = list.getSelectionModel().getSelectedIndex() + step;
        if (next >= 0 && next < list.getItems().size())
            model.selectedProperty().set(key(list.getItems().get(next)));
    }

    private void buildList(Moments moments) {
        list.setId("timeline-list");
        list.setAccessibleText(Messages.text("timeline.list"));
        list.setCellFactory(_ -> new TimelineCell(moments));
        model.rows().addListener((ListChangeListener<TimelineEntry>) _ -> atEnd = showsEnd());
        Selection.tie(list, model.rows(), model.selectedProperty(), TimelineView::key);
        model.rows().addListener((ListChangeListener<TimelineEntry>) _ -> {
            if (atEnd) scrollToEnd();
        });
        model.stateProperty().subscribe(now -> {
            if (now == LoadState.READY && model.selectedProperty().get().isEmpty()) scrollToEnd();
        });
    }

    /** Whoever looks at the end wants to see what comes. */
    private boolean showsEnd() {
        if (!(list.lookup(".virtual-flow") instanceof VirtualFlow<?> flow)) return true;
        var last = flow.getLastVisibleCell();
        return last == null || last.getIndex() >= flow.getCellCount() - 1;
    }

    private void scrollToEnd() {
        if (list.getItems() == null || list.getItems().isEmpty()) return;
        list.scrollTo(list.getItems().size() - 1);
    }

    private Parent toolbar() {
        HBox chips = Choices.chips(List.of(Shown.values()), model.filterProperty(), TimelineView::name);
        chips.setId("timeline-chips");
        var lines = Labels.of(
                model.linesProperty()
                        .map(it -> it.map(read -> Messages.text("timeline.read", read.first(), read.last()))
                                .orElse("")),
                "secondary");
        var earlier = new Button(Messages.text("timeline.earlier"));
        earlier.setId("timeline-earlier");
        earlier.setMinWidth(Region.USE_PREF_SIZE);
        earlier.disableProperty()
                .bind(model.linesProperty()
                        .map(it -> it.filter(read -> read.first() > 1).isEmpty()));
        earlier.setOnAction(_ -> model.earlier());
        var bar = new HBox(8, chips, Spring.wide(), lines, earlier);
        bar.setAlignment(Pos.CENTER_LEFT);
        bar.getStyleClass().add("toolbar");
        return bar;
    }

    private static String name(Shown shown) {
        return Messages.text("timeline.show." + shown.name().toLowerCase(Locale.ROOT));
    }

    private static Optional<Long> key(TimelineEntry entry) {
        return Optional.of(entry.row().lines().first());
    }
}
