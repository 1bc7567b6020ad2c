// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.common;

import java.util.List;
import java.util.function.Function;
import javafx.beans.property.Property;
import javafx.geometry.Pos;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** A few values to choose one of, side by side. */
public final class Choices {

    /** Buttons with the style {@code chip}, tied to {@code chosen}; always one is on. */
    public static <T> HBox chips(List<T> values, Property<T> chosen, Function<T, String> name) {
        var group = new ToggleGroup();
        var box = new HBox(6);
        box.getStyleClass().add("chips");
        box.setAlignment(Pos.CENTER_LEFT);
        for (T value : values) {
            var chip = new ToggleButton(name.apply(value));
            chip.getStyleClass().add("chip");
            chip.setToggleGroup(group);
            chip.setMinWidth(Region.USE_PREF_SIZE);
            chip.setUserData(value);
            chip.setOnAction(_ -> choose(chip, value, chosen));
            box.getChildren().add(chip);
        }
        chosen.subscribe(value -> group.getToggles().forEach(it -> it.setSelected(value.equals(it.getUserData()))));
        return box;
    }

    private static <T> void choose(ToggleButton chip, T value, Property<T> chosen) {
        chip.setSelected(true); // a second click would turn it off
        chosen.setValue(value);
    }

    private Choices() {}
}
