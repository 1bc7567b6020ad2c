// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.Optional;

/** What happens to the additive statements of a ledger. */
public sealed interface RecordEvent extends Event {
    /** The record that the event is about. */
    RecordId id();

    /** A statement that waits for review. */
    record Proposed(RecordId id, Kind kind, String statement, Provenance provenance) implements RecordEvent {}

    /**
     * A proposal was taken into the ledger.
     *
     * @param rewording the statement as the reviewer changed it
     * @param kind the kind as the reviewer changed it
     */
    record Accepted(RecordId id, Optional<String> rewording, Optional<Kind> kind) implements RecordEvent {
        public Accepted(RecordId id, Optional<String> rewording) {
            this(id, rewording, Optional.empty());
        }
    }

    /** What was decided about a proposal was taken back: it waits for review again, in these words. */
    record Reopened(RecordId id, Kind kind, String statement) implements RecordEvent {}

    record Rejected(RecordId id, String reason) implements RecordEvent {}

    record Added(RecordId id, Kind kind, String statement, Provenance provenance) implements RecordEvent {}

    /** The same statement was said again; the record gains a second provenance. */
    record SaidAgain(RecordId id, Provenance provenance) implements RecordEvent {}

    /**
     * A newer record takes the place of another one.
     *
     * @param id the newer record, active from now on
     * @param older the record whose place it takes
     */
    record Superseded(RecordId id, RecordId older, Kind kind, String statement, Provenance provenance)
            implements RecordEvent {}

    record Tombstoned(RecordId id, String reason) implements RecordEvent {}

    /** A tombstoned, superseded or rejected record is active again. */
    record Restored(RecordId id) implements RecordEvent {}

    record Pinned(RecordId id, boolean pinned) implements RecordEvent {}

    /** The record now belongs to the project, whose ledger holds it under the same id; both ledgers tell it. */
    record Promoted(RecordId id, ProjectId project) implements RecordEvent {}

    /** The record belongs to that session alone again; its ledger and the project's both tell it. */
    record Demoted(RecordId id, SessionKey session) implements RecordEvent {}

    /**
     * Someone looked at two statements that read alike, and both stay; so the pair needs no review.
     *
     * @param apart whether it was so decided, or that decision taken back
     */
    record KeptApart(RecordId id, RecordId other, boolean apart) implements RecordEvent {}
}
