// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.Checkpoint;
import dev.relaybook.model.ledger.Delivery;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Note;
import dev.relaybook.model.ledger.Origin;
import dev.relaybook.model.ledger.Projections;
import dev.relaybook.model.ledger.RecordId;
import dev.relaybook.model.ledger.Section;
import dev.relaybook.model.ledger.SectionName;
import dev.relaybook.model.ledger.Session;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The rows that events fold to, within one transaction. Every fold asks for the session, several times, so the rows of
 * sessions are kept at hand.
 */
final class SqliteProjections implements Projections {
    private final SessionTable sessions;
    private final Map<LedgerId, Optional<Session>> knownSessions = new HashMap<>();
    private final RecordTable records;
    private final SectionTable sections;
    private final CheckpointTable checkpoints;
    private final DeliveryTable deliveries;
    private final NoteTable notes;

    SqliteProjections(Sql sql) {
        sessions = new SessionTable(sql);
        records = new RecordTable(sql);
        sections = new SectionTable(sql);
        checkpoints = new CheckpointTable(sql);
        deliveries = new DeliveryTable(sql);
        notes = new NoteTable(sql);
    }

    SessionTable sessions() {
        return sessions;
    }

    RecordTable records() {
        return records;
    }

    SectionTable sections() {
        return sections;
    }

    CheckpointTable checkpoints() {
        return checkpoints;
    }

    DeliveryTable deliveries() {
        return deliveries;
    }

    NoteTable notes() {
        return notes;
    }

    @Override
    public Optional<Session> session(LedgerId ledger) {
        return knownSessions.computeIfAbsent(ledger, sessions::find);
    }

    @Override
    public Optional<LedgerRecord> record(LedgerId ledger, RecordId id) {
        return records.find(ledger, id);
    }

    @Override
    public Optional<Section> section(LedgerId ledger, SectionName name) {
        return sections.find(ledger, name);
    }

    @Override
    public Optional<Delivery> delivery(LedgerId ledger, Origin origin, int number) {
        return deliveries.find(ledger, origin, number);
    }

    @Override
    public Optional<Note> note(LedgerId ledger, Origin origin, String id) {
        return notes.find(ledger, origin, id);
    }

    @Override
    public void save(Session session) {
        knownSessions.put(session.ledger(), Optional.of(session));
        sessions.save(session);
    }

    @Override
    public void save(LedgerRecord row) {
        records.save(row);
    }

    @Override
    public void save(Section section) {
        sections.save(section);
    }

    @Override
    public void save(Checkpoint checkpoint) {
        checkpoints.save(checkpoint);
    }

    @Override
    public void save(Delivery delivery) {
        deliveries.save(delivery);
    }

    @Override
    public void save(Note note) {
        notes.save(note);
    }
}
