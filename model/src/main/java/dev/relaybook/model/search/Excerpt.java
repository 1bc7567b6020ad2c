// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.search;

import java.util.ArrayList;
import java.util.List;

/**
 * A piece of a text on one line, around the first thing that was looked for.
 *
 * @param marks what was looked for, from left to right
 */
public record Excerpt(String text, List<Span> marks) {
    private static final String MORE = "\u2026";
    private static final int BEFORE = 60;
    private static final int LONGEST_READ = 200_000;

    /** A stretch of the excerpt, in UTF-16 units. */
    public record Span(int start, int end) {}

    /** @param most the longest text, in UTF-16 units */
    public static Excerpt of(String whole, SearchQuery query, int most) {
        String text = whole.substring(0, Math.min(whole.length(), LONGEST_READ)).replaceAll("\\s+", " ");
        List<WordRuns.Run> runs = WordRuns.of(text);
        List<WordRuns.Run> seen =
                new Sightings(query.wanted()).seen(runs).stream().map(runs::get).toList();
        if (text.length() <= most) return new Excerpt(text, spans(seen, 0, text.length(), 0));
        int from = start(text, seen.isEmpty() ? 0 : seen.getFirst().start(), most);
        int to = end(text, from + most - 2 * MORE.length());
        String before = from > 0 ? MORE : "";
        String after = to < text.length() ? MORE : "";
        return new Excerpt(before + text.substring(from, to) + after, spans(seen, from, to, before.length() - from));
    }

    private static int start(String text, int first, int most) {
        int from = Math.max(0, Math.min(first - Math.min(BEFORE, most / 3), text.length() - most));
        if (from == 0) return 0;
        int space = text.indexOf(' ', from);
        if (space >= 0 && space < first) return space + 1;
        return Character.isLowSurrogate(text.charAt(from)) ? from + 1 : from;
    }

    private static int end(String text, int wish) {
        int to = Math.min(text.length(), wish);
        return to < text.length() && Character.isLowSurrogate(text.charAt(to)) ? to - 1 : to;
    }

    private static List<Span> spans(List<WordRuns.Run> seen, int from, int to, int shift) {
        List<Span> spans = new ArrayList<>();
        for (WordRuns.Run it : seen) {
            if (it.start() >= from && it.end() <= to) spans.add(new Span(it.start() + shift, it.end() + shift));
        }
        return List.copyOf(spans);
    }
}
