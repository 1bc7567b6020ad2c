// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Projections in maps, for replaying a log beside a store. Confined to one thread. */
public final class InMemoryProjections implements Projections {
    /** The key of what each home has of its own. */
    private record OfHome<K>(Origin origin, K key) {}

    private final Map<LedgerId, Session> sessions = new LinkedHashMap<>();
    private final Map<LedgerId, Map<RecordId, LedgerRecord>> records = new HashMap<>();
    private final Map<LedgerId, Map<SectionName, Section>> sections = new HashMap<>();
    private final Map<LedgerId, Map<String, Checkpoint>> checkpoints = new HashMap<>();
    private final Map<LedgerId, Map<OfHome<Integer>, Delivery>> deliveries = new HashMap<>();
    private final Map<LedgerId, Map<OfHome<String>, Note>> notes = new HashMap<>();

    @Override
    public Optional<Session> session(LedgerId ledger) {
        return Optional.ofNullable(sessions.get(ledger));
    }

    @Override
    public Optional<LedgerRecord> record(LedgerId ledger, RecordId id) {
        return find(records, ledger, id);
    }

    @Override
    public Optional<Section> section(LedgerId ledger, SectionName name) {
        return find(sections, ledger, name);
    }

    @Override
    public Optional<Delivery> delivery(LedgerId ledger, Origin origin, int number) {
        return find(deliveries, ledger, new OfHome<>(origin, number));
    }

    @Override
    public Optional<Note> note(LedgerId ledger, Origin origin, String id) {
        return find(notes, ledger, new OfHome<>(origin, id));
    }

    @Override
    public void save(Session session) {
        sessions.put(session.ledger(), session);
    }

    @Override
    public void save(LedgerRecord row) {
        put(records, row.ledger(), row.id(), row);
    }

    @Override
    public void save(Section section) {
        put(sections, section.ledger(), section.name(), section);
    }

    @Override
    public void save(Checkpoint checkpoint) {
        put(checkpoints, checkpoint.ledger(), checkpoint.boundary(), checkpoint);
    }

    @Override
    public void save(Delivery delivery) {
        put(deliveries, delivery.ledger(), new OfHome<>(delivery.origin(), delivery.number()), delivery);
    }

    @Override
    public void save(Note note) {
        put(notes, note.ledger(), new OfHome<>(note.origin(), note.id()), note);
    }

    /** All sessions; a copy like the ones below, in the order in which the rows were first saved. */
    public Map<LedgerId, Session> sessions() {
        return copy(sessions);
    }

    public Map<RecordId, LedgerRecord> records(LedgerId ledger) {
        return copy(records.getOrDefault(ledger, Map.of()));
    }

    public Map<SectionName, Section> sections(LedgerId ledger) {
        return copy(sections.getOrDefault(ledger, Map.of()));
    }

    public List<Checkpoint> checkpoints(LedgerId ledger) {
        return List.copyOf(checkpoints.getOrDefault(ledger, Map.of()).values());
    }

    public List<Delivery> deliveries(LedgerId ledger) {
        return List.copyOf(deliveries.getOrDefault(ledger, Map.of()).values());
    }

    public List<Note> notes(LedgerId ledger) {
        return List.copyOf(notes.getOrDefault(ledger, Map.of()).values());
    }

    private static <K, V> Optional<V> find(Map<LedgerId, Map<K, V>> table, LedgerId ledger, K key) {
        return Optional.ofNullable(table.getOrDefault(ledger, Map.of()).get(key));
    }

    private static <K, V> void put(Map<LedgerId, Map<K, V>> table, LedgerId ledger, K key, V row) {
        table.computeIfAbsent(ledger, _ -> new LinkedHashMap<>()).put(key, row);
    }

    private static <K, V> Map<K, V> copy(Map<K, V> rows) {
        return Collections.unmodifiableMap(new LinkedHashMap<>(rows));
    }
}
