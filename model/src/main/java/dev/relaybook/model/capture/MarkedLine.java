// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import dev.relaybook.model.ledger.Kind;

/** A line by which an agent writes to the ledger in the middle of its words. */
sealed interface MarkedLine {
    /** The line, with those it goes on over, as it was written. */
    String quote();

    /** {@code DECISION: …} and its like. */
    record States(Kind kind, String text, String quote) implements MarkedLine {}

    /** {@code SUPERSEDES r-xxxx: …}. */
    record Supersedes(String id, String text, String quote) implements MarkedLine {}

    /** {@code RETIRE r-xxxx: reason}. */
    record Retires(String id, String reason, String quote) implements MarkedLine {}

    /** It begins like a mark and can't be followed. */
    record Garbled(String quote, String problem) implements MarkedLine {}
}
