// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

/**
 * A piece of a token.
 *
 * @param lead what it begins with, word for word; may be empty
 * @param chars what follows
 * @param fewest the fewest of these
 * @param most the most of these; a longer run is another thing
 */
record TokenPart(String lead, TokenChars chars, int fewest, int most) {
    private static final int ANY = Integer.MAX_VALUE;

    static TokenPart atLeast(TokenChars chars, int fewest) {
        return new TokenPart("", chars, fewest, ANY);
    }

    static TokenPart between(TokenChars chars, int fewest, int most) {
        return new TokenPart("", chars, fewest, most);
    }

    TokenPart after(String newLead) {
        return new TokenPart(newLead, chars, fewest, most);
    }

    /** The end of this piece, if it begins at {@code at}, or -1. */
    int end(Runs runs, int at) {
        if (!runs.text().startsWith(lead, at)) return -1;
        int from = at + lead.length();
        int runEnd = runs.end(chars, from);
        if (runEnd - from < fewest) return -1;
        int end = from + Math.min(most, runEnd - from);
        return most < ANY && goesOn(runs.text(), end) ? -1 : end;
    }

    /** A dash or a dot may follow a piece of fixed length; a letter or a digit makes it something else. */
    private static boolean goesOn(String text, int end) {
        return end < text.length() && TokenChars.isWord(text.charAt(end));
    }
}
