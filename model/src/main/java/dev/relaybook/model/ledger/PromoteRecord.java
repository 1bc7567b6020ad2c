// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.Optional;

/** Hands a session's record to its project, so that all of the project's sessions get it, or takes it back from there. */
public final class PromoteRecord {
    private final Ledgers ledgers;

    public PromoteRecord(Ledgers ledgers) {
        this.ledgers = ledgers;
    }

    public Curated promote(LedgerId where, Actor actor, String typed) {
        return ledgers.write(tx -> promote(tx, where, actor, typed));
    }

    /** The same in a transaction that is open. The record keeps its id; its row is the project's from now on. */
    public Curated promote(LedgerWriter tx, LedgerId where, Actor actor, String typed) {
        return switch (FindRecord.find(tx, where, typed)) {
            case Refused refused -> refused;
            case FindRecord.Found(LedgerRecord row) when !row.active() -> notActive(row);
            case FindRecord.Found(LedgerRecord row)
            when row.ofProject() -> new Curated.Unchanged(row, row.id() + " belongs to the project already.");
            case FindRecord.Found(LedgerRecord row) -> unlessSaidThere(tx, actor, row);
        };
    }

    public Curated demote(LedgerId where, Actor actor, String typed) {
        return ledgers.write(tx -> demote(tx, where, actor, typed));
    }

    /** Gives the record back to the session it came from, else to the one whose ledger is {@code where}. */
    public Curated demote(LedgerWriter tx, LedgerId where, Actor actor, String typed) {
        return switch (FindRecord.find(tx, where, typed)) {
            case Refused refused -> refused;
            case FindRecord.Found(LedgerRecord row) when !row.active() -> notActive(row);
            case FindRecord.Found(LedgerRecord row)
            when !row.ofProject() -> new Curated.Unchanged(row, row.id() + " belongs to its session alone already.");
            case FindRecord.Found(LedgerRecord row) -> takeBack(tx, actor, row, HomeOfRecord.of(tx, row, where));
        };
    }

    private static Refused notActive(LedgerRecord row) {
        return Refused.inState(
                row,
                row.state() == RecordState.PROPOSED
                        ? "accept it first, since nothing is promoted without review."
                        : "only an active record can change its scope.");
    }

    /** A second record of the same words would be handed over beside the first. */
    private static Curated unlessSaidThere(LedgerWriter tx, Actor actor, LedgerRecord row) {
        ProjectId project = tx.session(row.ledger()).map(Session::project).orElseThrow();
        Optional<LedgerRecord> same = SameWords.standing(tx, project.ledger(), row.statement())
                .filter(other -> other.active() && !other.id().equals(row.id()));
        if (same.isPresent()) return merge(tx, actor, row, same.get());
        RecordCopy.into(tx, actor, project.ledger(), row);
        var promoted = new RecordEvent.Promoted(row.id(), project);
        tx.append(row.ledger(), actor, promoted);
        tx.append(project.ledger(), actor, promoted);
        return new Curated.Done(RecordStatement.now(tx, project.ledger(), row.id()));
    }

    private static Curated merge(LedgerWriter tx, Actor actor, LedgerRecord row, LedgerRecord same) {
        for (Provenance from : row.provenance()) {
            tx.append(same.ledger(), actor, new RecordEvent.SaidAgain(same.id(), from));
        }
        tx.append(
                row.ledger(),
                actor,
                new RecordEvent.Tombstoned(row.id(), "the project's " + same.id() + " says the same"));
        return new Curated.SaidAgain(RecordStatement.now(tx, same.ledger(), same.id()));
    }

    private static Curated takeBack(LedgerWriter tx, Actor actor, LedgerRecord row, SessionKey home) {
        RecordCopy.into(tx, actor, home.ledger(), row);
        var demoted = new RecordEvent.Demoted(row.id(), home);
        tx.append(home.ledger(), actor, demoted);
        tx.append(row.ledger(), actor, demoted);
        return new Curated.Done(RecordStatement.now(tx, home.ledger(), row.id()));
    }
}
