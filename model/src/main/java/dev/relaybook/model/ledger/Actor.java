// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

/** Who caused an event. */
public enum Actor {
    HUMAN,
    AGENT,
    /** Relaybook itself, from what it read in a transcript. */
    RELAYBOOK
}
