// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What waits for review in a session and its project. Computed when it is asked for, never in a hook. */
public final class WaitingForReview {
    private WaitingForReview() {}

    /**
     * Rivals first, since one of them is handed over, and what says again what was retired; then proposals, then pairs that read
     * alike, each in their order.
     */
    public static List<ReviewItem> in(LedgerReader in, Session session) {
        List<LedgerRecord> all = SessionRecords.of(in, session);
        Alike.Settled settled = keptApart(in, session);
        List<Alike> pairs = Alike.among(standing(all), settled);
        List<ReviewItem> items = new ArrayList<>();
        for (LedgerId ledger : FindRecord.ledgersOf(in, session.ledger())) {
            Contest.in(in.records(ledger)).forEach(contest -> items.add(new ReviewItem.Rivals(contest)));
        }
        Revival.among(all, settled).forEach(revival -> items.add(new ReviewItem.Revived(revival)));
        Map<RecordId, Alike> ofProposals = new HashMap<>();
        for (Alike pair : pairs) {
            if (isProposal(pair.newer())) ofProposals.put(pair.newer().id(), pair);
            else if (isProposal(pair.older()))
                ofProposals.putIfAbsent(pair.older().id(), pair);
        }
        for (LedgerRecord row : all) {
            if (isProposal(row)) {
                items.add(new ReviewItem.Proposal(row, Optional.ofNullable(ofProposals.get(row.id()))));
            }
        }
        for (Alike pair : pairs) {
            if (pair.newer().active() && pair.older().active()) items.add(new ReviewItem.Similar(pair));
        }
        return items;
    }

    /** The earlier active statement that a record reads most like. */
    public static Optional<Alike> like(LedgerReader in, Session session, LedgerRecord row) {
        return Alike.among(standing(SessionRecords.of(in, session)), keptApart(in, session)).stream()
                .filter(pair -> pair.newer().id().equals(row.id()))
                .findFirst();
    }

    private static List<LedgerRecord> standing(List<LedgerRecord> all) {
        return all.stream()
                .filter(row -> row.active() || isProposal(row))
                .sorted(Comparator.comparingLong(LedgerRecord::order)
                        .thenComparing(row -> row.id().value()))
                .toList();
    }

    private static boolean isProposal(LedgerRecord row) {
        return row.state() == RecordState.PROPOSED;
    }

    private static Alike.Settled keptApart(LedgerReader in, Session session) {
        Set<Set<RecordId>> apart = new HashSet<>();
        for (LedgerId ledger : FindRecord.ledgersOf(in, session.ledger())) {
            for (Entry entry : in.history(ledger)) {
                if (entry.event() instanceof RecordEvent.KeptApart it
                        && !it.id().equals(it.other())) {
                    Set<RecordId> pair = Set.of(it.id(), it.other());
                    if (it.apart()) apart.add(pair);
                    else apart.remove(pair);
                }
            }
        }
        return (one, other) -> !one.equals(other) && apart.contains(Set.of(one, other));
    }
}
