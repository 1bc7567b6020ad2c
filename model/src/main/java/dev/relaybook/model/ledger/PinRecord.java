// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

/** Pins a record, so that it is handed over before others of its kind, or takes the pin away. */
public final class PinRecord {
    private final Ledgers ledgers;

    public PinRecord(Ledgers ledgers) {
        this.ledgers = ledgers;
    }

    public Curated pin(LedgerId where, Actor actor, String typed) {
        return ledgers.write(tx -> pin(tx, where, actor, typed));
    }

    public Curated pin(LedgerWriter tx, LedgerId where, Actor actor, String typed) {
        return set(tx, where, actor, typed, true);
    }

    public Curated unpin(LedgerId where, Actor actor, String typed) {
        return ledgers.write(tx -> unpin(tx, where, actor, typed));
    }

    public Curated unpin(LedgerWriter tx, LedgerId where, Actor actor, String typed) {
        return set(tx, where, actor, typed, false);
    }

    private static Curated set(LedgerWriter tx, LedgerId where, Actor actor, String typed, boolean pinned) {
        return switch (FindRecord.find(tx, where, typed)) {
            case Refused refused -> refused;
            case FindRecord.Found(LedgerRecord row)
            when row.pinned() == pinned ->
                new Curated.Unchanged(row, row.id() + (pinned ? " is pinned already." : " is not pinned."));
            case FindRecord.Found(LedgerRecord row)
            when pinned && !row.active() -> Refused.inState(row, "only an active record can be pinned.");
            case FindRecord.Found(LedgerRecord row) -> {
                tx.append(row.ledger(), actor, new RecordEvent.Pinned(row.id(), pinned));
                yield new Curated.Done(RecordStatement.now(tx, row.ledger(), row.id()));
            }
        };
    }
}
