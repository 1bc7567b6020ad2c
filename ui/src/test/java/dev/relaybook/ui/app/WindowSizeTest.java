// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class WindowSizeTest {
    @Test
    void itTakesMostOfTheScreen() {
        assertEquals(new WindowSize(1632, 918), WindowSize.on(1920, 1080));
    }

    @Test
    void aSmallScreenIsTakenWhole() {
        assertEquals(new WindowSize(1280, 768), WindowSize.on(1366, 768));
        assertEquals(new WindowSize(1024, 600), WindowSize.on(1024, 600));
    }

    @Test
    void onALargeScreenRoomIsLeft() {
        assertEquals(new WindowSize(2000, 1300), WindowSize.on(3840, 2160));
    }
}
