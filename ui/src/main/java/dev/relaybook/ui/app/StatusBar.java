// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

import dev.relaybook.model.ledger.Receipt;
import dev.relaybook.ui.common.Appearance;
import dev.relaybook.ui.common.Labels;
import dev.relaybook.ui.common.Messages;
import dev.relaybook.ui.common.Spring;
import dev.relaybook.ui.sessions.HostName;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The line at the bottom: who listens, the last hook, and how the window looks. */
final class StatusBar {
    private final Region dot = new Region();
    private final HBox root = new HBox(8);

    StatusBar(BridgeViewModel bridge, ObservableValue<Boolean> failing, Appearance appearance) {
        dot.getStyleClass().add("status-dot");
        ObservableValue<String> said = Bindings.createStringBinding(
                () -> failing.getValue()
                        ? Messages.text("bridge.failing")
                        : listener(bridge.attemptProperty().get()),
                bridge.attemptProperty(),
                failing);
        Label who = Labels.of(said, "status-bridge");
        who.setId("bridge-status");
        who.setMinWidth(Region.USE_PREF_SIZE);
        bridge.attemptProperty().subscribe(now -> colour(style(now, failing.getValue())));
        failing.subscribe(now -> colour(style(bridge.attemptProperty().get(), now)));

        Label receipt = Labels.of(bridge.lastReceiptProperty().map(StatusBar::hook), "status-receipt");
        receipt.setId("last-receipt");
        receipt.setMinWidth(0);
        receipt.setTooltip(tooltip(bridge));

        var gap = new Region();
        gap.setMinWidth(8);
        root.getChildren().addAll(dot, who, gap, receipt, Spring.wide(), look(appearance));
        root.setAlignment(Pos.CENTER_LEFT);
        root.getStyleClass().add("status-bar");
    }

    Parent root() {
        return root;
    }

    private static String listener(Optional<Bridge.Attempt> attempt) {
        if (attempt.isEmpty()) return Messages.text("bridge.starting");
        return switch (attempt.get()) {
            case Bridge.Attempt.Listening _ -> Messages.text("bridge.listening");
            case Bridge.Attempt.Elsewhere(String who) -> Messages.text("bridge.elsewhere", who);
            case Bridge.Attempt.Failed(String reason) -> Messages.text("bridge.off", reason);
        };
    }

    private static String hook(Optional<Receipt> last) {
        return last.map(it -> Messages.text(
                        "bridge.receipt",
                        HostName.of(it.host()),
                        it.event(),
                        it.millis(),
                        Outcomes.words(it.outcome())))
                .orElseGet(() -> Messages.text("bridge.receipt.none"));
    }

    private static Tooltip tooltip(BridgeViewModel bridge) {
        var tooltip = new Tooltip();
        tooltip.textProperty()
                .bind(bridge.lastReceiptProperty()
                        .map(it -> it.map(Receipt::detail).orElse("")));
        return tooltip;
    }

    private static String style(Optional<Bridge.Attempt> attempt, boolean failing) {
        if (failing) return "status-bad";
        if (attempt.isEmpty()) return "status-off";
        return switch (attempt.get()) {
            case Bridge.Attempt.Listening _ -> "status-good";
            case Bridge.Attempt.Elsewhere _ -> "status-good";
            case Bridge.Attempt.Failed _ -> "status-warn";
        };
    }

    private void colour(String style) {
        dot.getStyleClass().setAll("status-dot", style);
    }

    private static Button look(Appearance appearance) {
        var icon = new FontIcon(Feather.MONITOR);
        var button = new Button("", icon);
        button.setId("appearance");
        button.getStyleClass().add("icon-button");
        button.setTooltip(new Tooltip());
        button.setOnAction(_ -> appearance
                .choiceProperty()
                .set(appearance.choiceProperty().get().next()));
        appearance.choiceProperty().subscribe(choice -> {
            icon.setIconCode(
                    switch (choice) {
                        case SYSTEM -> Feather.MONITOR;
                        case LIGHT -> Feather.SUN;
                        case DARK -> Feather.MOON;
                    });
            String words = Messages.text("appearance." + choice.name().toLowerCase(Locale.ROOT));
            button.getTooltip().setText(words);
            button.setAccessibleText(words);
        });
        return button;
    }
}
