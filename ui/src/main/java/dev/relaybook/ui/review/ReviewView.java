// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.review;

import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Provenance;
import dev.relaybook.model.ledger.ReviewItem;
import dev.relaybook.ui.common.Labels;
import dev.relaybook.ui.common.Messages;
import dev.relaybook.ui.common.Moments;
import dev.relaybook.ui.common.Selection;
import dev.relaybook.ui.common.Shortcut;
import dev.relaybook.ui.common.StateView;
import dev.relaybook.ui.ledger.Origins;
import dev.relaybook.ui.ledger.StatementText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextArea;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** All that waits for a decision: the list, and the question with both statements and their quotes. */
public final class ReviewView {
    private final ReviewViewModel model;
    private final Moments moments;
    private final VBox question = new VBox(24);
    private final TextArea words = new TextArea();
    private final VBox root;

    public ReviewView(ReviewViewModel model, Moments moments) {
        this.model = model;
        this.moments = moments;
        buildWords();
        question.getStyleClass().add("review-question");
        var scroll = new ScrollPane(question);
        scroll.setFitToWidth(true);
        var body = new BorderPane(scroll);
        body.setLeft(list());
        Parent shown =
                new StateView("review", body, model.stateProperty(), model.problemProperty(), model::load).root();
        VBox.setVgrow(shown, Priority.ALWAYS);
        var head = new VBox(
                2,
                Labels.of(Messages.text("review.title"), "title"),
                Labels.of(Messages.text("review.subtitle"), "subtitle"));
        head.getStyleClass().addAll("session-head-view", "review-head");
        root = new VBox(head, shown);
        root.setId("review");
        root.getStyleClass().add("centre");
        model.currentProperty().subscribe(this::show);
    }

    public Parent root() {
        return root;
    }

    /** Lets a proposal be accepted in other words. */
    public void edit() {
        if (words.getParent() == null) return;
        words.requestFocus();
        words.selectAll();
    }

    private Node list() {
        var list = new ListView<ReviewRow>();
        list.setId("review-list");
        list.setAccessibleText(Messages.text("review.title"));
        list.getStyleClass().addAll("checkpoint-list", "review-list");
        list.setCellFactory(_ -> new ReviewCell());
        Selection.tie(list, model.rows(), model.selectedProperty(), row -> Optional.of(row.key()));
        return list;
    }

    private void buildWords() {
        words.setId("review-words");
        words.setWrapText(true);
        words.setPrefRowCount(3);
        words.setAccessibleText(Messages.text("review.words"));
        words.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (Shortcut.CONFIRM.matches(event)) {
                model.reword(words.getText());
                event.consume();
            } else if (Shortcut.CANCEL.matches(event)) {
                question.requestFocus();
                event.consume();
            }
        });
    }

    private void show(Optional<ReviewRow> row) {
        question.getChildren().setAll(row.map(this::parts).orElse(List.of()));
    }

    private List<Node> parts(ReviewRow row) {
        List<Node> parts = new ArrayList<>();
        parts.add(Labels.wrapping(ReviewWords.question(row), "review-ask"));
        parts.add(statement(ReviewWords.kind(row), row.main()));
        row.other().ifPresent(other -> parts.add(statement(ReviewWords.other(row), other)));
        parts.add(answers(row));
        if (row.item() instanceof ReviewItem.Proposal) parts.add(rewording(row.main()));
        return parts;
    }

    private Node statement(String role, LedgerRecord row) {
        var head = new HBox(
                8,
                Labels.of(role, "section-head"),
                Labels.of(row.id().value(), "secondary"),
                Labels.of(
                        Messages.text("kind." + row.kind().word()),
                        "cell-kind",
                        "kind-" + row.kind().word()));
        head.setAlignment(Pos.BASELINE_LEFT);
        var box = new VBox(8, head, StatementText.flow(row.statement(), "statement-large"));
        for (Provenance from : row.provenance()) {
            from.quote().ifPresent(quote -> box.getChildren().add(Labels.wrapping(quote, "quote")));
            box.getChildren().add(Labels.wrapping(Origins.line(from, moments), "secondary"));
        }
        return box;
    }

    private Node rewording(LedgerRecord row) {
        words.setText(row.statement());
        var accept = new Button(Messages.text("review.reword"));
        accept.setId("review-reword");
        accept.setTooltip(new Tooltip(Shortcut.CONFIRM.display()));
        accept.disableProperty().bind(words.textProperty().map(it -> it.isBlank() || it.equals(row.statement())));
        accept.setOnAction(_ -> model.reword(words.getText()));
        return new VBox(8, Labels.of(Messages.text("review.words"), "section-head"), words, accept);
    }

    private Node answers(ReviewRow row) {
        Button keep = button("review-keep", ReviewWords.keep(row), Shortcut.ACCEPT, model::keep);
        keep.getStyleClass().add("accent");
        var box = new HBox(8, keep);
        if (ReviewViewModel.isReplaceable(row)) {
            String id = row.other().orElseThrow().id().value();
            box.getChildren()
                    .add(button(
                            "review-replace",
                            Messages.text("review.replace", id),
                            Shortcut.MERGE,
                            model::replaceOther));
        }
        box.getChildren()
                .addAll(
                        button("review-drop", ReviewWords.drop(row), Shortcut.REJECT, model::drop),
                        button("review-skip", Messages.text("review.skip"), Shortcut.NEXT_ROW, () -> model.move(1)));
        return box;
    }

    private static Button button(String id, String text, Shortcut keys, Runnable action) {
        var button = new Button(text);
        button.setId(id);
        button.setTooltip(new Tooltip(keys.display()));
        button.setOnAction(_ -> action.run());
        return button;
    }
}
