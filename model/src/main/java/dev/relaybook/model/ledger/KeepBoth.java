// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

/** Decides that two statements which read alike both stay, so that the pair needs no review any more. */
public final class KeepBoth {
    private final Ledgers ledgers;

    public KeepBoth(Ledgers ledgers) {
        this.ledgers = ledgers;
    }

    public Curated keep(LedgerId where, Actor actor, String typed, String other) {
        return ledgers.write(tx -> keep(tx, where, actor, typed, other));
    }

    /** The same in a transaction that is open. */
    public Curated keep(LedgerWriter tx, LedgerId where, Actor actor, String typed, String other) {
        return switch (FindRecord.find(tx, where, typed)) {
            case Refused refused -> refused;
            case FindRecord.Found(LedgerRecord one) ->
                switch (FindRecord.find(tx, where, other)) {
                    case Refused refused -> refused;
                    case FindRecord.Found(LedgerRecord two) -> keep(tx, actor, one, two);
                };
        };
    }

    private static Curated keep(LedgerWriter tx, Actor actor, LedgerRecord one, LedgerRecord two) {
        if (one.id().equals(two.id())) {
            return Refused.because(Refused.Reason.WRONG_STATE, one.id() + " is one record; name two.");
        }
        LedgerRecord newer = one.order() > two.order() ? one : two;
        RecordId older = newer == one ? two.id() : one.id();
        tx.append(newer.ledger(), actor, new RecordEvent.KeptApart(newer.id(), older, true));
        return new Curated.Done(newer);
    }
}
