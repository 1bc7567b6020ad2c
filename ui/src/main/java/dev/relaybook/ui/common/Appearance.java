// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.common;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.util.Objects;
import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;

/** How the window looks: light, dark, or as the system does. FX thread only. */
public final class Appearance {
    private static final String BASE = stylesheet("base.css");
    private static final String DARK = stylesheet("dark.css");

    private final ObjectProperty<Choice> choice = new SimpleObjectProperty<>(Choice.SYSTEM);

    /** What a person can choose. */
    public enum Choice {
        SYSTEM,
        LIGHT,
        DARK;

        public Choice next() {
            return values()[(ordinal() + 1) % values().length];
        }
    }

    public ObjectProperty<Choice> choiceProperty() {
        return choice;
    }

    /** Dresses the scene, now and whenever choice or system change. */
    public void dress(Scene scene) {
        var system = Platform.getPreferences().colorSchemeProperty();
        choice.subscribe(_ -> wear(scene, dark(system.get())));
        system.subscribe((_, now) -> wear(scene, dark(now)));
    }

    private boolean dark(ColorScheme system) {
        return switch (choice.get()) {
            case SYSTEM -> system == ColorScheme.DARK;
            case LIGHT -> false;
            case DARK -> true;
        };
    }

    private static void wear(Scene scene, boolean dark) {
        Application.setUserAgentStylesheet(
                dark ? new PrimerDark().getUserAgentStylesheet() : new PrimerLight().getUserAgentStylesheet());
        if (dark) scene.getStylesheets().setAll(BASE, DARK);
        else scene.getStylesheets().setAll(BASE);
    }

    private static String stylesheet(String name) {
        return Objects.requireNonNull(Appearance.class.getResource("/dev/relaybook/ui/" + name), name)
                .toExternalForm();
    }
}
