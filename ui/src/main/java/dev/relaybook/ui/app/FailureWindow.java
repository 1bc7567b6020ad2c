// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

import dev.relaybook.ui.common.Appearance;
import dev.relaybook.ui.common.Fonts;
import dev.relaybook.ui.common.Labels;
import dev.relaybook.ui.common.Messages;
import javafx.geometry.Pos;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** Says why there is no ledger to show, to those who started the app from a desktop and see no terminal. */
final class FailureWindow {
    private final Stage stage = new Stage();

    FailureWindow(String reason) {
        Fonts.load();
        var icon = new FontIcon(Feather.ALERT_TRIANGLE);
        icon.getStyleClass().add("placeholder-icon");
        var close = new Button(Messages.text("failure.close"));
        close.setDefaultButton(true);
        close.setOnAction(_ -> stage.close());
        var box = new VBox(
                10,
                icon,
                Labels.wrapping(Messages.text("failure.title"), "placeholder-title"),
                Labels.wrapping(Messages.text("failure.text"), "placeholder-text"),
                Labels.wrapping(reason, "placeholder-problem"),
                close);
        box.setAlignment(Pos.CENTER);
        box.getStyleClass().addAll("placeholder", "failure");
        var scene = new Scene(box, 520, 320);
        new Appearance().dress(scene);
        stage.setTitle("Relaybook");
        stage.setScene(scene);
    }

    void show(Runnable closed) {
        stage.setOnHidden(_ -> closed.run());
        stage.show();
    }
}
