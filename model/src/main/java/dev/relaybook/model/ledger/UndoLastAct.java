// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Takes back the last curating act that someone did here. Nothing is removed: the opposite is appended, so that taking
 * it back in turn does the act again.
 */
public final class UndoLastAct {
    private final Ledgers ledgers;
    private final OppositeAct opposite;

    public UndoLastAct(Ledgers ledgers) {
        this.ledgers = ledgers;
        this.opposite = new OppositeAct(new RestoreRecord(ledgers), new PromoteRecord(ledgers));
    }

    /** What it came to. */
    public sealed interface Outcome permits OfRecord, OfSection, Refused {}

    /** The act that was taken back, and its record as it stands now. */
    public record OfRecord(RecordEvent act, LedgerRecord row) implements Outcome {}

    /** The act that was taken back, and its section as it stands now. */
    public record OfSection(SectionReplaced act, Section section) implements Outcome {}

    /** @param actor whose act; people and agents take back their own */
    public Outcome undo(LedgerId where, Actor actor) {
        return ledgers.write(tx -> undo(tx, where, actor));
    }

    /**
     * The same, only while the last act was on one of these records: whoever acted on another one since, elsewhere, did not
     * mean that to be taken back.
     */
    public Outcome undo(LedgerId where, Actor actor, Set<RecordId> meant) {
        return ledgers.write(tx -> {
            boolean still = LastAct.of(tx, where, actor)
                    .map(Entry::event)
                    .filter(it -> it instanceof RecordEvent event && meant.contains(event.id()))
                    .isPresent();
            return still ? undo(tx, where, actor) : overtaken();
        });
    }

    private static Refused overtaken() {
        return Refused.because(
                Refused.Reason.NOTHING_TO_UNDO, "Something else was done since, so this is not the last act any more.");
    }

    /** The same in a transaction that is open. */
    public Outcome undo(LedgerWriter tx, LedgerId where, Actor actor) {
        Optional<Entry> last = LastAct.of(tx, where, actor);
        if (last.isEmpty()) return nothing(actor);
        Turn turn = Turn.of(tx, last.get());
        if (turn.act().event() instanceof SectionReplaced it) return takeBack(tx, actor, turn, it);
        return takeBack(tx, actor, turn, (RecordEvent) turn.act().event());
    }

    private static Refused nothing(Actor actor) {
        String whose = actor == Actor.HUMAN ? "by hand" : "by the agent";
        return Refused.because(
                Refused.Reason.NOTHING_TO_UNDO,
                "There is nothing to undo: no record or section of this session or its project was changed " + whose
                        + " yet.");
    }

    private Outcome takeBack(LedgerWriter tx, Actor actor, Turn turn, RecordEvent act) {
        if (turn.changedSince(tx, act)) {
            LedgerRecord row = RecordStatement.now(tx, turn.act().ledger(), act.id());
            return new Refused(
                    Refused.Reason.WRONG_STATE,
                    act.id() + " has changed since the last act here, so that can't be taken back; it is "
                            + row.state().word() + " now.",
                    List.of(row));
        }
        return switch (opposite.of(tx, actor, turn, act)) {
            case Refused refused -> refused;
            case Curated.Done(LedgerRecord row) -> new OfRecord(act, row);
            case Curated.SaidAgain(LedgerRecord row) -> new OfRecord(act, row);
            case Curated.Unchanged(LedgerRecord row, String _) -> new OfRecord(act, row);
        };
    }

    /** A section that was never written before is blank again, so that what the transcript shows counts. */
    private static Outcome takeBack(LedgerWriter tx, Actor actor, Turn turn, SectionReplaced act) {
        LedgerId ledger = turn.act().ledger();
        String now = tx.section(ledger, act.name())
                .flatMap(Section::explicit)
                .map(Section.Value::text)
                .orElse("");
        if (!now.equals(act.text())) {
            return Refused.because(
                    Refused.Reason.WRONG_STATE,
                    "The section " + act.name().word()
                            + " has changed since the last act here, so that can't be taken back.");
        }
        Optional<Section.Value> before =
                turn.before().section(ledger, act.name()).flatMap(Section::explicit);
        tx.append(
                ledger,
                actor,
                new SectionReplaced(
                        act.name(),
                        before.map(Section.Value::text).orElse(""),
                        Basis.EXPLICIT,
                        before.map(Section.Value::provenance).orElse(act.provenance())));
        return new OfSection(act, tx.section(ledger, act.name()).orElseThrow());
    }
}
