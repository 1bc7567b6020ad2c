// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.Optional;

/** Finds the record that says the same already. */
final class SameWords {
    private SameWords() {}

    /**
     * The active or proposed record that says the same, in this ledger or in its session's project's. A superseded one
     * does not count: who says it again means it, and it would not be handed over.
     */
    static Optional<LedgerRecord> standing(LedgerReader in, LedgerId ledger, String statement) {
        String words = Wording.normalised(statement);
        return FindRecord.ledgersOf(in, ledger).stream()
                .flatMap(each -> standingIn(in, each, words).stream())
                .findFirst();
    }

    /** The record that says the same and was rejected. */
    static Optional<LedgerRecord> rejected(LedgerReader in, LedgerId ledger, String statement) {
        String words = Wording.normalised(statement);
        return in.records(ledger).stream()
                .filter(row -> row.state() == RecordState.REJECTED)
                .filter(row -> Wording.normalised(row.statement()).equals(words))
                .findFirst();
    }

    private static Optional<LedgerRecord> standingIn(LedgerReader in, LedgerId ledger, String words) {
        return in.recordSaying(ledger, words)
                .flatMap(row -> stands(row) ? Optional.of(row) : search(in, ledger, words));
    }

    private static Optional<LedgerRecord> search(LedgerReader in, LedgerId ledger, String words) {
        return in.records(ledger).stream()
                .filter(SameWords::stands)
                .filter(row -> Wording.normalised(row.statement()).equals(words))
                .findFirst();
    }

    private static boolean stands(LedgerRecord row) {
        return row.active() || row.state() == RecordState.PROPOSED;
    }
}
