// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.injection;

import java.util.List;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/** Lays regions out from the left, each as wide as its share of the whole; no stock pane does. */
final class SharePane extends Pane {
    private static final double HEIGHT = 14;
    private static final double EDGE = 1;

    private double[] shares = {};

    SharePane() {
        setMinHeight(HEIGHT);
        setPrefHeight(HEIGHT);
        setMaxHeight(HEIGHT);
    }

    void show(List<? extends Region> regions, double[] parts) {
        shares = parts.clone();
        getChildren().setAll(regions);
    }

    @Override
    protected void layoutChildren() {
        double whole = getWidth() - 2 * EDGE;
        double from = 0;
        for (int i = 0; i < shares.length; i++) {
            double to = Math.min(whole, from + whole * shares[i]);
            double left = snapPositionX(EDGE + from);
            double right = snapPositionX(EDGE + to);
            getChildren().get(i).resizeRelocate(left, EDGE, right - left, HEIGHT - 2 * EDGE);
            from = to;
        }
    }
}
