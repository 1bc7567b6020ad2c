// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import java.util.Locale;

/** The name of a program without its folder and ending. */
final class ProgramName {
    private ProgramName() {}

    static String of(String word) {
        String name = word.substring(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1)
                .toLowerCase(Locale.ROOT);
        for (String ending : new String[] {".exe", ".cmd", ".bat", ".sh"}) {
            if (name.endsWith(ending)) return name.substring(0, name.length() - ending.length());
        }
        return name;
    }
}
