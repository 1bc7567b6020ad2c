// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.Optional;

/**
 * The rows that a {@link Fold} reads and writes: one row for what each thing is now. Rows are addressed by key, so a
 * fold costs the same however long the ledger is.
 */
public interface Projections {
    Optional<Session> session(LedgerId ledger);

    Optional<LedgerRecord> record(LedgerId ledger, RecordId id);

    Optional<Section> section(LedgerId ledger, SectionName name);

    Optional<Delivery> delivery(LedgerId ledger, Origin origin, int number);

    Optional<Note> note(LedgerId ledger, Origin origin, String id);

    void save(Session session);

    void save(LedgerRecord row);

    void save(Section section);

    void save(Checkpoint checkpoint);

    void save(Delivery delivery);

    void save(Note note);
}
