// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.model.ledger.Provenance;

/** Where a statement comes from, on one line: who said it, the place in the transcript, when, and the quote. */
final class SourceText {
    private static final int LONGEST_QUOTE = 100;

    private SourceText() {}

    static String of(Provenance it) {
        return of(it, LONGEST_QUOTE);
    }

    /** @param quote the most characters of the quote */
    static String of(Provenance it, int quote) {
        StringBuilder from = new StringBuilder("from ").append(Words.of(it.source()));
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
