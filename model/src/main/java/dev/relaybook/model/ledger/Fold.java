// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.Optional;

/**
 * Turns events into what things are now. A pure function of the entry and the rows it names: the same events in the
 * same order give the same rows in every store, which is what {@code verify} checks.
 */
public final class Fold {
    private Fold() {}

    /** Applies one entry. An event about a row that does not exist changes nothing. */
    public static void apply(Entry entry, Projections rows) {
        switch (entry.event()) {
            case SessionEvent event -> SessionFold.apply(event, entry, rows);
            case RecordEvent event -> RecordFold.apply(event, entry, rows);
            case SectionReplaced event -> replaceSection(event, entry, rows);
            case CompactionEvent event -> CompactionFold.apply(event, entry, rows);
            case DeliveryEvent event -> DeliveryFold.apply(event, entry, rows);
            case NoteAdded event ->
                rows.save(new Note(
                        entry.ledger(), entry.origin(), event.id(), event.text(), event.at(), Optional.empty(), false));
            case PayloadRedacted _ -> {}
        }
        rows.session(entry.ledger()).map(session -> session.seenAt(entry.at())).ifPresent(rows::save);
    }

    private static void replaceSection(SectionReplaced event, Entry entry, Projections rows) {
        Section before = rows.section(entry.ledger(), event.name())
                .orElse(new Section(entry.ledger(), event.name(), Optional.empty(), Optional.empty()));
        rows.save(before.replaced(event.basis(), new Section.Value(event.text(), event.provenance(), entry.lamport())));
    }
}
