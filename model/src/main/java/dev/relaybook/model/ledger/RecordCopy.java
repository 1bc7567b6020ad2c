// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.Optional;

/** Lets a second ledger hold an active record under its id, with every provenance, its pin, and its lineage. */
final class RecordCopy {
    private RecordCopy() {}

    static void into(LedgerWriter tx, Actor actor, LedgerId ledger, LedgerRecord row) {
        Optional<LedgerRecord> there = tx.record(ledger, row.id());
        if (there.isEmpty()) {
            tx.append(ledger, actor, first(tx, ledger, row));
        } else if (!there.get().active()) {
            tx.append(ledger, actor, new RecordEvent.Restored(row.id()));
        }
        LedgerRecord copy = RecordStatement.now(tx, ledger, row.id());
        row.provenance().stream()
                .filter(from -> !copy.provenance().contains(from))
                .forEach(from -> tx.append(ledger, actor, new RecordEvent.SaidAgain(row.id(), from)));
        if (copy.pinned() != row.pinned()) {
            tx.append(ledger, actor, new RecordEvent.Pinned(row.id(), row.pinned()));
        }
    }

    /** Where that ledger holds the record whose place this one took, it is told so. */
    private static RecordEvent first(LedgerReader in, LedgerId ledger, LedgerRecord row) {
        Provenance from = row.provenance().getFirst();
        return row.supersedes()
                .filter(older -> in.record(ledger, older).isPresent())
                .<RecordEvent>map(
                        older -> new RecordEvent.Superseded(row.id(), older, row.kind(), row.statement(), from))
                .orElseGet(() -> new RecordEvent.Added(row.id(), row.kind(), row.statement(), from));
    }
}
