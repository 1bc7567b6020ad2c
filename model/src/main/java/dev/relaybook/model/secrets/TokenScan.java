// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

/** Finds the tokens of {@link TokenTable}. */
final class TokenScan implements Scan {
    private final String text;
    private final Sightings sightings;
    private int done;

    TokenScan(String text, Sightings sightings) {
        this.text = text;
        this.sightings = sightings;
    }

    @Override
    public void lookAt(int at) {
        if (at < done || at + 1 >= text.length()) return;
        for (TokenShape shape : TokenTable.beginningWith(text.charAt(at), text.charAt(at + 1))) {
            int end = begins(at, shape) ? shape.endAt(text, at) : -1;
            if (end < 0) continue;
            sightings.add(shape.rule(), at, end, true);
            done = end;
            return;
        }
    }

    /** A token does not begin in the middle of a word; an escape such as {@code \n} before it is no word. */
    private boolean begins(int at, TokenShape shape) {
        if (at == 0 || at == done) return true;
        char before = text.charAt(at - 1);
        if (!Character.isLetterOrDigit(before) && before != '_') return !goesOn(before, shape);
        if (at >= 2 && text.charAt(at - 2) == '\\') return "nrtbf".indexOf(before) >= 0;
        return at >= 6 && text.charAt(at - 6) == '\\' && text.charAt(at - 5) == 'u';
    }

    /** The sign before belongs to a longer run of the same characters, which was looked at from its beginning. */
    private static boolean goesOn(char before, TokenShape shape) {
        return (shape.chars() == TokenChars.DOTTED || shape.chars() == TokenChars.URL)
                && shape.chars().has(before);
    }
}
