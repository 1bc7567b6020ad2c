// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

/**
 * A token that is known by a mark in its middle.
 *
 * @param before the characters before the mark, {@code fewestBefore} to {@code mostBefore} of them
 * @param hinge how these end
 * @param after the characters after the mark
 */
record TokenMark(
        String rule,
        TokenChars before,
        int fewestBefore,
        int mostBefore,
        String hinge,
        String mark,
        TokenChars after,
        int fewestAfter,
        int mostAfter) {

    char sign() {
        return mark.charAt(0);
    }

    /** Where the token begins whose mark is at {@code at}. */
    int startBefore(String text, int at) {
        return before.runStart(text, at, mostBefore);
    }

    /** The end of the token whose mark is at {@code at}, or -1. */
    int endAt(Runs runs, int at) {
        String text = runs.text();
        if (!text.startsWith(mark, at) || !text.startsWith(hinge, at - hinge.length())) return -1;
        int start = startBefore(text, at);
        if (at - start < fewestBefore || (start > 0 && TokenChars.isWord(text.charAt(start - 1)))) return -1;
        int from = at + mark.length();
        int length = runs.end(after, from) - from;
        if (length < fewestAfter) return -1;
        int end = from + Math.min(length, mostAfter);
        boolean goesOn = end < text.length() && TokenChars.isWord(text.charAt(end));
        return goesOn || Placeholder.fills(text, start, at) ? -1 : end;
    }
}
