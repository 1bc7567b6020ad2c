// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** A consistent view of the ledgers. Valid only inside the call that handed it out. */
public interface LedgerReader {
    /** The home whose store this is, named by the events written here. */
    Origin home();

    Optional<Session> session(LedgerId ledger);

    /** All conversations, the one with the latest event first. */
    List<Session> sessions();

    /** The conversations with an event at or after {@code since}, the one with the latest event first; at most {@code most}. */
    List<Session> sessionsSince(Instant since, int most);

    Optional<LedgerRecord> record(LedgerId ledger, RecordId id);

    /** All records of a ledger in the order in which they were recorded. */
    List<LedgerRecord> records(LedgerId ledger);

    /** The active records of a ledger and those that were promoted from it, in the order in which they were recorded. */
    List<LedgerRecord> standing(LedgerId ledger);

    /** How many records of a ledger are active and were not promoted from it. */
    int activeRecords(LedgerId ledger);

    /** The record that says the same, see {@link Wording#normalised}; a tombstoned or rejected one does not count. */
    Optional<LedgerRecord> recordSaying(LedgerId ledger, String normalised);

    /** The newest record that says the same and was tombstoned, superseded or rejected. */
    Optional<LedgerRecord> retiredSaying(LedgerId ledger, String normalised);

    Optional<Section> section(LedgerId ledger, SectionName name);

    /** The sections that were ever written, in the order of {@link SectionName}. */
    List<Section> sections(LedgerId ledger);

    /** The checkpoints of a session, the oldest first. */
    List<Checkpoint> checkpoints(LedgerId ledger);

    /** What this home owes; what another one does is no business of this one. */
    Optional<Delivery> delivery(LedgerId ledger, int number);

    /** The deliveries of a session that this home owes or made, the oldest first. */
    List<Delivery> deliveries(LedgerId ledger);

    /** A note left in this home. */
    Optional<Note> note(LedgerId ledger, String id);

    /** The notes for a session that were left in this home, the oldest first. */
    List<Note> notes(LedgerId ledger);

    /** Every event of one ledger in its total order. */
    List<Entry> history(LedgerId ledger);

    /** How far the host's log of this session was read. */
    Optional<TranscriptCursor> cursor(SessionKey session);

    /** Whether this item of the transcript has had its effect on the ledger already. */
    boolean captured(LedgerId ledger, String itemId);

    /** What was answered to a request of the open contract, see {@link LedgerWriter#keepAnswer}. */
    Optional<String> answer(LedgerId ledger, String requestId);
}
