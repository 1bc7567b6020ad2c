// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.common;

import javafx.animation.FadeTransition;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * A view that has something to show only at times. Its words are under the feature's keys, such as
 * {@code ledger.empty.title}.
 */
public final class StateView {
    private final StackPane root = new StackPane();

    public StateView(
            String feature,
            Node content,
            ObservableValue<LoadState> state,
            ObservableValue<String> problem,
            Runnable retry) {
        root.getStyleClass().add("state-view");
        state.subscribe(now -> {
            switch (now) {
                case READY -> root.getChildren().setAll(content);
                case LOADING -> root.getChildren().setAll(content, loading());
                case EMPTY -> root.getChildren().setAll(words(feature + ".empty", Feather.BOOK_OPEN));
                case NO_MATCH -> root.getChildren().setAll(words(feature + ".nomatch", Feather.FILTER));
                case FAILED -> root.getChildren().setAll(failed(feature, problem.getValue(), retry));
            }
        });
    }

    public Parent root() {
        return root;
    }

    /** Most answers are faster than an eye, so the sign that something is under way comes late. */
    private static Node loading() {
        var spinner = new ProgressIndicator();
        spinner.setMaxSize(24, 24);
        spinner.setOpacity(0);
        var fade = new FadeTransition(Duration.millis(200), spinner);
        fade.setDelay(Duration.millis(300));
        fade.setToValue(1);
        fade.play();
        return spinner;
    }

    private static VBox words(String keys, Feather sign) {
        var icon = new FontIcon(sign);
        icon.getStyleClass().add("placeholder-icon");
        Label title = Labels.wrapping(Messages.text(keys + ".title"), "placeholder-title");
        Label text = Labels.wrapping(Messages.text(keys + ".text"), "placeholder-text");
        return placeholder(icon, title, text);
    }

    private static VBox failed(String feature, String problem, Runnable retry) {
        VBox words = words(feature + ".failed", Feather.ALERT_TRIANGLE);
        var again = new Button(Messages.text("common.retry"));
        again.setOnAction(_ -> retry.run());
        words.getChildren().addAll(Labels.wrapping(problem, "placeholder-problem"), again);
        return words;
    }

    private static VBox placeholder(Node... children) {
        var box = new VBox(8, children);
        box.setAlignment(Pos.CENTER);
        box.getStyleClass().add("placeholder");
        return box;
    }
}
