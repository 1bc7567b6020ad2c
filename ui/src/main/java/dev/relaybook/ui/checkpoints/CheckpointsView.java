// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.checkpoints;

import dev.relaybook.model.ledger.Checkpoint;
import dev.relaybook.ui.common.Labels;
import dev.relaybook.ui.common.Messages;
import dev.relaybook.ui.common.Moments;
import dev.relaybook.ui.common.Selection;
import dev.relaybook.ui.common.StateView;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ListView;
import javafx.scene.control.TextArea;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** The compactions of a conversation and the summaries they left. */
public final class CheckpointsView {
    private final CheckpointsViewModel model;
    private final Moments moments;
    private final Parent root;

    public CheckpointsView(CheckpointsViewModel model, Moments moments) {
        this.model = model;
        this.moments = moments;
        var content = new BorderPane(summary());
        content.setLeft(list());
        root = new StateView("checkpoints", content, model.stateProperty(), model.problemProperty(), model::load)
                .root();
    }

    public Parent root() {
        return root;
    }

    private Node list() {
        var list = new ListView<Checkpoint>();
        list.setId("checkpoint-list");
        list.setAccessibleText(Messages.text("checkpoints.list"));
        list.getStyleClass().add("checkpoint-list");
        list.setCellFactory(_ -> new CheckpointCell(moments));
        Selection.tie(list, model.rows(), model.selectedProperty(), Optional::of);
        return list;
    }

    private Node summary() {
        var text = new TextArea();
        text.setId("checkpoint-summary");
        text.setEditable(false);
        text.setWrapText(true);
        text.setAccessibleText(Messages.text("checkpoints.summary"));
        text.getStyleClass().add("exact-text");
        text.textProperty()
                .bind(model.selectedProperty()
                        .map(it -> it.map(CheckpointsView::words).orElse("")));
        VBox.setVgrow(text, Priority.ALWAYS);
        var box = new VBox(10, Labels.of(Messages.text("checkpoints.summary"), "section-head"), text);
        box.getStyleClass().add("injection-body");
        return box;
    }

    private static String words(Checkpoint it) {
        if (it.opaque()) return Messages.text("checkpoints.opaque");
        return it.summary().isBlank() ? Messages.text("checkpoints.no.summary") : it.summary();
    }
}
