// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

/** The characters a token may be made of. */
enum TokenChars {
    DIGITS("0-9"),
    UPPER_DIGITS("A-Z0-9"),
    HEX("0-9a-f"),
    ALNUM("A-Za-z0-9"),
    WORD("A-Za-z0-9_"),
    URL("A-Za-z0-9_-"),
    DOTTED("A-Za-z0-9_.-"),
    PATH("A-Za-z0-9_/-"),
    BASE64("A-Za-z0-9+/=_-"),
    TOKEN68("A-Za-z0-9+/=_.~-"),
    HOOK("A-Za-z0-9+/=_.~@%-");

    private final boolean[] members = new boolean[128];

    TokenChars(String ranges) {
        for (int i = 0; i < ranges.length(); i++) {
            boolean range = i + 2 < ranges.length() && ranges.charAt(i + 1) == '-';
            char last = range ? ranges.charAt(i + 2) : ranges.charAt(i);
            for (char c = ranges.charAt(i); c <= last; c++) members[c] = true;
            if (range) i += 2;
        }
    }

    boolean has(char c) {
        return c < 128 && members[c];
    }

    /** Where the run of these characters that begins at {@code from} ends, before {@code limit} at the latest. */
    int runEnd(String text, int from, int limit) {
        int at = from;
        while (at < limit && has(text.charAt(at))) at++;
        return at;
    }

    /** Where the run of these characters that ends before {@code to} begins, at most {@code most} of them. */
    int runStart(String text, int to, int most) {
        int at = to;
        while (at > 0 && to - at < most && has(text.charAt(at - 1))) at--;
        return at;
    }

    /** A letter or a digit of ASCII: what a token can't begin or end next to. Other scripts' letters are not part of it. */
    static boolean isWord(char c) {
        return ALNUM.has(c);
    }
}
