// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.sessions;

import atlantafx.base.controls.CustomTextField;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.ui.common.Labels;
import dev.relaybook.ui.common.Messages;
import dev.relaybook.ui.common.Moments;
import dev.relaybook.ui.common.Selection;
import dev.relaybook.ui.common.Shortcut;
import dev.relaybook.ui.common.StateView;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The sidebar. */
public final class SessionsView {
    private final SessionsViewModel model;
    private final CustomTextField search = new CustomTextField();
    private final ListView<SidebarRow> list = new ListView<>();
    private final VBox root;

    /**
     * @param pages the ways to what is of no session alone
     * @param toSession shows the selected session
     */
    public SessionsView(SessionsViewModel model, Moments moments, Node pages, Runnable toSession) {
        this.model = model;
        buildSearch();
        buildList(moments);
        var state = new StateView("sessions", list, model.stateProperty(), model.problemProperty(), model::load);
        VBox.setVgrow(state.root(), Priority.ALWAYS);
        list.setOnMouseClicked(_ -> toSession.run()); // a click on what is selected selects nothing anew
        var top = new VBox(8, search, pages);
        top.getStyleClass().add("sidebar-top");
        root = new VBox(top, state.root());
        root.getStyleClass().add("sidebar");
    }

    public Parent root() {
        return root;
    }

    public void focusSearch() {
        search.requestFocus();
        search.selectAll();
    }

    public void focusList() {
        list.requestFocus();
    }

    private void buildSearch() {
        search.setId("session-search");
        search.setPromptText(Messages.text("sessions.search"));
        search.setAccessibleText(Messages.text("sessions.search"));
        search.setLeft(new FontIcon(Feather.SEARCH));
        search.setRight(Labels.of(Shortcut.FIND.display(), "key-hint"));
        search.textProperty().bindBidirectional(model.queryProperty());
        search.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                search.clear();
                list.requestFocus();
                event.consume();
            } else if (event.getCode() == KeyCode.DOWN || event.getCode() == KeyCode.UP) {
                model.move(event.getCode() == KeyCode.DOWN ? 1 : -1);
                event.consume();
            }
        });
    }

    private void buildList(Moments moments) {
        list.setId("session-list");
        list.setAccessibleText(Messages.text("sessions.list"));
        list.getStyleClass().add("session-list");
        list.setCellFactory(_ -> new SessionCell(moments));
        Selection.tie(list, model.rows(), model.selectedProperty(), SessionsView::key);
        list.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.DOWN || event.getCode() == KeyCode.UP) { // heads are passed over
                model.move(event.getCode() == KeyCode.DOWN ? 1 : -1);
                event.consume();
            }
        });
    }

    private static Optional<LedgerId> key(SidebarRow row) {
        return switch (row) {
            case SidebarRow.Conversation it -> Optional.of(it.summary().ledger());
            case SidebarRow.Project _ -> Optional.empty();
        };
    }
}
