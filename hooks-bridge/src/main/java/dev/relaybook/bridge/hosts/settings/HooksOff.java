// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.settings;

import dev.relaybook.bridge.hosts.UnreadableSettingsException;
import java.nio.file.Path;
import java.util.List;

/** The member {@code disableAllHooks} that some hosts know in their settings. */
public final class HooksOff {
    private static final String MEMBER = "disableAllHooks";

    private HooksOff() {}

    /** One sentence where a settings file switches all hooks off. */
    public static List<String> in(Path file) {
        try {
            boolean off =
                    SettingsFiles.json(file, SettingsFiles.read(file)).json().isTrue(MEMBER);
            return off
                    ? List.of(file + " switches all hooks off (" + MEMBER + "), so Relaybook is not called.")
                    : List.of();
        } catch (UnreadableSettingsException _) {
            return List.of(); // whoever merges into that file tells
        }
    }
}
