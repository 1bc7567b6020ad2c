// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import dev.relaybook.model.secrets.Masking;
import java.util.List;
import java.util.Optional;

/** Decides about a proposal: it is accepted as it is, accepted in other words, or rejected. */
public final class ReviewProposal {
    private final Ledgers ledgers;
    private final Phrasing phrasing;

    public ReviewProposal(Ledgers ledgers, Masking masking) {
        this.ledgers = ledgers;
        this.phrasing = new Phrasing(masking);
    }

    /**
     * How a proposal is changed as it is accepted; the quote it came from stays.
     *
     * @param text the statement, when it is another one
     * @param kind the kind, when it is another one
     */
    public record Change(Optional<String> text, Optional<Kind> kind) {
        public static final Change NONE = new Change(Optional.empty(), Optional.empty());
    }

    public Curated accept(LedgerId where, Actor actor, String typed) {
        return accept(where, actor, typed, Change.NONE);
    }

    public Curated reword(LedgerId where, Actor actor, String typed, String text) {
        return accept(where, actor, typed, new Change(Optional.of(text), Optional.empty()));
    }

    public Curated accept(LedgerId where, Actor actor, String typed, Change change) {
        return ledgers.write(tx -> accept(tx, where, actor, typed, change));
    }

    /** The same in a transaction that is open. */
    public Curated accept(LedgerWriter tx, LedgerId where, Actor actor, String typed, Change change) {
        Optional<String> statement = change.text().map(phrasing::statement);
        return statement
                .flatMap(Phrasing::faultOfStatement)
                .<Curated>map(fault -> fault)
                .orElseGet(
                        () -> onProposal(tx, where, typed, row -> accepted(tx, actor, row, statement, change.kind())));
    }

    public Curated reject(LedgerId where, Actor actor, String typed, String reason) {
        return ledgers.write(tx -> reject(tx, where, actor, typed, reason));
    }

    public Curated reject(LedgerWriter tx, LedgerId where, Actor actor, String typed, String reason) {
        String why = phrasing.statement(reason);
        return Phrasing.faultOfReason(why)
                .<Curated>map(fault -> fault)
                .orElseGet(() -> onProposal(
                        tx, where, typed, row -> done(tx, actor, row, new RecordEvent.Rejected(row.id(), why))));
    }

    private static Curated onProposal(LedgerReader in, LedgerId where, String typed, Act act) {
        return switch (FindRecord.find(in, where, typed)) {
            case Refused refused -> refused;
            case FindRecord.Found(LedgerRecord row) when row.state() == RecordState.PROPOSED -> act.on(row);
            case FindRecord.Found(LedgerRecord row) -> Refused.inState(row, "only a proposal can be reviewed.");
        };
    }

    /** When another record says the same by now, it would be handed over twice. */
    private static Curated accepted(
            LedgerWriter tx, Actor actor, LedgerRecord row, Optional<String> rewording, Optional<Kind> kind) {
        Optional<LedgerRecord> same = SameWords.standing(tx, row.ledger(), rewording.orElse(row.statement()))
                .filter(other -> !other.id().equals(row.id()));
        return same.<Curated>map(other -> new Refused(
                        Refused.Reason.DUPLICATE,
                        other.id() + " says the same; reject " + row.id() + " instead.",
                        List.of(other)))
                .orElseGet(() -> done(
                        tx,
                        actor,
                        row,
                        new RecordEvent.Accepted(
                                row.id(),
                                rewording.filter(words -> !words.equals(row.statement())),
                                kind.filter(it -> it != row.kind()))));
    }

    private static Curated done(LedgerWriter tx, Actor actor, LedgerRecord row, RecordEvent event) {
        tx.append(row.ledger(), actor, event);
        return new Curated.Done(RecordStatement.now(tx, row.ledger(), row.id()));
    }

    private interface Act {
        Curated on(LedgerRecord row);
    }
}
