// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

/**
 * Where runs of characters end in one text. A run is followed once, however many places inside it are asked about, so
 * that a hostile text costs time by its length only. Confined to one call.
 */
final class Runs {
    private static final TokenChars[] CHARS = TokenChars.values();

    private final String text;
    private final int[] from = new int[CHARS.length];
    private final int[] to = new int[CHARS.length];

    Runs(String text) {
        this.text = text;
    }

    String text() {
        return text;
    }

    /** The end of the run that {@code at} is in, or {@code at} itself. */
    int end(TokenChars chars, int at) {
        int row = chars.ordinal();
        if (at < from[row] || at >= to[row]) {
            from[row] = at;
            to[row] = chars.runEnd(text, at, text.length());
        }
        return to[row];
    }
}
