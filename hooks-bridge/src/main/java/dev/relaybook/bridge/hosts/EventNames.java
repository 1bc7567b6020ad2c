// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts;

import java.util.Locale;

/** Hosts, launchers and people spell an event in different ways: {@code PreCompact}, {@code preCompact}, {@code pre-compact}. */
public final class EventNames {
    private static final int LONGEST = 60;

    private EventNames() {}

    /** The spelling with small letters and dashes. */
    public static String kebab(String event) {
        StringBuilder kebab = new StringBuilder();
        String bounded = event.length() > LONGEST ? event.substring(0, LONGEST) : event;
        for (int i = 0; i < bounded.length(); i++) {
            char letter = bounded.charAt(i);
            boolean starts = Character.isUpperCase(letter) && i > 0 && Character.isLowerCase(bounded.charAt(i - 1));
            kebab.append(starts ? "-" : "").append(letter == '_' ? '-' : letter);
        }
        return kebab.toString().toLowerCase(Locale.ROOT);
    }
}
