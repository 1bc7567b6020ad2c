// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.model.ledger.Provenance;

/** Where a statement comes from, on one line: who said it, the place in the transcript, when, and the quote. */
final class SourceText {
    private static final int LONGEST_QUOTE = 1_000;
    private static final int LONGEST_IN_LISTS = 100;

    private SourceText() {}

    /** All of it. */
    static String whole(Provenance it) {
        StringBuilder from = new StringBuilder("from ").append(Words.of(it.source()));
        it.session().ifPresent(session -> from.append(", session ").append(session.shortId()));
        return rest(it, from, LONGEST_QUOTE);
    }

    /** For lists about one session. */
    static String brief(Provenance it) {
        return rest(it, new StringBuilder("from ").append(Words.of(it.source())), LONGEST_IN_LISTS);
    }

    private static String rest(Provenance it, StringBuilder from, int quote) {
        it.position().ifPresent(position -> from.append(", transcript line ").append(position));
        it.checkpoint().ifPresent(number -> from.append(", checkpoint ").append(number));
        it.commit().ifPresent(commit -> from.append(", commit ").append(commit));
        from.append(", ").append(it.at());
        it.quote()
                .ifPresent(words ->
                        from.append(": \"").append(Plain.title(words, quote)).append('"'));
        return from.toString();
    }
}
