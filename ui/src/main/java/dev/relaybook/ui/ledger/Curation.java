// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.ledger;

import dev.relaybook.model.ledger.Curated;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.RecordId;
import dev.relaybook.model.ledger.RecordState;
import dev.relaybook.model.ledger.Refused;
import dev.relaybook.ui.common.Background;
import dev.relaybook.ui.common.Messages;
import dev.relaybook.ui.common.Notice;
import dev.relaybook.ui.common.Notices;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;

/** What a person does to statements: done in the background, said in a notice, and undone on request. FX thread only. */
public final class Curation {
    private final Pen pen;
    private final Background background;
    private final Notices notices;
    private final Runnable refresh;
    private final Deque<Undo> undos = new ArrayDeque<>();
    private final ReadOnlyBooleanWrapper undoable = new ReadOnlyBooleanWrapper();

    /** @param refresh brings what is on screen up to date at once */
    public Curation(Pen pen, Background background, Notices notices, Runnable refresh) {
        this.pen = pen;
        this.background = background;
        this.notices = notices;
        this.refresh = refresh;
    }

    public ReadOnlyBooleanProperty undoableProperty() {
        return undoable.getReadOnlyProperty();
    }

    public void undo() {
        Undo undo = undos.pollLast();
        undoable.set(!undos.isEmpty());
        if (undo == null) return;
        background.act(
                undo.opposite(),
                outcome -> {
                    tell(outcome, _ -> Messages.text("curation.undone"), Optional.empty());
                    refresh.run();
                },
                notices.failure(Messages.text("curation.undo.failed")));
    }

    void add(LedgerId ledger, Kind kind, String text, Consumer<LedgerRecord> then) {
        act(
                () -> pen.add(ledger, kind, text),
                row -> Messages.text("curation.added", row.id()),
                row -> Optional.of(() -> pen.tombstone(row, Messages.text("curation.undo.reason"))),
                then);
    }

    void supersede(LedgerRecord older, Kind kind, String text, Consumer<LedgerRecord> then) {
        act(
                () -> pen.supersede(older, kind, text),
                row -> Messages.text("curation.superseded", older.id(), row.id()),
                _ -> Optional.of(() -> pen.restore(older)),
                then);
    }

    public void tombstone(LedgerRecord row, String reason, Consumer<LedgerRecord> then) {
        boolean wasActive = row.active(); // a proposal has no way back: restored, it would be active
        act(
                () -> pen.tombstone(row, reason),
                it -> Messages.text("curation.tombstoned", it.id()),
                it -> wasActive ? Optional.of(() -> pen.restore(it)) : Optional.empty(),
                then);
    }

    public void restore(LedgerRecord row, Consumer<LedgerRecord> then) {
        act(() -> pen.restore(row), it -> Messages.text("curation.restored", it.id()), _ -> unrestore(row), then);
    }

    void pin(LedgerRecord row) {
        act(
                () -> row.pinned() ? pen.unpin(row) : pen.pin(row),
                it -> Messages.text(it.pinned() ? "curation.pinned" : "curation.unpinned", it.id()),
                it -> Optional.of(() -> it.pinned() ? pen.unpin(it) : pen.pin(it)),
                _ -> {});
    }

    public void accept(LedgerRecord row, Consumer<LedgerRecord> then) {
        act(() -> pen.accept(row), it -> Messages.text("curation.accepted", it.id()), this::takenBack, then);
    }

    public void reword(LedgerRecord row, String text, Consumer<LedgerRecord> then) {
        act(() -> pen.reword(row, text), it -> Messages.text("curation.accepted", it.id()), this::takenBack, then);
    }

    public void reject(LedgerRecord row, String reason, Consumer<LedgerRecord> then) {
        act(() -> pen.reject(row, reason), it -> Messages.text("curation.rejected", it.id()), this::takenBack, then);
    }

    /** A statement that stands already takes another one's place. */
    public void supersedeBy(LedgerRecord older, LedgerRecord newer, Consumer<LedgerRecord> then) {
        act(
                () -> pen.supersedeBy(older, newer),
                row -> Messages.text("curation.superseded", older.id(), row.id()),
                _ -> takenBack(newer, older),
                then);
    }

    /** Two statements both stay. */
    public void keepBoth(LedgerRecord one, LedgerRecord other, Consumer<LedgerRecord> then) {
        act(
                () -> pen.keepBoth(one, other),
                _ -> Messages.text("curation.kept", one.id(), other.id()),
                _ -> takenBack(one, other),
                then);
    }

    private Optional<Supplier<Curated>> takenBack(LedgerRecord row) {
        return takenBack(row, row);
    }

    private Optional<Supplier<Curated>> takenBack(LedgerRecord row, LedgerRecord other) {
        return Optional.of(() -> pen.takeBack(row, other));
    }

    private Optional<Supplier<Curated>> unrestore(LedgerRecord before) {
        Optional<RecordId> replaced = before.supersededBy();
        if (before.state() != RecordState.SUPERSEDED || replaced.isEmpty()) {
            return before.reason().map(reason -> () -> pen.tombstone(before, reason));
        }
        return Optional.of(() -> pen.restore(before.ledger(), replaced.get()));
    }

    private void act(
            Supplier<Curated> deed,
            Function<LedgerRecord, String> said,
            Function<LedgerRecord, Optional<Supplier<Curated>>> opposite,
            Consumer<LedgerRecord> then) {
        background.act(
                deed,
                outcome -> {
                    if (outcome instanceof Curated.Done(LedgerRecord row)) {
                        Optional<Undo> undo = opposite.apply(row).map(Undo::new);
                        undo.ifPresent(this::remember);
                        tell(outcome, said, undo);
                        refresh.run();
                        then.accept(row);
                    } else {
                        tell(outcome, said, Optional.empty());
                        refresh.run();
                    }
                },
                notices.failure(Messages.text("curation.failed")));
    }

    private void remember(Undo undo) {
        undos.addLast(undo);
        undoable.set(true);
    }

    private void tell(Curated outcome, Function<LedgerRecord, String> said, Optional<Undo> undo) {
        switch (outcome) {
            case Curated.Done(LedgerRecord row) -> notices.show(Notice.done(said.apply(row), undo.map(this::button)));
            case Curated.SaidAgain(LedgerRecord row) -> notices.done(Messages.text("curation.said.again", row.id()));
            case Curated.Unchanged(LedgerRecord _, String sentence) -> notices.done(sentence);
            case Refused refused ->
                notices.show(Notice.problem(
                        Messages.text("curation.refused"),
                        refused.sentence(),
                        refused.reason().code(),
                        ""));
        }
    }

    private Notice.Action button(Undo undo) {
        return new Notice.Action(Messages.text("curation.undo"), () -> {
            if (undos.peekLast() == undo) undo();
        });
    }

    /** What appends the opposite event. */
    private record Undo(Supplier<Curated> opposite) {}
}
