// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

import java.util.function.Predicate;

/**
 * One row of the table: a token that is known by how it begins.
 *
 * @param fewest the fewest characters after the prefix
 * @param most the most characters after the prefix; a longer run is another thing
 * @param also what the characters after the prefix must be beyond that
 */
record TokenShape(String rule, String prefix, TokenChars chars, int fewest, int most, Predicate<String> also) {
    /** A run is followed this far, so that a hostile text costs a bounded time at each place. */
    static final int LONGEST = 4_096;

    static TokenShape atLeast(String rule, String prefix, TokenChars chars, int fewest) {
        return new TokenShape(rule, prefix, chars, fewest, LONGEST, _ -> true);
    }

    static TokenShape exactly(String rule, String prefix, TokenChars chars, int length) {
        return new TokenShape(rule, prefix, chars, length, length, _ -> true);
    }

    TokenShape and(Predicate<String> condition) {
        return new TokenShape(rule, prefix, chars, fewest, most, condition);
    }

    /** The end of the token that begins at {@code at}, or -1. */
    int endAt(String text, int at) {
        if (!text.startsWith(prefix, at)) return -1;
        int from = at + prefix.length();
        if (Placeholder.yours(text, from)) return -1;
        int end = chars.runEnd(text, from, most);
        if (end - from < fewest || goesOnBeyond(text, end)) return -1;
        String tail = text.substring(from, end);
        return !Placeholder.filledIn(tail) && also.test(tail) ? end : -1;
    }

    /** A dash or a dot may follow a token of fixed length; a letter or a digit makes it something else. */
    private boolean goesOnBeyond(String text, int end) {
        boolean bounded = most < LONGEST && end < text.length();
        return bounded && chars.has(text.charAt(end)) && Character.isLetterOrDigit(text.charAt(end));
    }
}
