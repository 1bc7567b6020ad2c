// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.ledger;

import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.RecordState;
import dev.relaybook.ui.common.Labels;
import dev.relaybook.ui.common.Messages;
import dev.relaybook.ui.common.WideCell;
import javafx.beans.binding.Bindings;
import javafx.collections.ObservableMap;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** One line of the table: the head of a kind, or a statement. */
final class StatementCell extends WideCell<LedgerRow> {
    private static final PseudoClass HEAD = PseudoClass.getPseudoClass("head");

    private final ObservableMap<String, Integer> tokens;

    StatementCell(ObservableMap<String, Integer> tokens) {
        this.tokens = tokens;
        getStyleClass().add("statement-cell");
    }

    /** What stands above the columns of the statements. */
    static Node headings() {
        Label statement = heading("statement", "cell-statement");
        statement.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(statement, Priority.ALWAYS);
        var pins = new HBox();
        pins.getStyleClass().add("cell-pin");
        var box = new HBox(
                heading("kind", "cell-kind"),
                statement,
                pins,
                heading("origin", "cell-origin"),
                heading("age", "cell-age"),
                heading("tokens", "cell-tokens"));
        box.getStyleClass().addAll("statement-row", "statement-headings");
        return box;
    }

    private static Label heading(String column, String style) {
        return Labels.of(Messages.text("ledger.column." + column), style, "column-heading");
    }

    @Override
    protected void updateItem(LedgerRow line, boolean empty) {
        super.updateItem(line, empty);
        boolean blank = empty || line == null;
        pseudoClassStateChanged(HEAD, !blank && line instanceof LedgerRow.Group);
        setMouseTransparent(!blank && line instanceof LedgerRow.Group);
        if (blank) {
            setGraphic(null);
            setAccessibleText(null);
            return;
        }
        switch (line) {
            case LedgerRow.Group it ->
                show(head(it), Messages.text("kinds." + it.kind().word()));
            case LedgerRow.Statement it -> show(statement(it), said(it.row()));
        }
    }

    private void show(Node node, String said) {
        setGraphic(node);
        setAccessibleText(said);
    }

    private static String said(LedgerRecord row) {
        return Messages.text("kind." + row.kind().word()) + ", " + row.statement();
    }

    private static Node head(LedgerRow.Group it) {
        String kinds = Messages.text("kinds." + it.kind().word());
        var box = new HBox(Labels.of(Messages.text("ledger.group", kinds, it.count()), "kind-head"));
        box.getStyleClass().add("statement-head");
        box.setAlignment(Pos.CENTER_LEFT);
        return box;
    }

    private Node statement(LedgerRow.Statement line) {
        LedgerRecord row = line.row();
        var words = new VBox(2, StatementText.flow(row.statement(), textStyle(row)));
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        line.older().ifPresent(it -> words.getChildren().add(StatementText.struck(it.statement(), superseded(row))));
        line.newer().ifPresent(it -> words.getChildren().add(note(Messages.text("ledger.newer", it.statement()))));
        row.reason().ifPresent(it -> words.getChildren().add(note(Messages.text("ledger.reason", it))));

        Label kind = Labels.of(
                Messages.text("kind." + row.kind().word()),
                "cell-kind",
                "kind-" + row.kind().word());
        var box = new HBox(kind, words, pin(row), origin(row), age(row), count(row));
        box.getStyleClass().add("statement-row");
        return box;
    }

    private static String textStyle(LedgerRecord row) {
        boolean standing = row.active() || row.state() == RecordState.PROPOSED;
        return standing ? "statement" : "statement-past";
    }

    private static String superseded(LedgerRecord newer) {
        return newer.born() == 0
                ? Messages.text("ledger.superseded")
                : Messages.text("ledger.superseded.after", newer.born());
    }

    private static Node note(String text) {
        return StatementText.flow(text, "statement-why");
    }

    private static Node pin(LedgerRecord row) {
        var place = new HBox();
        place.getStyleClass().add("cell-pin");
        if (row.pinned()) {
            var icon = new FontIcon(Feather.BOOKMARK);
            Tooltip.install(icon, new Tooltip(Messages.text("ledger.pinned")));
            place.getChildren().add(icon);
        }
        return place;
    }

    private static Node origin(LedgerRecord row) {
        Label label = Labels.of(Origins.brief(row), "cell-origin");
        if (row.ledger().session().isEmpty()) label.setText(Messages.text("ledger.project"));
        label.setTooltip(new Tooltip(Messages.text("ledger.origin.hint")));
        return label;
    }

    private static Node age(LedgerRecord row) {
        Label label = Labels.of(Messages.text("ledger.age", row.born()), "cell-age");
        label.setTooltip(new Tooltip(Messages.text("ledger.age.hint", row.born())));
        return label;
    }

    private Node count(LedgerRecord row) {
        Label label = Labels.of("", "cell-tokens");
        label.textProperty().bind(Bindings.valueAt(tokens, row.statement()).map(it -> Messages.text("number", it)));
        label.setTooltip(new Tooltip(Messages.text("ledger.tokens.hint")));
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }
}
