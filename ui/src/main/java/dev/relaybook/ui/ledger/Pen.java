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
import dev.relaybook.model.ledger.Refused;
import dev.relaybook.model.ledger.Source;
import dev.relaybook.model.ledger.UndoLastAct;
import java.time.Clock;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

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

    Curated supersedeBy(LedgerRecord older, LedgerRecord newer) {
        return curating.supersede().supersedeBy(older.ledger(), Actor.HUMAN, typed(older), typed(newer));
    }

    Curated keepBoth(LedgerRecord one, LedgerRecord other) {
        return curating.keepBoth().keep(one.ledger(), Actor.HUMAN, typed(one), typed(other));
    }

    /** The last act by hand, if it was on one of these records, which are of one session or its project. */
    Curated takeBack(LedgerRecord row, LedgerRecord other) {
        Set<RecordId> ids = new HashSet<>(List.of(row.id(), other.id()));
        return switch (curating.undo().undo(row.ledger(), Actor.HUMAN, ids)) {
            case UndoLastAct.OfRecord(var _, LedgerRecord now) -> new Curated.Done(now);
            case UndoLastAct.OfSection it -> throw new IllegalStateException("no statement was changed last: " + it);
            case Refused refused -> refused;
        };
    }

    private static String typed(LedgerRecord row) {
        return row.id().value();
    }

    private Provenance byHand(LedgerId ledger) {
        return Provenance.said(Source.HUMAN, ledger.session(), clock.instant());
    }
}
