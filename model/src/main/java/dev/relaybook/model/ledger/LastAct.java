// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.Comparator;
import java.util.Optional;

/** Finds the last thing that someone did to a session's records and sections, or to its project's. */
final class LastAct {
    private LastAct() {}

    /** An act that needs several events ends with the one that names it. */
    static Optional<Entry> of(LedgerReader in, LedgerId where, Actor actor) {
        Origin home = in.home();
        return FindRecord.ledgersOf(in, where).stream()
                .flatMap(ledger -> in.history(ledger).stream())
                .filter(entry -> entry.actor() == actor && entry.origin().equals(home))
                .filter(entry -> curates(entry.event()))
                .max(Comparator.comparingLong(Entry::seq));
    }

    /** A proposal is decided about, not taken back. */
    private static boolean curates(Event event) {
        return switch (event) {
            case RecordEvent.Proposed _ -> false;
            case RecordEvent _ -> true;
            case SectionReplaced it -> it.basis() == Basis.EXPLICIT;
            case SessionEvent _, CompactionEvent _, DeliveryEvent _, NoteAdded _, PayloadRedacted _ -> false;
        };
    }
}
