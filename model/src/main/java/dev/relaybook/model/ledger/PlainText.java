// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

/** Text as the ledger keeps it: one paragraph for a statement, plain lines for a section. */
public final class PlainText {
    /** The longest statement, in UTF-16 units. */
    public static final int LONGEST_STATEMENT = 2_000;

    /** The longest value of a section, in UTF-16 units. */
    public static final int LONGEST_SECTION = 20_000;

    /** The longest quote, in UTF-16 units. */
    public static final int LONGEST_QUOTE = 16_000;

    private static final int WORD_SEARCH = 80;

    private PlainText() {}

    /** One paragraph: white space and line breaks become single spaces, what can't be seen is dropped. */
    public static String paragraph(String text) {
        StringBuilder out = new StringBuilder(Math.min(text.length(), LONGEST_STATEMENT));
        boolean gap = false;
        for (int i = 0; i < text.length(); ) {
            int point = text.codePointAt(i);
            i += Character.charCount(point);
            if (isSpace(point)) {
                gap = true;
            } else if (!isHidden(point)) {
                if (gap && !out.isEmpty()) out.append(' ');
                gap = false;
                out.appendCodePoint(wellFormed(point));
            }
        }
        return out.toString();
    }

    /** Lines ended by line feeds, without what can't be seen and without blanks around the whole. */
    public static String lines(String text) {
        StringBuilder out = new StringBuilder(text.length());
        for (String line : text.lines().toList()) {
            line.codePoints()
                    .filter(point -> point == '\t' || !isHidden(point))
                    .map(PlainText::wellFormed)
                    .forEach(out::appendCodePoint);
            while (!out.isEmpty() && (out.charAt(out.length() - 1) == ' ' || out.charAt(out.length() - 1) == '\t')) {
                out.setLength(out.length() - 1);
            }
            out.append('\n');
        }
        return out.toString().strip();
    }

    /** The text itself, or its beginning up to a word's end, with an ellipsis. */
    public static String cut(String text, int longest) {
        if (text.length() <= longest) return text;
        int end = longest - 1;
        int space = text.lastIndexOf(' ', end);
        if (space > 0 && space > end - WORD_SEARCH) end = space;
        if (Character.isHighSurrogate(text.charAt(end - 1))) end--;
        return text.substring(0, end).stripTrailing() + "\u2026";
    }

    private static boolean isSpace(int point) {
        return Character.isWhitespace(point) || Character.isSpaceChar(point) || point == 0x85;
    }

    /** Control characters, and those that turn the direction of text or stand for nothing. */
    private static boolean isHidden(int point) {
        return Character.isISOControl(point)
                || point == 0xFEFF
                || point == 0x200B
                || (point >= 0x202A && point <= 0x202E)
                || (point >= 0x2066 && point <= 0x2069)
                || (point >= 0xE0000 && point <= 0xE007F);
    }

    /** Half a surrogate pair has no UTF-8 form, so that it would read back as something else. */
    private static int wellFormed(int point) {
        return point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE ? 0xFFFD : point;
    }
}
