// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.ledger;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Curated;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Ledgers;
import dev.relaybook.model.ledger.PinRecord;
import dev.relaybook.model.ledger.Provenance;
import dev.relaybook.model.ledger.RecordId;
import dev.relaybook.model.ledger.RecordIds;
import dev.relaybook.model.ledger.RecordStatement;
import dev.relaybook.model.ledger.RestoreRecord;
import dev.relaybook.model.ledger.ReviewProposal;
import dev.relaybook.model.ledger.Source;
import dev.relaybook.model.ledger.SupersedeRecord;
import dev.relaybook.model.ledger.TombstoneRecord;
import dev.relaybook.model.secrets.Masking;
import java.time.Clock;
import java.util.Optional;

/** The curating use cases in the hand of the person at the window. Blocks; thread-safe. */
public final class Pen {
    private final Clock clock;
    private final RecordStatement record;
    private final SupersedeRecord supersede;
    private final TombstoneRecord tombstone;
    private final RestoreRecord restore;
    private final PinRecord pin;
    private final ReviewProposal review;

    public Pen(Ledgers ledgers, RecordIds ids, Masking masking, Clock clock) {
        this.clock = clock;
        record = new RecordStatement(ledgers, ids, masking);
        supersede = new SupersedeRecord(ledgers, ids, masking);
        tombstone = new TombstoneRecord(ledgers, masking);
        restore = new RestoreRecord(ledgers);
        pin = new PinRecord(ledgers);
        review = new ReviewProposal(ledgers, masking);
    }

    Curated add(LedgerId ledger, Kind kind, String text) {
        return record.record(ledger, Actor.HUMAN, kind, text, byHand(ledger));
    }

    Curated supersede(LedgerRecord older, Kind kind, String text) {
        LedgerId ledger = older.ledger();
        return supersede.supersede(ledger, Actor.HUMAN, typed(older), Optional.of(kind), text, byHand(ledger));
    }

    Curated tombstone(LedgerRecord row, String reason) {
        return tombstone.tombstone(row.ledger(), Actor.HUMAN, typed(row), reason);
    }

    Curated restore(LedgerRecord row) {
        return restore(row.ledger(), row.id());
    }

    Curated restore(LedgerId ledger, RecordId id) {
        return restore.restore(ledger, Actor.HUMAN, id.value());
    }

    Curated pin(LedgerRecord row) {
        return pin.pin(row.ledger(), Actor.HUMAN, typed(row));
    }

    Curated unpin(LedgerRecord row) {
        return pin.unpin(row.ledger(), Actor.HUMAN, typed(row));
    }

    Curated accept(LedgerRecord row) {
        return review.accept(row.ledger(), Actor.HUMAN, typed(row));
    }

    Curated reword(LedgerRecord row, String text) {
        return review.reword(row.ledger(), Actor.HUMAN, typed(row), text);
    }

    Curated reject(LedgerRecord row, String reason) {
        return review.reject(row.ledger(), Actor.HUMAN, typed(row), reason);
    }

    private static String typed(LedgerRecord row) {
        return row.id().value();
    }

    private Provenance byHand(LedgerId ledger) {
        return Provenance.said(Source.HUMAN, ledger.session(), clock.instant());
    }
}
