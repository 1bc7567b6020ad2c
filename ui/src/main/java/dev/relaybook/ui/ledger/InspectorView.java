// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.ledger;

import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Provenance;
import dev.relaybook.ui.common.Chain;
import dev.relaybook.ui.common.Labels;
import dev.relaybook.ui.common.Messages;
import dev.relaybook.ui.common.Moments;
import dev.relaybook.ui.common.Shortcut;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** The panel beside the table: the selected record, or what is being written. */
public final class InspectorView {
    private final InspectorViewModel model;
    private final Moments moments;
    private final LongConsumer toLine;
    private final VBox reading = new VBox(20);
    private final VBox life = new VBox();
    private final StackPane root = new StackPane();

    /** @param toLine shows a line of the session's log */
    public InspectorView(InspectorViewModel model, Moments moments, LongConsumer toLine) {
        this.model = model;
        this.moments = moments;
        this.toLine = toLine;
        reading.getStyleClass().add("inspector-content");
        var scroll = new ScrollPane(reading);
        scroll.setFitToWidth(true);
        var draft = new DraftView(model.draft());
        model.draft().draftingProperty().subscribe(now -> {
            boolean writing = now != Drafting.NOTHING;
            root.getChildren().setAll(writing ? draft.root() : scroll);
            if (writing) draft.focus();
        });
        model.recordProperty().subscribe(this::show);
        model.life().addListener((ListChangeListener<Chain.Link>) _ -> showLife());
        root.setId("inspector");
        root.getStyleClass().add("inspector");
    }

    public Parent root() {
        return root;
    }

    private void show(Optional<LedgerRecord> record) {
        reading.getChildren().setAll(record.map(this::sections).orElseGet(InspectorView::nothing));
    }

    private static List<Node> nothing() {
        return List.of(Labels.wrapping(Messages.text("inspector.nothing"), "inspector-hint"));
    }

    private List<Node> sections(LedgerRecord row) {
        List<Node> sections = new ArrayList<>();
        sections.add(head(row));
        sections.add(section("inspector.origin", sources(row)));
        sections.add(section("inspector.life", life));
        sections.add(section("inspector.place", place()));
        return sections;
    }

    private Node head(LedgerRecord row) {
        var first = new HBox(
                8,
                Labels.of(Messages.text("inspector.title", row.id()), "section-head"),
                Labels.of(
                        Messages.text("state.one." + row.state().word()),
                        "badge",
                        "state-" + row.state().word()));
        first.setAlignment(Pos.CENTER_LEFT);
        return new VBox(8, first, StatementText.flow(row.statement(), "statement-large"), actions(row));
    }

    /** All acts that can be done with a record in its state. */
    private Node actions(LedgerRecord row) {
        var box = new HBox(6);
        switch (row.state()) {
            case ACTIVE ->
                box.getChildren()
                        .addAll(
                                button("edit", Shortcut.EDIT, model::edit),
                                button("tombstone", Shortcut.TOMBSTONE, model::retire),
                                button(row.pinned() ? "unpin" : "pin", Shortcut.PIN, model::togglePin));
            case PROPOSED -> {
                Button accept = button("accept", Shortcut.ACCEPT, model::accept);
                accept.getStyleClass().add("accent");
                box.getChildren()
                        .addAll(
                                accept,
                                button("reword", Shortcut.EDIT, model::edit),
                                button("reject", Shortcut.REJECT, model::retire));
            }
            case SUPERSEDED, TOMBSTONED, REJECTED ->
                box.getChildren().add(button("restore", Shortcut.RESTORE, model::restore));
        }
        return box;
    }

    private static Button button(String act, Shortcut keys, Runnable action) {
        var button = new Button(Messages.text("act." + act));
        button.setId("act-" + act);
        button.setTooltip(new Tooltip(keys.display()));
        button.setOnAction(_ -> action.run());
        return button;
    }

    private static Node section(String title, Node content) {
        return new VBox(8, Labels.of(Messages.text(title), "section-head"), content);
    }

    private Node sources(LedgerRecord row) {
        var box = new VBox(8);
        for (Provenance from : row.provenance()) {
            from.quote().ifPresent(quote -> box.getChildren().add(Labels.wrapping(quote, "quote")));
            box.getChildren().add(Labels.wrapping(Origins.line(from, moments), "secondary"));
            if (isOfThisLog(row, from))
                box.getChildren().add(wayTo(from.position().orElseThrow()));
        }
        return box;
    }

    /** A record of the project may have been said in another session. */
    private static boolean isOfThisLog(LedgerRecord row, Provenance from) {
        return from.position().isPresent()
                && from.session().filter(it -> it.ledger().equals(row.ledger())).isPresent();
    }

    private Node wayTo(long line) {
        var button = new Button(Messages.text("inspector.to.timeline"));
        button.setId("to-timeline");
        button.setOnAction(_ -> toLine.accept(line));
        return button;
    }

    private Node place() {
        var label = Labels.wrapping("", "secondary");
        label.textProperty().bind(model.place());
        return label;
    }

    private void showLife() {
        life.getChildren().setAll(Chain.of(model.life()));
    }
}
