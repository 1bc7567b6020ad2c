// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

import dev.relaybook.ui.common.Shortcut;
import java.util.EnumMap;
import java.util.Map;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;

/** The keys that work wherever the focus is. */
final class Keyboard {
    private final Map<Shortcut, Runnable> actions = new EnumMap<>(Shortcut.class);

    Keyboard on(Shortcut shortcut, Runnable action) {
        actions.put(shortcut, action);
        return this;
    }

    void listen(Scene scene) {
        scene.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    }

    private void pressed(KeyEvent event) {
        boolean typing = event.getTarget() instanceof TextInputControl;
        actions.forEach((shortcut, action) -> {
            if (event.isConsumed() || !shortcut.matches(event) || typing && shortcut.typed()) return;
            action.run();
            event.consume();
        });
    }
}
