// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.search;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;

/** The words of a text as the index sees them: without case and accents, a letter of an unspaced script being one. */
final class WordRuns {
    private WordRuns() {}

    /** A word and its place in the text, in UTF-16 units. */
    record Run(String word, int start, int end) {}

    static List<Run> of(String text) {
        List<Run> runs = new ArrayList<>();
        int start = -1;
        for (int i = 0; i < text.length(); ) {
            int point = text.codePointAt(i);
            int next = i + Character.charCount(point);
            boolean alone = UnspacedScript.holds(point);
            if (start >= 0 && (alone || !(counts(point) || accent(point)))) {
                runs.add(run(text, start, i));
                start = -1;
            }
            if (alone && counts(point)) runs.add(run(text, i, next));
            else if (start < 0 && !alone && counts(point)) start = i;
            i = next;
        }
        if (start >= 0) runs.add(run(text, start, text.length()));
        return runs;
    }

    /** Whether the index keeps it; punctuation, signs and emoji only separate words. */
    static boolean counts(int point) {
        return switch (Character.getType(point)) {
            case Character.LETTER_NUMBER, Character.OTHER_NUMBER, Character.PRIVATE_USE -> true;
            default -> Character.isLetterOrDigit(point);
        };
    }

    private static boolean accent(int point) {
        return point >= 0x0300 && point <= 0x036F;
    }

    private static Run run(String text, int start, int end) {
        return new Run(folded(text.substring(start, end)), start, end);
    }

    private static String folded(String word) {
        boolean plain = true;
        for (int i = 0; i < word.length() && plain; i++) plain = word.charAt(i) < 0x80;
        String bare = plain ? word : withoutAccents(word);
        StringBuilder lower = new StringBuilder(bare.length());
        bare.codePoints().forEach(it -> lower.appendCodePoint(Character.toLowerCase(it)));
        return lower.toString();
    }

    private static String withoutAccents(String word) {
        StringBuilder bare = new StringBuilder(word.length());
        Normalizer.normalize(word, Normalizer.Form.NFD)
                .codePoints()
                .filter(it -> !accent(it))
                .forEach(bare::appendCodePoint);
        return Normalizer.normalize(bare, Normalizer.Form.NFC);
    }
}
