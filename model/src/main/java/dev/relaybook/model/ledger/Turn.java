// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.Optional;

/** What one act changed: the rows of its ledger just before it and just after it. */
record Turn(Entry act, InMemoryProjections before, InMemoryProjections after) {
    static Turn of(LedgerReader in, Entry act) {
        InMemoryProjections before = new InMemoryProjections();
        InMemoryProjections after = new InMemoryProjections();
        for (Entry entry : in.history(act.ledger())) {
            if (entry.position() == act.position()) {
                Fold.apply(entry, after);
                break;
            }
            Fold.apply(entry, before);
            Fold.apply(entry, after);
        }
        return new Turn(act, before, after);
    }

    Optional<LedgerRecord> before(RecordId id) {
        return before.record(act.ledger(), id);
    }

    /** The record that lost its place to {@code id} by the act. */
    Optional<RecordId> displacedBy(RecordId id) {
        return before.records(act.ledger()).values().stream()
                .filter(LedgerRecord::active)
                .map(LedgerRecord::id)
                .filter(other -> after.record(act.ledger(), other)
                        .flatMap(LedgerRecord::supersededBy)
                        .equals(Optional.of(id)))
                .findFirst();
    }

    /** Whether what the act left is not what is there now; another provenance is no change. */
    boolean changedSince(LedgerReader in, RecordEvent event) {
        boolean older = event instanceof RecordEvent.Superseded it && changed(in, it.older());
        return older || changed(in, event.id());
    }

    private boolean changed(LedgerReader in, RecordId id) {
        Optional<LedgerRecord> left = after.record(act.ledger(), id);
        Optional<LedgerRecord> now = in.record(act.ledger(), id);
        if (left.isEmpty() || now.isEmpty()) return left.isPresent() != now.isPresent();
        return !standing(left.get()).equals(standing(now.get()));
    }

    private static LedgerRecord standing(LedgerRecord row) {
        return new LedgerRecord(
                row.ledger(),
                row.id(),
                row.kind(),
                row.statement(),
                row.state(),
                row.pinned(),
                row.provenance().subList(0, 1),
                row.supersedes(),
                row.supersededBy(),
                row.reason(),
                row.promotedTo(),
                0,
                0);
    }
}
