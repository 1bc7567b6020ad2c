// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

/** What an injected text travels with, and so where its absence can be proven. */
public enum Carrier {
    PROMPT,
    TOOL_RESULT,
    /** The start of a session after a compaction; the text stands behind the boundary. */
    SESSION_START
}
