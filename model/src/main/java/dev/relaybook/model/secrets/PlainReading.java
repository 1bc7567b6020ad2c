// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

import java.util.Optional;

/**
 * Reads a text as whoever uses it would: escapes decoded, however often they were escaped again, and without what can't
 * be seen in it, terminal colours included. What splits a token on paper does not split it here.
 */
final class PlainReading {
    private final String source;
    private final Escape escape;

    private PlainReading(String source) {
        this.source = source;
        this.escape = new Escape(source);
    }

    /** Empty when the text reads as it stands, as most texts do. */
    static Optional<Reading> of(String source) {
        return isPlain(source) ? Optional.empty() : Optional.of(new PlainReading(source).read());
    }

    private static boolean isPlain(String text) {
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '\\' || (c < ' ' && c != '\n' && c != '\t' && c != '\r')) return false;
            if (c > '~' && Invisible.mayBegin(c)) return false;
        }
        return true;
    }

    private Reading read() {
        Reading.Pen pen = new Reading.Pen(source);
        int at = 0;
        while (at < source.length()) {
            escape.readAt(at);
            int colour = colourEnd(at);
            int point = escape.point();
            if (colour > at) {
                at = colour;
                continue;
            }
            if (point != Escape.NOTHING && !Invisible.is(point)) write(pen, point, at, escape.end());
            at = escape.end();
        }
        return pen.reading();
    }

    private static void write(Reading.Pen pen, int point, int from, int to) {
        if (Character.isBmpCodePoint(point)) {
            pen.write((char) point, from, to);
            return;
        }
        pen.write(Character.highSurrogate(point), from, to);
        pen.write(Character.lowSurrogate(point), from, to);
    }

    /** The end of a terminal's control sequence, such as {@code ESC [ 31 m}, or {@code at}. */
    private int colourEnd(int at) {
        int bracket = escape.end();
        if (escape.point() != 0x1B || bracket >= source.length() || source.charAt(bracket) != '[') return at;
        int end = bracket + 1;
        while (end < source.length() && source.charAt(end) >= ' ' && source.charAt(end) < '@') end++;
        return end < source.length() ? end + 1 : end;
    }
}
