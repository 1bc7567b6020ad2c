// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.ledger;

import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.ui.common.Choices;
import dev.relaybook.ui.common.Labels;
import dev.relaybook.ui.common.Messages;
import dev.relaybook.ui.common.Shortcut;
import dev.relaybook.ui.common.Spring;
import java.util.List;
import java.util.Locale;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/** Where a statement or a reason is written. */
final class DraftView {
    private final DraftViewModel model;
    private final TextArea text = new TextArea();
    private final VBox struck = new VBox();
    private final FlowPane reasons = new FlowPane(6, 6);
    private final VBox root;

    DraftView(DraftViewModel model) {
        this.model = model;
        root = new VBox(12, title(), struck, kinds(), text, reasons, hint(), buttons());
        root.getStyleClass().addAll("inspector-content", "draft");
        root.addEventFilter(KeyEvent.KEY_PRESSED, this::keys);
        buildText();
        Labels.showWhen(struck, Bindings.isNotEmpty(struck.getChildren()));
        Labels.showWhen(reasons, Bindings.isNotEmpty(reasons.getChildren()));
        model.aboutProperty().subscribe(_ -> showStruck());
        model.draftingProperty().subscribe(_ -> begin());
        model.recentReasons().addListener((ListChangeListener<String>) _ -> showReasons());
    }

    Parent root() {
        return root;
    }

    private Node title() {
        return Labels.of(words("draft.title"), "section-head");
    }

    private Node hint() {
        var hint = Labels.wrapping("", "secondary");
        hint.textProperty().bind(words("draft.hint"));
        return hint;
    }

    private Node kinds() {
        HBox chips =
                Choices.chips(List.of(Kind.values()), model.kindProperty(), it -> Messages.text("kind." + it.word()));
        chips.setId("draft-kinds");
        var flow = new FlowPane(6, 6);
        flow.getChildren().setAll(chips.getChildren());
        Labels.showWhen(
                flow,
                model.draftingProperty()
                        .map(now -> now == Drafting.STATEMENT || now == Drafting.REWORDING && !proposal()));
        return flow;
    }

    private boolean proposal() {
        return model.aboutProperty().get().filter(row -> !row.active()).isPresent();
    }

    private void buildText() {
        text.setId("draft-text");
        text.setWrapText(true);
        text.setPrefRowCount(5);
        text.textProperty().bindBidirectional(model.textProperty());
        text.promptTextProperty().bind(words("draft.prompt"));
        text.accessibleTextProperty().bind(words("draft.prompt"));
    }

    private Node buttons() {
        var confirm = new Button();
        confirm.setId("draft-confirm");
        confirm.getStyleClass().add("accent");
        confirm.textProperty().bind(words("draft.confirm"));
        BooleanBinding vain = model.confirmable().not();
        confirm.disableProperty().bind(vain);
        confirm.setOnAction(_ -> model.confirm());
        var cancel = new Button(Messages.text("draft.cancel"));
        cancel.setId("draft-cancel");
        cancel.setOnAction(_ -> model.cancel());
        var row = new HBox(6, confirm, cancel, Spring.wide(), Labels.of(Shortcut.CONFIRM.display(), "key-hint"));
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private void keys(KeyEvent event) {
        if (Shortcut.CONFIRM.matches(event)) model.confirm();
        else if (Shortcut.CANCEL.matches(event)) model.cancel();
        else return;
        event.consume();
    }

    private void begin() {
        if (model.draftingProperty().get() == Drafting.NOTHING) return;
        showStruck();
        showReasons();
    }

    void focus() {
        text.requestFocus();
        text.end();
    }

    /** What the newer words take the place of. */
    private void showStruck() {
        struck.getChildren()
                .setAll(model.aboutProperty().get().map(this::old).stream().toList());
    }

    private Node old(LedgerRecord row) {
        return StatementText.struck(row.statement(), row.id().value());
    }

    private void showReasons() {
        Drafting now = model.draftingProperty().get();
        boolean asked = now == Drafting.TOMBSTONE || now == Drafting.REJECTION;
        reasons.getChildren()
                .setAll(asked ? model.recentReasons().stream().map(this::reason).toList() : List.of());
    }

    private Node reason(String words) {
        var chip = new Button(words);
        chip.getStyleClass().add("chip");
        chip.setOnAction(_ -> model.textProperty().set(words));
        return chip;
    }

    /** The words for what is being written, under {@code feature.statement} and so on. */
    private ObservableValue<String> words(String feature) {
        return Bindings.createStringBinding(
                () -> switch (model.draftingProperty().get()) {
                    case NOTHING -> "";
                    case Drafting now ->
                        Messages.text(feature + "." + now.name().toLowerCase(Locale.ROOT));
                },
                model.draftingProperty());
    }
}
