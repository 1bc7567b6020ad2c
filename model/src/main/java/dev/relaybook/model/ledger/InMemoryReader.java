// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** One reading call on {@link InMemoryLedgers}. */
class InMemoryReader implements LedgerReader {
    private final InMemoryLog log;

    InMemoryReader(InMemoryLog log) {
        this.log = log;
    }

    @Override
    public Origin home() {
        return InMemoryLog.ORIGIN;
    }

    @Override
    public Optional<Session> session(LedgerId ledger) {
        return log.rows().session(ledger);
    }

    @Override
    public List<Session> sessions() {
        return log.rows().sessions().values().stream()
                .sorted(Comparator.comparing(Session::lastSeen)
                        .reversed()
                        .thenComparing(session -> session.ledger().value()))
                .toList();
    }

    @Override
    public List<Session> sessionsSince(Instant since, int most) {
        return sessions().stream()
                .filter(session -> !session.lastSeen().isBefore(since))
                .limit(most)
                .toList();
    }

    @Override
    public Optional<LedgerRecord> record(LedgerId ledger, RecordId id) {
        return log.rows().record(ledger, id);
    }

    @Override
    public List<LedgerRecord> records(LedgerId ledger) {
        return List.copyOf(log.rows().records(ledger).values());
    }

    @Override
    public List<LedgerRecord> standing(LedgerId ledger) {
        return records(ledger).stream()
                .filter(row -> row.active() || row.promotedTo().isPresent())
                .toList();
    }

    @Override
    public int activeRecords(LedgerId ledger) {
        return (int) records(ledger).stream()
                .filter(row -> row.active() && row.promotedTo().isEmpty())
                .count();
    }

    @Override
    public Optional<LedgerRecord> recordSaying(LedgerId ledger, String normalised) {
        return records(ledger).stream()
                .filter(row -> row.state() != RecordState.TOMBSTONED && row.state() != RecordState.REJECTED)
                .filter(row -> Wording.normalised(row.statement()).equals(normalised))
                .max(Comparator.comparing(LedgerRecord::active)
                        .thenComparing(row -> row.state() == RecordState.PROPOSED)
                        .thenComparing(LedgerRecord::order));
    }

    @Override
    public Optional<LedgerRecord> retiredSaying(LedgerId ledger, String normalised) {
        return records(ledger).stream()
                .filter(Revival::isRetired)
                .filter(row -> Wording.normalised(row.statement()).equals(normalised))
                .max(Comparator.comparing(LedgerRecord::order));
    }

    @Override
    public Optional<Section> section(LedgerId ledger, SectionName name) {
        return log.rows().section(ledger, name);
    }

    @Override
    public List<Section> sections(LedgerId ledger) {
        return log.rows().sections(ledger).values().stream()
                .sorted(Comparator.comparing(Section::name))
                .toList();
    }

    @Override
    public List<Checkpoint> checkpoints(LedgerId ledger) {
        return log.rows().checkpoints(ledger).stream()
                .sorted(Comparator.comparingLong(Checkpoint::order).thenComparing(Checkpoint::number))
                .toList();
    }

    @Override
    public Optional<Delivery> delivery(LedgerId ledger, int number) {
        return log.rows().delivery(ledger, InMemoryLog.ORIGIN, number);
    }

    @Override
    public List<Delivery> deliveries(LedgerId ledger) {
        return log.rows().deliveries(ledger).stream()
                .sorted(Comparator.comparingInt(Delivery::number))
                .toList();
    }

    @Override
    public Optional<Note> note(LedgerId ledger, String id) {
        return log.rows().note(ledger, InMemoryLog.ORIGIN, id);
    }

    @Override
    public List<Note> notes(LedgerId ledger) {
        return log.rows().notes(ledger);
    }

    @Override
    public List<Entry> history(LedgerId ledger) {
        return log.entries().stream()
                .filter(entry -> entry.ledger().equals(ledger))
                .toList();
    }

    @Override
    public Optional<TranscriptCursor> cursor(SessionKey session) {
        return Optional.ofNullable(log.cursors().get(session));
    }

    @Override
    public boolean captured(LedgerId ledger, String itemId) {
        return log.captured().contains(new InMemoryLog.Item(ledger, itemId));
    }

    @Override
    public Optional<String> answer(LedgerId ledger, String requestId) {
        return Optional.ofNullable(log.answers().get(new InMemoryLog.Item(ledger, requestId)));
    }
}
