// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

import java.util.Map;

/** Whether there is anything to open a window on. Loads no JavaFX class. */
record Display(String system, Map<String, String> environment, String platform) {

    static Display here() {
        return new Display(
                System.getProperty("os.name", ""), System.getenv(), System.getProperty("glass.platform", ""));
    }

    /** False only where it is certain: elsewhere JavaFX finds out. */
    boolean there() {
        if (platform.equalsIgnoreCase("Headless") || !system.startsWith("Linux")) return true;
        return named("DISPLAY") || named("WAYLAND_DISPLAY");
    }

    private boolean named(String variable) {
        return !environment.getOrDefault(variable, "").isBlank();
    }
}
