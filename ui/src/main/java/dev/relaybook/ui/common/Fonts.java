// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.common;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import javafx.scene.text.Font;

/**
 * The faces that come with the app. JavaFX knows regular and bold only, so each other weight is a family of its own:
 * "Inter Medium", "Inter SemiBold".
 */
public final class Fonts {
    private static final List<String> FILES =
            List.of("inter-regular.woff", "inter-medium.woff", "inter-semibold.woff", "jetbrains-mono-regular.woff");

    public static void load() {
        FILES.forEach(Fonts::load);
    }

    private static void load(String file) {
        try (InputStream font = Fonts.class.getResourceAsStream("/dev/relaybook/ui/fonts/" + file)) {
            Font.loadFont(Objects.requireNonNull(font, file), 13);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the font " + file, e);
        }
    }

    private Fonts() {}
}
