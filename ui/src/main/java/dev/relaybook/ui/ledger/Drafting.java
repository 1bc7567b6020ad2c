// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.ledger;

/** What a person is writing. */
public enum Drafting {
    NOTHING,
    /** A new statement. */
    STATEMENT,
    /** Newer words for a statement that stands; for a proposal, the words it is accepted in. */
    REWORDING,
    /** The reason why a statement is stale. */
    TOMBSTONE,
    /** The reason why a proposal is not taken. */
    REJECTION
}
