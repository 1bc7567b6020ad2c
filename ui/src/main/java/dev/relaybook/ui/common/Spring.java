// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.common;

import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** Takes the room that is left in a row. */
public final class Spring {
    public static Region wide() {
        var spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        return spring;
    }

    private Spring() {}
}
