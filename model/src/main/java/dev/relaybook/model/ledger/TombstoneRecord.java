// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import dev.relaybook.model.secrets.Masking;
import java.util.Optional;

/** Declares a record stale, with a reason. It stays in history and is handed over never again. */
public final class TombstoneRecord {
    private final Ledgers ledgers;
    private final Phrasing phrasing;

    public TombstoneRecord(Ledgers ledgers, Masking masking) {
        this.ledgers = ledgers;
        this.phrasing = new Phrasing(masking);
    }

    public Curated tombstone(LedgerId where, Actor actor, String typed, String reason) {
        return ledgers.write(tx -> tombstone(tx, where, actor, typed, reason));
    }

    /** The same in a transaction that is open. */
    public Curated tombstone(LedgerWriter tx, LedgerId where, Actor actor, String typed, String reason) {
        String why = phrasing.statement(reason);
        Optional<Refused> fault = Phrasing.faultOfReason(why);
        if (fault.isPresent()) return fault.get();
        return switch (FindRecord.find(tx, where, typed)) {
            case Refused refused -> refused;
            case FindRecord.Found(LedgerRecord row) -> retire(tx, actor, row, why);
        };
    }

    private static Curated retire(LedgerWriter tx, Actor actor, LedgerRecord row, String why) {
        return switch (row.state()) {
            case ACTIVE, PROPOSED -> done(tx, actor, row, why);
            case SUPERSEDED -> contested(tx, row) ? done(tx, actor, row, why) : inItsPlace(row);
            case TOMBSTONED, REJECTED -> Refused.inState(row, "it is not handed over already.");
        };
    }

    private static Curated done(LedgerWriter tx, Actor actor, LedgerRecord row, String why) {
        tx.append(row.ledger(), actor, new RecordEvent.Tombstoned(row.id(), why));
        return new Curated.Done(RecordStatement.now(tx, row.ledger(), row.id()));
    }

    /** One that stepped back in a {@link Contest} is not handed over, but to retire it settles the contest. */
    private static boolean contested(LedgerReader in, LedgerRecord row) {
        return Contest.in(in.records(row.ledger())).stream()
                .anyMatch(contest -> contest.displaced().id().equals(row.id()));
    }

    private static Refused inItsPlace(LedgerRecord row) {
        return Refused.inState(
                row,
                "it is not handed over"
                        + row.supersededBy()
                                .map(newer -> ", " + newer + " is in its place.")
                                .orElse("."));
    }
}
