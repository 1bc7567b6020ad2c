// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

/**
 * A text that rides on one injection.
 *
 * @param id unique within the session
 * @param at the moment at which it is handed over
 */
public record NoteAdded(String id, String text, Moment at) implements Event {

    /** When a note is handed over. */
    public enum Moment {
        NEXT_COMPACTION,
        NEXT_PROMPT
    }
}
