// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.search;

import java.util.Optional;

/**
 * Scripts that put no space between words: Chinese, Japanese, Korean, Thai and Lao. There each letter is indexed as a word,
 * so that any part of a sentence is found. Hooks call it: plain loops, no lambdas.
 */
public final class UnspacedScript {
    private static final int FIRST = 0x0E00;

    private UnspacedScript() {}

    /** The text with each such letter set apart by spaces, or empty where it holds none. */
    public static Optional<String> spaced(String text) {
        int first = firstIn(text);
        if (first < 0) return Optional.empty();
        StringBuilder out = new StringBuilder(text.length() * 2).append(text, 0, first);
        for (int i = first; i < text.length(); ) {
            int point = text.codePointAt(i);
            i += Character.charCount(point);
            if (holds(point)) out.append(' ').appendCodePoint(point).append(' ');
            else out.appendCodePoint(point);
        }
        return Optional.of(out.toString());
    }

    /** The migration that brought this index counts the same letters. */
    static boolean holds(int point) {
        if (point < FIRST) return false;
        return point <= 0x0EFF
                || (point >= 0x3040 && point <= 0x30FF)
                || (point >= 0x3400 && point <= 0x4DBF)
                || (point >= 0x4E00 && point <= 0x9FFF)
                || (point >= 0xAC00 && point <= 0xD7AF)
                || (point >= 0xF900 && point <= 0xFAFF)
                || (point >= 0xFF66 && point <= 0xFF9F)
                || (point >= 0x20000 && point <= 0x3FFFF);
    }

    private static int firstIn(String text) {
        for (int i = 0; i < text.length(); ) {
            int point = text.codePointAt(i);
            if (holds(point)) return i;
            i += Character.charCount(point);
        }
        return -1;
    }
}
