// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

import dev.relaybook.model.secrets.Masking;
import java.util.List;

/** Quotes recorded text as data: masked once more, harmless, and never cut inside a character. */
final class Quoted {
    static final int TITLE = 60;
    static final String CUT = "\u2026 (cut)";

    private final Masking masking;

    Quoted(Masking masking) {
        this.masking = masking;
    }

    String line(String text) {
        String once = masking.mask(text);
        String line = Neutral.line(once);
        // what was hidden between the characters of a secret is gone now
        return line.equals(once) ? line : masking.mask(line);
    }

    /** The lines of a text that are not blank; a secret may reach over several of them. */
    List<String> lines(String text) {
        return masking.mask(text)
                .lines()
                .map(this::line)
                .filter(line -> !line.isBlank())
                .toList();
    }

    String title(String statement) {
        return titleOf(line(statement));
    }

    static String titleOf(String line) {
        return line.length() <= TITLE ? line : cut(line, TITLE - 1).stripTrailing() + "\u2026";
    }

    /** At most so many UTF-16 units, and no half of a surrogate pair at the end. */
    static String cut(String text, int most) {
        if (text.length() <= most) return text;
        int end = most > 0 && Character.isHighSurrogate(text.charAt(most - 1)) ? most - 1 : most;
        return text.substring(0, end);
    }

    /** The text, or its beginning with the notice that it was cut. */
    static String within(String text, int room) {
        return text.length() <= room ? text : cut(text, Math.max(0, room - CUT.length())) + CUT;
    }
}
