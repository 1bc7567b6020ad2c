// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

/**
 * Reads one character that may be written as an escape of JSON or of a program: {@code \n}, {@code \"}, {@code A},
 * {@code \x41}, and a backslash that ends a line, which stands for nothing. A run of backslashes counts as one, since text
 * in a string in a string carries many. Confined to one call.
 */
final class Escape {
    /** What a line continuation stands for. */
    static final int NOTHING = -1;

    private static final int DEEPEST = 64;

    private final String text;
    private int point;
    private int end;

    Escape(String text) {
        this.text = text;
    }

    /** The code point read last. */
    int point() {
        return point;
    }

    /** Where it ends. */
    int end() {
        return end;
    }

    void readAt(int at) {
        point = text.codePointAt(at);
        end = at + Character.charCount(point);
        if (point == '\\') readEscape(at);
    }

    private void readEscape(int at) {
        int letter = at;
        while (letter < text.length() && letter - at < DEEPEST && text.charAt(letter) == '\\') letter++;
        if (letter == text.length()) return;
        switch (text.charAt(letter)) {
            case 'n' -> take('\n', letter + 1);
            case 'r' -> take('\r', letter + 1);
            case 't' -> take('\t', letter + 1);
            case 'b' -> take('\b', letter + 1);
            case 'f' -> take('\f', letter + 1);
            case 'e' -> take(0x1B, letter + 1);
            case '"', '\'', '`', '/' -> take(text.charAt(letter), letter + 1);
            case '\n' -> take(NOTHING, indentEnd(letter + 1));
            case '\r' -> take(NOTHING, indentEnd(text.startsWith("\n", letter + 1) ? letter + 2 : letter + 1));
            case 'u' -> number(letter + 1, 4, 16);
            case 'x' -> number(letter + 1, 2, 16);
            case '0' -> number(letter, 3, 8);
            default -> {}
        }
    }

    private void take(int newPoint, int newEnd) {
        point = newPoint;
        end = newEnd;
    }

    /** The lines that a continuation joins are often indented. */
    private int indentEnd(int at) {
        int to = at;
        while (to < text.length() && (text.charAt(to) == ' ' || text.charAt(to) == '\t')) to++;
        return to;
    }

    private void number(int from, int digits, int radix) {
        if (from + digits > text.length()) return;
        int value = 0;
        for (int i = from; i < from + digits; i++) {
            int digit = Character.digit(text.charAt(i), radix);
            if (digit < 0) return;
            value = value * radix + digit;
        }
        take(value, from + digits);
    }
}
