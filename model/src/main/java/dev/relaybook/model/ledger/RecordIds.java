// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/** Gives fresh ids that people can type. As thread-safe as its source of chance. */
public final class RecordIds {
    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz234567";
    private static final int SHORTEST = 6;
    private static final int LONGEST = 32;

    private final RandomGenerator random;

    public RecordIds(RandomGenerator random) {
        this.random = random;
    }

    /** An id that neither this ledger nor, for a session's, its project's holds: a promoted record keeps its id. */
    public RecordId fresh(LedgerReader in, LedgerId ledger) {
        return new RecordId("r-"
                + unused(letters -> FindRecord.ledgersOf(in, ledger).stream()
                        .anyMatch(each ->
                                in.record(each, new RecordId("r-" + letters)).isPresent())));
    }

    String freshNote(LedgerReader in, LedgerId ledger) {
        return "n-" + unused(letters -> in.note(ledger, "n-" + letters).isPresent());
    }

    private String unused(Predicate<String> taken) {
        for (int length = SHORTEST; length < LONGEST; length++) {
            String letters = letters(length);
            if (!taken.test(letters)) return letters;
        }
        throw new IllegalStateException("the source of chance repeats itself");
    }

    private String letters(int length) {
        StringBuilder letters = new StringBuilder(length);
        for (int i = 0; i < length; i++) letters.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
        return letters.toString();
    }
}
