// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import dev.relaybook.model.secrets.Masking;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Puts a newer record in another one's place. Both stay, linked; only the newer is handed over. */
public final class SupersedeRecord {
    private final Ledgers ledgers;
    private final RecordIds ids;
    private final Phrasing phrasing;

    public SupersedeRecord(Ledgers ledgers, RecordIds ids, Masking masking) {
        this.ledgers = ledgers;
        this.ids = ids;
        this.phrasing = new Phrasing(masking);
    }

    public Curated supersede(
            LedgerId where, Actor actor, String typed, Optional<Kind> kind, String text, Provenance from) {
        return ledgers.write(tx -> supersede(tx, where, actor, typed, kind, text, from));
    }

    /**
     * The same in a transaction that is open. When the record was superseded before, the refusal's one candidate is
     * the record that holds its place now.
     *
     * @param kind the kind of the newer record, when it is another one
     */
    public Curated supersede(
            LedgerWriter tx,
            LedgerId where,
            Actor actor,
            String typed,
            Optional<Kind> kind,
            String text,
            Provenance from) {
        String statement = phrasing.statement(text);
        Optional<Refused> fault = Phrasing.faultOfStatement(statement);
        if (fault.isPresent()) return fault.get();
        return switch (FindRecord.find(tx, where, typed)) {
            case Refused refused -> refused;
            case FindRecord.Found(LedgerRecord older) ->
                replace(tx, actor, older, kind.orElse(older.kind()), statement, phrasing.masked(from));
        };
    }

    public Curated supersedeBy(LedgerId where, Actor actor, String typed, String newer) {
        return ledgers.write(tx -> supersedeBy(tx, where, actor, typed, newer));
    }

    /**
     * Lets a record that stands already take another one's place: the older is tombstoned, its pin goes on. A proposal
     * that takes a place is accepted by that.
     */
    public Curated supersedeBy(LedgerWriter tx, LedgerId where, Actor actor, String typed, String newer) {
        return switch (FindRecord.find(tx, where, typed)) {
            case Refused refused -> refused;
            case FindRecord.Found(LedgerRecord older) ->
                switch (FindRecord.find(tx, where, newer)) {
                    case Refused refused -> refused;
                    case FindRecord.Found(LedgerRecord row) -> giveWay(tx, actor, older, row);
                };
        };
    }

    private static Curated giveWay(LedgerWriter tx, Actor actor, LedgerRecord older, LedgerRecord newer) {
        if (older.id().equals(newer.id())) {
            return Refused.because(Refused.Reason.WRONG_STATE, older.id() + " is one record; name two.");
        }
        if (!stands(older)) return Refused.inState(older, "it is not handed over, so nothing need take its place.");
        if (!stands(newer)) return Refused.inState(newer, "only what stands can take a place; restore it first.");
        if (older.ofProject() && !newer.ofProject()) {
            return Refused.because(
                    Refused.Reason.WRONG_STATE,
                    older.id() + " is handed over in all sessions of the project and " + newer.id()
                            + " in this one alone; promote " + newer.id() + " first.");
        }
        if (!newer.active()) {
            tx.append(newer.ledger(), actor, new RecordEvent.Accepted(newer.id(), Optional.empty()));
        }
        if (older.pinned() && !newer.pinned()) {
            tx.append(newer.ledger(), actor, new RecordEvent.Pinned(newer.id(), true));
        }
        tx.append(older.ledger(), actor, new RecordEvent.Tombstoned(older.id(), "replaced by " + newer.id()));
        return new Curated.Done(RecordStatement.now(tx, newer.ledger(), newer.id()));
    }

    private static boolean stands(LedgerRecord row) {
        return row.active() || row.state() == RecordState.PROPOSED;
    }

    private Curated replace(
            LedgerWriter tx, Actor actor, LedgerRecord older, Kind kind, String statement, Provenance source) {
        return switch (older.state()) {
            case ACTIVE, PROPOSED -> replaceStanding(tx, actor, older, kind, statement, source);
            case SUPERSEDED -> alreadySuperseded(tx, older);
            case TOMBSTONED, REJECTED -> Refused.inState(older, "restore it first, or record the statement anew.");
        };
    }

    private Curated replaceStanding(
            LedgerWriter tx, Actor actor, LedgerRecord older, Kind kind, String statement, Provenance source) {
        if (older.active() && older.kind() == kind && older.statement().equals(statement)) {
            return new Curated.Unchanged(older, older.id() + " says so already.");
        }
        Optional<LedgerRecord> same = SameWords.standing(tx, older.ledger(), statement)
                .filter(LedgerRecord::active)
                .filter(other -> !other.id().equals(older.id()));
        if (same.isPresent()) return merge(tx, actor, older, same.get(), source);

        RecordId id = ids.fresh(tx, older.ledger());
        tx.append(older.ledger(), actor, new RecordEvent.Superseded(id, older.id(), kind, statement, source));
        return new Curated.Done(RecordStatement.now(tx, older.ledger(), id));
    }

    /** Another record says the new words already: a second one of them would be handed over beside it. */
    private static Curated merge(
            LedgerWriter tx, Actor actor, LedgerRecord older, LedgerRecord same, Provenance source) {
        tx.append(same.ledger(), actor, new RecordEvent.SaidAgain(same.id(), source));
        tx.append(older.ledger(), actor, new RecordEvent.Tombstoned(older.id(), "replaced by " + same.id()));
        return new Curated.SaidAgain(RecordStatement.now(tx, same.ledger(), same.id()));
    }

    private static Refused alreadySuperseded(LedgerReader in, LedgerRecord older) {
        Optional<LedgerRecord> head = headOf(in, older);
        return new Refused(
                Refused.Reason.WRONG_STATE,
                older.id() + " was superseded"
                        + head.map(now -> " by " + now.id() + "; supersede that one.")
                                .orElse(" before; record the statement anew."),
                head.map(List::of).orElse(List.of()));
    }

    /** The record that holds the place now. */
    private static Optional<LedgerRecord> headOf(LedgerReader in, LedgerRecord older) {
        Set<RecordId> seen = new HashSet<>();
        Optional<LedgerRecord> at = Optional.of(older);
        while (at.isPresent() && !at.get().active() && seen.add(at.get().id())) {
            at = at.get().supersededBy().flatMap(id -> in.record(older.ledger(), id));
        }
        return at.filter(LedgerRecord::active);
    }
}
