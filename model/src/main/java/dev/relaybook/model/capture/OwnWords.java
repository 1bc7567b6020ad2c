// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import java.util.ArrayList;
import java.util.List;

/** An agent's words without what it repeats of a text that we let in: that must never be captured again. */
final class OwnWords {
    private static final String FRAME = "[relaybook:";
    private static final String BEGIN = " begin]";
    private static final String END = " end]";

    private OwnWords() {}

    static String of(String text) {
        return text.contains(FRAME) ? String.join("\n", linesOf(text)) : text;
    }

    static List<String> linesOf(String text) {
        List<String> lines = text.lines().toList();
        if (!text.contains(FRAME)) return lines;

        List<String> own = new ArrayList<>(lines.size());
        int lastEnd = lastEnd(lines);
        for (int at = 0; at < lines.size(); at++) {
            if (at < lastEnd && isFrame(lines.get(at), BEGIN)) {
                while (!isFrame(lines.get(at), END)) at++;
            } else {
                own.add(lines.get(at));
            }
        }
        return own;
    }

    /** A beginning without an end below it frames nothing. */
    private static int lastEnd(List<String> lines) {
        for (int at = lines.size() - 1; at >= 0; at--) {
            if (isFrame(lines.get(at), END)) return at;
        }
        return -1;
    }

    private static boolean isFrame(String line, String end) {
        String plain = line.strip();
        return plain.startsWith(FRAME) && plain.endsWith(end);
    }
}
