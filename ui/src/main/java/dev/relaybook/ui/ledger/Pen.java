// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.ledger;

import dev.relaybook.bridge.engine.Curating;
import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Curated;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Provenance;
import dev.relaybook.model.ledger.RecordId;
import dev.relaybook.model.ledger.Source;
import java.time.Clock;
import java.util.Optional;

/** The curating use cases in the hand of the person at the window. Blocks; thread-safe. */
public final class Pen {
    private final Curating curating;
    private final Clock clock;

    public Pen(Curating curating, Clock clock) {
        this.curating = curating;
        this.clock = clock;
    }

    Curated add(LedgerId ledger, Kind kind, String text) {
        return curating.record().record(ledger, Actor.HUMAN, kind, text, byHand(ledger));
    }

    Curated supersede(LedgerRecord older, Kind kind, String text) {
        LedgerId ledger = older.ledger();
        return curating.supersede()
                .supersede(ledger, Actor.HUMAN, typed(older), Optional.of(kind), text, byHand(ledger));
    }

    Curated tombstone(LedgerRecord row, String reason) {
        return curating.tombstone().tombstone(row.ledger(), Actor.HUMAN, typed(row), reason);
    }

    Curated restore(LedgerRecord row) {
        return restore(row.ledger(), row.id());
    }

    Curated restore(LedgerId ledger, RecordId id) {
        return curating.restore().restore(ledger, Actor.HUMAN, id.value());
    }

    Curated pin(LedgerRecord row) {
        return curating.pin().pin(row.ledger(), Actor.HUMAN, typed(row));
    }

    Curated unpin(LedgerRecord row) {
        return curating.pin().unpin(row.ledger(), Actor.HUMAN, typed(row));
    }

    Curated accept(LedgerRecord row) {
        return curating.review().accept(row.ledger(), Actor.HUMAN, typed(row));
    }

    Curated reword(LedgerRecord row, String text) {
        return curating.review().reword(row.ledger(), Actor.HUMAN, typed(row), text);
    }

    Curated reject(LedgerRecord row, String reason) {
        return curating.review().reject(row.ledger(), Actor.HUMAN, typed(row), reason);
    }

    private static String typed(LedgerRecord row) {
        return row.id().value();
    }

    private Provenance byHand(LedgerId ledger) {
        return Provenance.said(Source.HUMAN, ledger.session(), clock.instant());
    }
}
