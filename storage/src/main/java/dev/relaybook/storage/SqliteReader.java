// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.Checkpoint;
import dev.relaybook.model.ledger.Delivery;
import dev.relaybook.model.ledger.Entry;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Note;
import dev.relaybook.model.ledger.Origin;
import dev.relaybook.model.ledger.RecordId;
import dev.relaybook.model.ledger.Section;
import dev.relaybook.model.ledger.SectionName;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.SessionKey;
import dev.relaybook.model.ledger.TranscriptCursor;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What one transaction sees. */
class SqliteReader implements LedgerReader {
    private final EventLog log;
    private final SqliteProjections rows;
    private final CursorTable cursors;
    private final AnswerTable answers;
    private @Nullable Origin home;

    SqliteReader(EventLog log, SqliteProjections rows, CursorTable cursors, AnswerTable answers) {
        this.log = log;
        this.rows = rows;
        this.cursors = cursors;
        this.answers = answers;
    }

    @Override
    public Origin home() {
        Origin known = home;
        if (known == null) {
            known = log.home();
            home = known;
        }
        return known;
    }

    @Override
    public Optional<Session> session(LedgerId ledger) {
        Optional<Session> session = rows.session(ledger);
        return session.isEmpty() ? session : Optional.of(session.get().seenFrom(home()));
    }

    @Override
    public List<Session> sessions() {
        return seenFromHere(rows.sessions().all());
    }

    @Override
    public List<Session> sessionsSince(Instant since, int most) {
        return seenFromHere(rows.sessions().since(since, most));
    }

    private List<Session> seenFromHere(List<Session> sessions) {
        List<Session> seen = new ArrayList<>(sessions.size());
        for (Session session : sessions) seen.add(session.seenFrom(home()));
        return seen;
    }

    @Override
    public Optional<LedgerRecord> record(LedgerId ledger, RecordId id) {
        return rows.record(ledger, id);
    }

    @Override
    public List<LedgerRecord> records(LedgerId ledger) {
        return rows.records().all(ledger);
    }

    @Override
    public List<LedgerRecord> standing(LedgerId ledger) {
        return rows.records().standing(ledger);
    }

    @Override
    public int activeRecords(LedgerId ledger) {
        return rows.records().active(ledger);
    }

    @Override
    public Optional<LedgerRecord> recordSaying(LedgerId ledger, String normalised) {
        return rows.records().saying(ledger, normalised);
    }

    @Override
    public Optional<LedgerRecord> retiredSaying(LedgerId ledger, String normalised) {
        return rows.records().retiredSaying(ledger, normalised);
    }

    @Override
    public Optional<Section> section(LedgerId ledger, SectionName name) {
        return rows.section(ledger, name);
    }

    @Override
    public List<Section> sections(LedgerId ledger) {
        return rows.sections().all(ledger);
    }

    @Override
    public List<Checkpoint> checkpoints(LedgerId ledger) {
        return rows.checkpoints().all(ledger);
    }

    @Override
    public Optional<Delivery> delivery(LedgerId ledger, int number) {
        return rows.delivery(ledger, home(), number);
    }

    @Override
    public List<Delivery> deliveries(LedgerId ledger) {
        return rows.deliveries().all(ledger, home());
    }

    @Override
    public Optional<Note> note(LedgerId ledger, String id) {
        return rows.note(ledger, home(), id);
    }

    @Override
    public List<Note> notes(LedgerId ledger) {
        return rows.notes().all(ledger, home());
    }

    @Override
    public List<Entry> history(LedgerId ledger) {
        return log.history(ledger);
    }

    @Override
    public Optional<TranscriptCursor> cursor(SessionKey session) {
        return cursors.find(session);
    }

    @Override
    public boolean captured(LedgerId ledger, String itemId) {
        return cursors.captured(ledger, itemId);
    }

    @Override
    public Optional<String> answer(LedgerId ledger, String requestId) {
        return answers.find(ledger, requestId);
    }
}
