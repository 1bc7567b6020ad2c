// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.model.ledger.AddNote;
import dev.relaybook.model.ledger.KeepBoth;
import dev.relaybook.model.ledger.Ledgers;
import dev.relaybook.model.ledger.PinRecord;
import dev.relaybook.model.ledger.PromoteRecord;
import dev.relaybook.model.ledger.RecordIds;
import dev.relaybook.model.ledger.RecordStatement;
import dev.relaybook.model.ledger.RedactRecord;
import dev.relaybook.model.ledger.ReplaceSection;
import dev.relaybook.model.ledger.RestoreRecord;
import dev.relaybook.model.ledger.ReviewProposal;
import dev.relaybook.model.ledger.SupersedeRecord;
import dev.relaybook.model.ledger.TombstoneRecord;
import dev.relaybook.model.ledger.UndoLastAct;
import dev.relaybook.model.secrets.Masking;

/** The acts by which people and agents curate a ledger, wired to one store. */
public record Curating(
        RecordStatement record,
        SupersedeRecord supersede,
        TombstoneRecord tombstone,
        RestoreRecord restore,
        PinRecord pin,
        PromoteRecord promote,
        ReviewProposal review,
        KeepBoth keepBoth,
        RedactRecord redact,
        ReplaceSection section,
        AddNote note,
        UndoLastAct undo) {

    public static Curating on(Ledgers ledgers, RecordIds ids, Masking masking) {
        return new Curating(
                new RecordStatement(ledgers, ids, masking),
                new SupersedeRecord(ledgers, ids, masking),
                new TombstoneRecord(ledgers, masking),
                new RestoreRecord(ledgers),
                new PinRecord(ledgers),
                new PromoteRecord(ledgers),
                new ReviewProposal(ledgers, masking),
                new KeepBoth(ledgers),
                new RedactRecord(ledgers, masking),
                new ReplaceSection(ledgers, masking),
                new AddNote(ledgers, ids, masking),
                new UndoLastAct(ledgers));
    }
}
