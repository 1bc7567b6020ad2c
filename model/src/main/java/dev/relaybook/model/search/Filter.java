// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.search;

import dev.relaybook.model.ledger.RecordState;
import java.time.Instant;

/** What a text has to be, or where it has to come from. */
public sealed interface Filter {
    /** A kind of record, {@code section}, a section's name, or {@code checkpoint}. */
    record OfKind(String word) implements Filter {}

    /** Only records have a state. */
    record InState(RecordState state) implements Filter {}

    /** What was said in a host's sessions. */
    record OfHost(String host) implements Filter {}

    /** A project by its folder or the last part of that: its sessions, and what was promoted to it. */
    record OfProject(String name) implements Filter {}

    /** The sessions whose id begins so. */
    record OfSession(String id) implements Filter {}

    /** Earlier than this. */
    record Before(Instant end) implements Filter {}

    /** At this or later. */
    record After(Instant start) implements Filter {}
}
