// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/** When two statements say the same. */
public final class Wording {
    private static final Pattern QUOTES = Pattern.compile("[`'\"*_\u2018\u2019\u201c\u201d]");
    private static final Pattern WHITE_SPACE = Pattern.compile("\\s+");
    private static final String CLOSING_MARKS = ".!;:,";

    private Wording() {}

    /** The statement without what does not change its sense: case, white space, closing marks, quotes. */
    public static String normalised(String statement) {
        String lower = Normalizer.normalize(statement, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
        String bare = QUOTES.matcher(lower).replaceAll("");
        return withoutClosingMarks(WHITE_SPACE.matcher(bare).replaceAll(" ").strip());
    }

    private static String withoutClosingMarks(String text) {
        int end = text.length();
        while (end > 0 && CLOSING_MARKS.indexOf(text.charAt(end - 1)) >= 0) end--;
        return text.substring(0, end);
    }
}
