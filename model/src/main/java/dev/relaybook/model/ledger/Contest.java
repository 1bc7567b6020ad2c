// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Two homes each put a record in the place of one and the same, and neither knew of the other. Both records stay; the
 * later in the total order is handed over until a person settles it: to restore the displaced one turns it around, to
 * tombstone it or to supersede the one in place ends it.
 *
 * @param displaced the record that stepped back, though nobody said that it should
 * @param inPlace the record that is handed over
 */
public record Contest(LedgerRecord displaced, LedgerRecord inPlace) {
    /** The record whose place both took. */
    public Optional<RecordId> older() {
        return displaced.supersedes();
    }

    /** The contests that nobody has settled yet, among all records of one ledger in the order they were recorded in. */
    public static List<Contest> in(List<LedgerRecord> records) {
        Map<RecordId, List<LedgerRecord>> steppedBack = new HashMap<>();
        List<Contest> contests = new ArrayList<>();
        for (LedgerRecord row : records) {
            if (row.active()) {
                steppedBack.getOrDefault(row.id(), List.of()).stream()
                        .filter(earlier -> isUnasked(earlier, row))
                        .forEach(earlier -> contests.add(new Contest(earlier, row)));
            }
            if (row.state() == RecordState.SUPERSEDED) {
                row.supersededBy()
                        .ifPresent(by -> steppedBack
                                .computeIfAbsent(by, _ -> new ArrayList<>())
                                .add(row));
            }
        }
        return List.copyOf(contests);
    }

    /**
     * Whether an earlier record stepped back for one that was meant for another one's place. A later one that stepped
     * back did so because someone restored the earlier.
     */
    private static boolean isUnasked(LedgerRecord earlier, LedgerRecord inPlace) {
        return inPlace.supersedes()
                .filter(meant -> !meant.value().equals(earlier.id().value()))
                .isPresent();
    }
}
