// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An additive statement as it stands now.
 *
 * @param provenance every place it was said at, the first one first; never empty
 * @param supersedes the record whose place this one took
 * @param supersededBy the record that took this one's place
 * @param reason why it was tombstoned or rejected
 * @param born the number of compactions the session had when it was recorded; its age is counted from there
 * @param order the logical time at which it was recorded
 */
public record LedgerRecord(
        LedgerId ledger,
        RecordId id,
        Kind kind,
        String statement,
        RecordState state,
        boolean pinned,
        List<Provenance> provenance,
        Optional<RecordId> supersedes,
        Optional<RecordId> supersededBy,
        Optional<String> reason,
        Optional<ProjectId> promotedTo,
        int born,
        long order) {

    public boolean active() {
        return state == RecordState.ACTIVE;
    }

    /** Whether it is handed over in all sessions of a project, not in one alone. */
    public boolean ofProject() {
        return ledger.ofProject();
    }

    LedgerRecord in(RecordState next) {
        return new LedgerRecord(
                ledger,
                id,
                kind,
                statement,
                next,
                pinned,
                provenance,
                supersedes,
                supersededBy,
                reason,
                promotedTo,
                born,
                order);
    }

    LedgerRecord saying(Kind said, String text) {
        return new LedgerRecord(
                ledger,
                id,
                said,
                text,
                state,
                pinned,
                provenance,
                supersedes,
                supersededBy,
                reason,
                promotedTo,
                born,
                order);
    }

    LedgerRecord pinned(boolean now) {
        return new LedgerRecord(
                ledger,
                id,
                kind,
                statement,
                state,
                now,
                provenance,
                supersedes,
                supersededBy,
                reason,
                promotedTo,
                born,
                order);
    }

    LedgerRecord alsoFrom(Provenance another) {
        List<Provenance> all = new ArrayList<>(provenance);
        all.add(another);
        return new LedgerRecord(
                ledger,
                id,
                kind,
                statement,
                state,
                pinned,
                List.copyOf(all),
                supersedes,
                supersededBy,
                reason,
                promotedTo,
                born,
                order);
    }

    LedgerRecord supersededBy(Optional<RecordId> newer) {
        return new LedgerRecord(
                ledger,
                id,
                kind,
                statement,
                state,
                pinned,
                provenance,
                supersedes,
                newer,
                reason,
                promotedTo,
                born,
                order);
    }

    LedgerRecord because(Optional<String> why) {
        return new LedgerRecord(
                ledger,
                id,
                kind,
                statement,
                state,
                pinned,
                provenance,
                supersedes,
                supersededBy,
                why,
                promotedTo,
                born,
                order);
    }

    LedgerRecord promotedTo(Optional<ProjectId> project) {
        return new LedgerRecord(
                ledger,
                id,
                kind,
                statement,
                state,
                pinned,
                provenance,
                supersedes,
                supersededBy,
                reason,
                project,
                born,
                order);
    }
}
