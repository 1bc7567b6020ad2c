// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

import java.util.Optional;

/**
 * Reads strings that a program puts together as one: {@code "abc" + "def"}, {@code "abc" "def"} on two lines, a shell's
 * {@code abc"def"}. Only where what a token may be made of stands on both sides.
 */
final class JoinedReading {
    private static final int WIDEST_SEAM = 80;

    private final String source;

    private JoinedReading(String source) {
        this.source = source;
    }

    /** Empty when nothing is put together. */
    static Optional<Reading> of(String source) {
        JoinedReading joined = new JoinedReading(source);
        for (int at = 1; at < source.length(); at++) {
            if (isQuote(source.charAt(at)) && joined.seamEnd(at) > at) return Optional.of(joined.read(at));
        }
        return Optional.empty();
    }

    private Reading read(int firstSeam) {
        Reading.Pen pen = new Reading.Pen(source);
        for (int at = 0; at < source.length(); at++) {
            if (at >= firstSeam && at > 0 && isQuote(source.charAt(at))) {
                int end = seamEnd(at);
                if (end > at) at = end;
            }
            pen.write(source.charAt(at), at, at + 1);
        }
        return pen.reading();
    }

    /** Where the second part begins, if the quote at {@code at} ends a first one; else {@code at}. */
    private int seamEnd(int at) {
        if (!TokenChars.TOKEN68.has(source.charAt(at - 1))) return at;
        int limit = Math.min(source.length() - 1, at + WIDEST_SEAM);
        int next = at + 1;
        boolean joined = next < limit && isQuote(source.charAt(next));
        for (; next < limit; next++) {
            char c = source.charAt(next);
            if (isQuote(c)) break;
            if (c == '+' || c == '.' || c == '&' || c == '\n') joined = true;
            else if (c != ' ' && c != '\t' && c != '\r') return at;
        }
        boolean second = joined && next < limit && TokenChars.TOKEN68.has(source.charAt(next + 1));
        return second ? next + 1 : at;
    }

    private static boolean isQuote(char c) {
        return c == '"' || c == '\'' || c == '`';
    }
}
