// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.Optional;

/** Something in a ledger that only a person or an agent can decide. */
public sealed interface ReviewItem {
    /**
     * A statement that is handed over only once it is accepted.
     *
     * @param like what it reads like, so that it may be meant for that one's place
     */
    record Proposal(LedgerRecord row, Optional<Alike> like) implements ReviewItem {}

    /** Two active statements that read alike; both are handed over. */
    record Similar(Alike pair) implements ReviewItem {}

    /** Two records that were put in one record's place. */
    record Rivals(Contest contest) implements ReviewItem {}

    /** A statement that is handed over though its words were retired before. */
    record Revived(Revival revival) implements ReviewItem {}
}
