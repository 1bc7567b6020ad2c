// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A statement whose very words were retired before it was made: tombstoned, superseded or rejected. Whoever says it may
 * mean it, so it is active all the same, and a person is told. One that was put in another one's place is meant for sure.
 *
 * @param row the statement that is handed over
 * @param retired the newest one that said the same before
 */
public record Revival(LedgerRecord row, LedgerRecord retired) {
    /** Whether a record that was just made says again what was retired. */
    public static Optional<Revival> of(LedgerReader in, LedgerRecord row) {
        String words = Wording.normalised(row.statement());
        for (LedgerId ledger : FindRecord.ledgersOf(in, row.ledger())) {
            LedgerRecord retired = in.retiredSaying(ledger, words).orElse(row);
            if (isRevived(row, retired)) return Optional.of(new Revival(row, retired));
        }
        return Optional.empty();
    }

    /** All of a session and its project. */
    static List<Revival> among(List<LedgerRecord> all, Alike.Settled settled) {
        Map<String, LedgerRecord> retired = new HashMap<>();
        for (LedgerRecord row : all) {
            if (isRetired(row)) {
                retired.merge(
                        Wording.normalised(row.statement()), row, (one, two) -> one.order() > two.order() ? one : two);
            }
        }
        List<Revival> revivals = new ArrayList<>();
        for (LedgerRecord row : all) {
            Optional.ofNullable(retired.get(Wording.normalised(row.statement())))
                    .filter(before -> isRevived(row, before) && !settled.are(row.id(), before.id()))
                    .ifPresent(before -> revivals.add(new Revival(row, before)));
        }
        return revivals;
    }

    private static boolean isRevived(LedgerRecord row, LedgerRecord before) {
        return row.active()
                && row.supersedes().isEmpty()
                && before.order() < row.order()
                && !before.id().equals(row.id());
    }

    static boolean isRetired(LedgerRecord row) {
        return switch (row.state()) {
            case TOMBSTONED, SUPERSEDED, REJECTED -> true;
            case ACTIVE, PROPOSED -> false;
        };
    }

    /** What became of the earlier one, as the end of a sentence: {@code tombstoned: it moved}. */
    public String fate() {
        String how = retired.state().word();
        return retired.supersededBy()
                .map(by -> how + " by " + by)
                .orElseGet(() -> how + retired.reason().map(why -> ": " + why).orElse(""));
    }
}
