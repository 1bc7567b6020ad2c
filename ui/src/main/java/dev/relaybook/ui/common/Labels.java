// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.common;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;

/** Labels with their style, in one expression. */
public final class Labels {
    public static Label of(String text, String... styles) {
        var label = new Label(text);
        label.getStyleClass().addAll(styles);
        return label;
    }

    public static Label of(ObservableValue<String> text, String... styles) {
        Label label = of("", styles);
        label.textProperty().bind(text);
        return label;
    }

    /** A label that takes as many lines as it needs. */
    public static Label wrapping(String text, String... styles) {
        Label label = of(text, styles);
        label.setWrapText(true);
        label.setMinHeight(Label.USE_PREF_SIZE);
        return label;
    }

    /** A node that takes no room while it is hidden. */
    public static void showWhen(Node node, ObservableValue<Boolean> condition) {
        node.visibleProperty().bind(condition);
        node.managedProperty().bind(condition);
    }

    private Labels() {}
}
