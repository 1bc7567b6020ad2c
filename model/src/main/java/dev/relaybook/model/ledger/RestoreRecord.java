// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.List;
import java.util.Optional;

/** Makes a tombstoned, superseded or rejected record active again; it takes its place back. */
public final class RestoreRecord {
    private final Ledgers ledgers;

    public RestoreRecord(Ledgers ledgers) {
        this.ledgers = ledgers;
    }

    public Curated restore(LedgerId where, Actor actor, String typed) {
        return ledgers.write(tx -> restore(tx, where, actor, typed));
    }

    /** The same in a transaction that is open. */
    public Curated restore(LedgerWriter tx, LedgerId where, Actor actor, String typed) {
        return switch (FindRecord.find(tx, where, typed)) {
            case Refused refused -> refused;
            case FindRecord.Found(LedgerRecord row) -> restore(tx, actor, row);
        };
    }

    private static Curated restore(LedgerWriter tx, Actor actor, LedgerRecord row) {
        return switch (row.state()) {
            case ACTIVE -> new Curated.Unchanged(row, row.id() + " is active already.");
            case PROPOSED -> Refused.inState(row, "accept it instead.");
            case TOMBSTONED, SUPERSEDED, REJECTED -> unlessSaidElsewhere(tx, actor, row);
        };
    }

    private static Curated unlessSaidElsewhere(LedgerWriter tx, Actor actor, LedgerRecord row) {
        Optional<LedgerRecord> same = SameWords.standing(tx, row.ledger(), row.statement())
                .filter(LedgerRecord::active)
                .filter(other -> !row.supersededBy().equals(Optional.of(other.id())));
        if (same.isPresent()) {
            return new Refused(
                    Refused.Reason.DUPLICATE,
                    same.get().id() + " says the same and is active; " + row.id() + " need not be restored.",
                    List.of(same.get()));
        }
        tx.append(row.ledger(), actor, new RecordEvent.Restored(row.id()));
        return new Curated.Done(RecordStatement.now(tx, row.ledger(), row.id()));
    }
}
