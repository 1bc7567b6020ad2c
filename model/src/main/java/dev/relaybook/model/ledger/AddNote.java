// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import dev.relaybook.model.secrets.Masking;
import java.util.Optional;

/** Leaves a text that rides on one injection, once. */
public final class AddNote {
    private final Ledgers ledgers;
    private final RecordIds ids;
    private final Phrasing phrasing;

    public AddNote(Ledgers ledgers, RecordIds ids, Masking masking) {
        this.ledgers = ledgers;
        this.ids = ids;
        this.phrasing = new Phrasing(masking);
    }

    /** What it came to. */
    public sealed interface Outcome permits Noted, Refused {}

    public record Noted(Note note) implements Outcome {}

    public Outcome add(LedgerId ledger, Actor actor, String text, NoteAdded.Moment at) {
        return ledgers.write(tx -> add(tx, ledger, actor, text, at));
    }

    /** The same in a transaction that is open. */
    public Outcome add(LedgerWriter tx, LedgerId ledger, Actor actor, String text, NoteAdded.Moment at) {
        String words = phrasing.section(text);
        Optional<Refused> fault = Phrasing.fault("The note", words, PlainText.LONGEST_STATEMENT);
        if (fault.isPresent()) return fault.get();
        String id = ids.freshNote(tx, ledger);
        tx.append(ledger, actor, new NoteAdded(id, words, at));
        return new Noted(tx.note(ledger, id).orElseThrow());
    }
}
