// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

import dev.relaybook.model.ledger.Entry;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Session;
import java.util.Optional;

/** Why a record is in a session's next handoff, or is not. */
public sealed interface Why {
    LedgerRecord row();

    /**
     * It is there word for word.
     *
     * @param place its place among the statements of its kind, from 1
     * @param of how many of its kind are there
     */
    record Whole(LedgerRecord row, int place, int of) implements Why {}

    /** It is active, but only its title is there, or it is only counted. */
    record LeftOut(LedgerRecord row, Handoff.LeftOut how) implements Why {}

    /**
     * It is not active.
     *
     * @param decision the event that made it so
     * @param inPlace the record that holds its place now
     */
    record Inactive(LedgerRecord row, Optional<Entry> decision, Optional<LedgerRecord> inPlace) implements Why {}

    /** It belongs to another session, or to another project. */
    record Elsewhere(LedgerRecord row, Session session) implements Why {}
}
