// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.search;

import dev.relaybook.ui.common.Labels;
import dev.relaybook.ui.common.Messages;
import dev.relaybook.ui.common.Moments;
import dev.relaybook.ui.common.Spring;
import dev.relaybook.ui.common.StateView;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** A field, and what is found as one types. */
public final class SearchView {
    private final SearchViewModel model;
    private final Consumer<SearchRow> open;
    private final TextField field = new TextField();
    private final ListView<SearchRow> list = new ListView<>();
    private final VBox root;

    /** @param open shows a hit where it belongs */
    public SearchView(SearchViewModel model, Moments moments, Consumer<SearchRow> open) {
        this.model = model;
        this.open = open;
        buildField();
        buildList(moments);
        var head = new VBox(
                8,
                Labels.of(Messages.text("search.title"), "title"),
                field,
                Labels.wrapping(Messages.text("search.filters"), "secondary"));
        head.getStyleClass().addAll("session-head-view", "review-head");
        Parent shown =
                new StateView("search", results(), model.stateProperty(), model.problemProperty(), model::look).root();
        VBox.setVgrow(shown, Priority.ALWAYS);
        root = new VBox(head, remark(), shown);
        root.setId("search");
        root.getStyleClass().add("centre");
    }

    public Parent root() {
        return root;
    }

    public void focus() {
        field.requestFocus();
        field.selectAll();
    }

    private void buildField() {
        field.setId("search-field");
        field.setPromptText(Messages.text("search.prompt"));
        field.setAccessibleText(Messages.text("search.title"));
        field.textProperty().bindBidirectional(model.queryProperty());
        field.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.DOWN || event.getCode() == KeyCode.ENTER) {
                list.requestFocus();
                if (list.getSelectionModel().isEmpty()) list.getSelectionModel().selectFirst();
                event.consume();
            } else if (event.getCode() == KeyCode.ESCAPE) {
                field.clear();
                event.consume();
            }
        });
    }

    private void buildList(Moments moments) {
        list.setId("search-list");
        list.setAccessibleText(Messages.text("search.list"));
        list.setCellFactory(_ -> new SearchCell(moments));
        list.setItems(model.rows());
        list.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) openSelected();
        });
        list.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                openSelected();
                event.consume();
            } else if (event.getCode() == KeyCode.UP && list.getSelectionModel().getSelectedIndex() <= 0) {
                focus();
                event.consume();
            }
        });
    }

    private void openSelected() {
        SearchRow row = list.getSelectionModel().getSelectedItem();
        if (row != null) open.accept(row);
    }

    private Node results() {
        var more = new Button(Messages.text("search.more"));
        more.setId("search-more");
        more.setOnAction(_ -> model.lookFurther());
        var foot = new HBox(more);
        foot.getStyleClass().add("search-foot");
        Labels.showWhen(foot, model.moreProperty());
        VBox.setVgrow(list, Priority.ALWAYS);
        return new VBox(list, foot);
    }

    private Node remark() {
        var show = new Button(Messages.text("search.open"));
        show.setId("search-open");
        show.disableProperty()
                .bind(list.getSelectionModel().selectedItemProperty().isNull());
        show.setOnAction(_ -> openSelected());
        var bar = new HBox(8, Labels.of(model.remarkProperty(), "secondary"), Spring.wide(), show);
        bar.setAlignment(Pos.CENTER_LEFT);
        bar.getStyleClass().add("toolbar");
        return bar;
    }
}
