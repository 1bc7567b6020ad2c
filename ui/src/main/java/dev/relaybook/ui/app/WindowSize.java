// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

/** How large the window opens: most of the screen, all of a small one, and no more than is of use. */
record WindowSize(double width, double height) {
    private static final double SHARE = 0.85;
    private static final WindowSize LEAST = new WindowSize(1280, 800);
    private static final WindowSize MOST = new WindowSize(2000, 1300);

    static WindowSize on(double screenWidth, double screenHeight) {
        return new WindowSize(
                Math.min(screenWidth, Math.clamp(screenWidth * SHARE, LEAST.width, MOST.width)),
                Math.min(screenHeight, Math.clamp(screenHeight * SHARE, LEAST.height, MOST.height)));
    }
}
