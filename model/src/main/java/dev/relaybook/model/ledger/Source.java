// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

/** What a statement comes from. */
public enum Source {
    HUMAN,
    AGENT,
    TRANSCRIPT,
    CHECKPOINT,
    IMPORT
}
