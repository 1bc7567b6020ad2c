// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.common;

import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ListCell;
import javafx.scene.layout.Region;

/** A cell as wide as its list and as high as its content needs at that width; the stock cell asks for one line only. */
public abstract class WideCell<T> extends ListCell<T> {
    protected WideCell() {
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    }

    @Override
    protected double computePrefHeight(double width) {
        if (!(getGraphic() instanceof Region content)) return super.computePrefHeight(width);
        double inner = width - snappedLeftInset() - snappedRightInset();
        return snappedTopInset() + content.prefHeight(inner) + snappedBottomInset();
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefWidth(double height) {
        return 0; // never wider than the list, so it scrolls up and down only
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        if (!(getGraphic() instanceof Region content)) return;
        content.resizeRelocate(
                snappedLeftInset(),
                snappedTopInset(),
                getWidth() - snappedLeftInset() - snappedRightInset(),
                getHeight() - snappedTopInset() - snappedBottomInset());
    }
}
