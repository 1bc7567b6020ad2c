// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.ledger;

import dev.relaybook.model.ledger.RecordState;
import dev.relaybook.ui.common.Choices;
import dev.relaybook.ui.common.Messages;
import dev.relaybook.ui.common.Selection;
import dev.relaybook.ui.common.Shortcut;
import dev.relaybook.ui.common.Spring;
import dev.relaybook.ui.common.StateView;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The statements of a conversation, with the inspector beside them. */
public final class LedgerView {
    private static final List<RecordState> STATES = List.of(
            RecordState.ACTIVE,
            RecordState.PROPOSED,
            RecordState.SUPERSEDED,
            RecordState.TOMBSTONED,
            RecordState.REJECTED);

    private static final ObservableValue<Number> NO_ROOM = new SimpleDoubleProperty(0);

    private final LedgerViewModel model;
    private final InspectorViewModel inspector;
    private final Curation curation;
    private final ListView<LedgerRow> list = new ListView<>();
    private final BorderPane root = new BorderPane();

    public LedgerView(
            LedgerViewModel model, InspectorViewModel inspector, InspectorView inspectorView, Curation curation) {
        this.model = model;
        this.inspector = inspector;
        this.curation = curation;
        buildList();
        root.setTop(toolbar());
        root.setCenter(
                new StateView("ledger", table(), model.stateProperty(), model.problemProperty(), model::load).root());
        root.setRight(inspectorView.root());
        root.getStyleClass().add("ledger-view");
    }

    public Parent root() {
        return root;
    }

    /** Selects the row below, or above. */
    public void move(int step) {
        var rows = model.rows();
        int at = list.getSelectionModel().getSelectedIndex();
        for (int next = at + step; next >= 0 && next < rows.size(); next += step) {
            if (rows.get(next) instanceof LedgerRow.Statement it) {
                model.selectedProperty().set(Optional.of(it.key()));
                return;
            }
        }
    }

    public void focusList() {
        list.requestFocus();
    }

    private void buildList() {
        list.setId("statement-list");
        list.setAccessibleText(Messages.text("ledger.list"));
        list.getStyleClass().add("statement-list");
        list.setCellFactory(_ -> new StatementCell(model.tokens()));
        Selection.tie(list, model.rows(), model.selectedProperty(), LedgerView::key);
        list.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.DOWN || event.getCode() == KeyCode.UP) { // heads are passed over
                move(event.getCode() == KeyCode.DOWN ? 1 : -1);
                event.consume();
            } else if (event.getCode() == KeyCode.ENTER) {
                inspector.edit();
                event.consume();
            }
        });
        list.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) inspector.edit();
        });
    }

    private Node table() {
        Node headings = StatementCell.headings();
        HBox.setHgrow(headings, Priority.ALWAYS);
        var gutter = new Region();
        gutter.setMinWidth(Region.USE_PREF_SIZE);
        list.skinProperty().subscribe(() -> makeRoomForScrollBar(gutter));
        var top = new HBox(headings, gutter);
        top.getStyleClass().add("statement-top");
        var table = new VBox(top, list);
        VBox.setVgrow(list, Priority.ALWAYS);
        return table;
    }

    /** The bar stands beside the rows, so that the headings above them have to leave it its room. */
    private void makeRoomForScrollBar(Region gutter) {
        if (!(list.lookup(".scroll-bar:vertical") instanceof ScrollBar bar)) return;
        gutter.prefWidthProperty().bind(bar.visibleProperty().flatMap(shown -> shown ? bar.widthProperty() : NO_ROOM));
    }

    private Parent toolbar() {
        HBox chips = Choices.chips(STATES, model.filterProperty(), state -> chip(state, Map.of()));
        chips.setId("state-chips");
        model.countsProperty()
                .subscribe(counts -> chips.getChildren()
                        .forEach(
                                node -> ((ToggleButton) node).setText(chip((RecordState) node.getUserData(), counts))));

        var undo = new Button(Messages.text("curation.undo"));
        undo.setId("undo");
        undo.disableProperty().bind(curation.undoableProperty().not());
        undo.setOnAction(_ -> curation.undo());
        undo.setTooltip(new Tooltip(Shortcut.UNDO.display()));
        var add = new Button(Messages.text("ledger.add"));
        add.setId("add-statement");
        add.getStyleClass().add("accent");
        add.setOnAction(_ -> inspector.draft().add());
        add.setTooltip(new Tooltip(Shortcut.ADD.display()));

        undo.setMinWidth(Region.USE_PREF_SIZE);
        add.setMinWidth(Region.USE_PREF_SIZE);
        var bar = new HBox(8, chips, Spring.wide(), undo, add);
        bar.setAlignment(Pos.CENTER_LEFT);
        bar.getStyleClass().add("toolbar");
        return bar;
    }

    private static String chip(RecordState state, Map<RecordState, Integer> counts) {
        return Messages.text("state." + state.word()) + " " + Messages.text("number", counts.getOrDefault(state, 0));
    }

    private static Optional<RecordKey> key(LedgerRow line) {
        return switch (line) {
            case LedgerRow.Statement it -> Optional.of(it.key());
            case LedgerRow.Group _ -> Optional.empty();
        };
    }
}
