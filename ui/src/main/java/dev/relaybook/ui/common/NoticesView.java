// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.common;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The notices at the lower right of the window. */
public final class NoticesView {
    private final Notices model;
    private final VBox root = new VBox(8);

    public NoticesView(Notices model) {
        this.model = model;
        root.setId("notices");
        root.getStyleClass().add("notices");
        root.setPickOnBounds(false);
        root.setAlignment(Pos.BOTTOM_RIGHT);
        root.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        model.shown().addListener((ListChangeListener<Notice>) _ -> show());
        show();
    }

    public Parent root() {
        return root;
    }

    private void show() {
        root.getChildren().setAll(model.shown().stream().map(this::toast).toList());
    }

    private Node toast(Notice notice) {
        boolean problem = notice.tone() == Notice.Tone.PROBLEM;
        var icon = new FontIcon(problem ? Feather.ALERT_TRIANGLE : Feather.CHECK);
        icon.getStyleClass().add("toast-icon");
        var words = new VBox(2, Labels.wrapping(title(notice), "toast-title"));
        if (!notice.advice().isEmpty()) words.getChildren().add(Labels.wrapping(notice.advice(), "toast-advice"));
        if (!notice.code().isEmpty()) words.getChildren().add(Labels.of(notice.code(), "toast-code"));
        words.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(words, Priority.ALWAYS);

        var toast = new HBox(10, icon, words);
        toast.getChildren().addAll(buttons(notice));
        toast.getStyleClass().addAll("toast", problem ? "toast-problem" : "toast-done");
        toast.setAlignment(Pos.CENTER_LEFT);
        return toast;
    }

    private List<Button> buttons(Notice notice) {
        List<Button> buttons = new ArrayList<>();
        notice.action().ifPresent(action -> {
            var button = new Button(action.label());
            button.setOnAction(_ -> {
                model.dismiss(notice);
                action.run().run();
            });
            buttons.add(button);
        });
        if (!notice.details().isEmpty()) {
            var copy = new Button(Messages.text("notice.copy"));
            copy.setOnAction(
                    _ -> Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, details(notice))));
            buttons.add(copy);
        }
        var close = new Button("", new FontIcon(Feather.X));
        close.setAccessibleText(Messages.text("notice.dismiss"));
        close.getStyleClass().add("icon-button");
        close.setOnAction(_ -> model.dismiss(notice));
        buttons.add(close);
        return buttons;
    }

    private static String title(Notice notice) {
        return notice.times() == 1 ? notice.title() : Messages.text("notice.times", notice.title(), notice.times());
    }

    private static String details(Notice notice) {
        return String.join("\n", notice.title(), notice.advice(), notice.code(), notice.details());
    }
}
