// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

/** How much of the ledger a handoff holds. */
public enum Style {
    FULL,
    /** Next step and an index of ids and titles: enough when compactions follow each other without news. */
    BRIEF,
    /** The notes of the user and nothing else. */
    NOTES_ONLY
}
