// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;

class DisplayTest {

    @Test
    void linuxWithoutEitherVariableHasNone() {
        assertFalse(new Display("Linux", Map.of("DISPLAY", ""), "").there());
    }

    @Test
    void oneOfTheVariablesIsEnough() {
        assertTrue(new Display("Linux", Map.of("DISPLAY", ":0"), "").there());
        assertTrue(new Display("Linux", Map.of("WAYLAND_DISPLAY", "wayland-0"), "").there());
    }

    @Test
    void otherSystemsTellLater() {
        assertTrue(new Display("Mac OS X", Map.of(), "").there());
        assertTrue(new Display("Linux", Map.of(), "Headless").there());
    }
}
