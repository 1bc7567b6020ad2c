// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

import java.util.List;

/**
 * One row of the table: a token that is known by how it begins.
 *
 * @param parts what follows the prefix, in order
 * @param form what all that follows the prefix must be as well
 */
record TokenShape(String rule, String prefix, List<TokenPart> parts, TokenForm form) {
    /** So much tells what a tail is; a hostile text of nothing but beginnings stays linear. */
    private static final int JUDGED = 128;

    /** The end of the token that begins at {@code at}, or -1. */
    int endAt(Runs runs, int at) {
        String text = runs.text();
        if (!text.startsWith(prefix, at)) return -1;
        int from = at + prefix.length();
        if (Placeholder.yours(text, from)) return -1;
        int end = from;
        for (int i = 0; i < parts.size(); i++) {
            end = parts.get(i).end(runs, end);
            if (end < 0) return -1;
        }
        int judged = Math.min(end, from + JUDGED);
        return !Placeholder.fills(text, from, judged) && form.holds(text, from, judged) ? end : -1;
    }
}
