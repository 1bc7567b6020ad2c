// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.Optional;

/** Does the opposite of an act on a record. */
record OppositeAct(RestoreRecord restore, PromoteRecord promote) {
    private static final String REASON = "taken back";

    Curated of(LedgerWriter tx, Actor actor, Turn turn, RecordEvent act) {
        Pen pen = new Pen(tx, actor, turn.act().ledger());
        return switch (act) {
            case RecordEvent.Added it -> pen.append(new RecordEvent.Tombstoned(it.id(), REASON));
            case RecordEvent.Superseded it -> ofSuperseded(pen, turn, it);
            case RecordEvent.Accepted it -> reopened(pen, turn, it.id());
            case RecordEvent.Rejected it -> reopened(pen, turn, it.id());
            case RecordEvent.Reopened it -> ofReopened(pen, turn, it);
            case RecordEvent.Tombstoned it -> standsAgain(pen, turn, it.id());
            case RecordEvent.Restored it -> ofRestored(pen, turn, it.id());
            case RecordEvent.Pinned it -> pen.append(new RecordEvent.Pinned(it.id(), !it.pinned()));
            case RecordEvent.Promoted it ->
                promote.demote(tx, turn.act().ledger(), actor, it.id().value());
            case RecordEvent.Demoted it ->
                promote.promote(tx, it.session().ledger(), actor, it.id().value());
            case RecordEvent.KeptApart it -> pen.append(new RecordEvent.KeptApart(it.id(), it.other(), !it.apart()));
            case RecordEvent.SaidAgain it ->
                cannot(it.id() + " was said again last, which left its words as they were; there is nothing to undo.");
            case RecordEvent.Proposed it -> cannot(it.id() + " waits for review; reject it instead.");
        };
    }

    /** Where it is written. */
    private record Pen(LedgerWriter tx, Actor actor, LedgerId ledger) {
        Curated append(RecordEvent event) {
            tx.append(ledger, actor, event);
            return new Curated.Done(RecordStatement.now(tx, ledger, event.id()));
        }
    }

    private static Curated cannot(String sentence) {
        return Refused.because(Refused.Reason.NOTHING_TO_UNDO, sentence);
    }

    private Curated restored(Pen pen, RecordId id) {
        return restore.restore(pen.tx(), pen.ledger(), pen.actor(), id.value());
    }

    private Curated ofSuperseded(Pen pen, Turn turn, RecordEvent.Superseded act) {
        boolean waited = turn.before(act.older())
                .filter(row -> row.state() == RecordState.PROPOSED)
                .isPresent();
        if (!waited) return restored(pen, act.older());
        var _ = pen.append(new RecordEvent.Tombstoned(act.id(), REASON));
        return reopened(pen, turn, act.older());
    }

    private static Curated reopened(Pen pen, Turn turn, RecordId id) {
        LedgerRecord before = turn.before(id).orElseThrow();
        return pen.append(new RecordEvent.Reopened(id, before.kind(), before.statement()));
    }

    private Curated standsAgain(Pen pen, Turn turn, RecordId id) {
        return switch (turn.before(id).orElseThrow().state()) {
            case PROPOSED -> reopened(pen, turn, id);
            case SUPERSEDED -> cannot(id + " was not handed over before that; restore it to put it in its place.");
            case ACTIVE, TOMBSTONED, REJECTED -> restored(pen, id);
        };
    }

    private Curated ofReopened(Pen pen, Turn turn, RecordEvent.Reopened act) {
        LedgerRecord before = turn.before(act.id()).orElseThrow();
        return switch (before.state()) {
            case ACTIVE -> pen.append(accepted(before, act));
            case REJECTED, TOMBSTONED -> pen.append(retired(before));
            case SUPERSEDED -> cannot(act.id() + " was superseded before that; supersede it again instead.");
            case PROPOSED -> cannot(act.id() + " waited for review before that, too.");
        };
    }

    private static RecordEvent accepted(LedgerRecord before, RecordEvent.Reopened act) {
        return new RecordEvent.Accepted(
                before.id(),
                Optional.of(before.statement()).filter(words -> !words.equals(act.statement())),
                Optional.of(before.kind()).filter(kind -> kind != act.kind()));
    }

    /** With the reason it had. */
    private static RecordEvent retired(LedgerRecord before) {
        String reason = before.reason().orElse(REASON);
        return before.state() == RecordState.REJECTED
                ? new RecordEvent.Rejected(before.id(), reason)
                : new RecordEvent.Tombstoned(before.id(), reason);
    }

    private Curated ofRestored(Pen pen, Turn turn, RecordId id) {
        LedgerRecord before = turn.before(id).orElseThrow();
        if (before.state() != RecordState.SUPERSEDED) return pen.append(retired(before));
        return turn.displacedBy(id)
                .map(holder -> restored(pen, holder))
                .orElseGet(() -> pen.append(new RecordEvent.Tombstoned(id, REASON)));
    }
}
