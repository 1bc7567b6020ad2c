// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Basis;
import dev.relaybook.model.ledger.CompactionEvent;
import dev.relaybook.model.ledger.Event;
import dev.relaybook.model.ledger.HostId;
import dev.relaybook.model.ledger.InMemoryLedgers;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.Note;
import dev.relaybook.model.ledger.NoteAdded;
import dev.relaybook.model.ledger.Origin;
import dev.relaybook.model.ledger.ProjectId;
import dev.relaybook.model.ledger.Provenance;
import dev.relaybook.model.ledger.RecordEvent;
import dev.relaybook.model.ledger.RecordId;
import dev.relaybook.model.ledger.SectionName;
import dev.relaybook.model.ledger.SectionReplaced;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.SessionEvent;
import dev.relaybook.model.ledger.SessionKey;
import dev.relaybook.model.ledger.Source;
import dev.relaybook.model.ledger.Trigger;
import dev.relaybook.model.secrets.SecretMask;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A session's ledger that tests write by hand. */
public final class Book {
    public static final SessionKey SESSION = new SessionKey(HostId.CLAUDE_CODE, "8f2a1c3d-aaaa");
    public static final ProjectId PROJECT = new ProjectId("/home/me/shop");
    public static final Mark MARK = new Mark("8f2a1c3d", 3, "k3j4h5g6");
    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

    private final InMemoryLedgers ledgers = new InMemoryLedgers(Clock.fixed(NOON, ZoneOffset.UTC));
    private int ids;
    private int boundaries;

    public Book() {
        append(new SessionEvent.Seen(SESSION, PROJECT, Optional.empty(), Optional.empty(), Optional.empty()));
    }

    public Book append(Event event) {
        return append(SESSION.ledger(), event);
    }

    public Book append(LedgerId ledger, Event event) {
        ledgers.write(tx -> tx.append(ledger, Actor.AGENT, event));
        return this;
    }

    public RecordId add(Kind kind, String statement) {
        return add(SESSION.ledger(), kind, statement);
    }

    public RecordId add(LedgerId ledger, Kind kind, String statement) {
        RecordId id = freshId();
        append(ledger, new RecordEvent.Added(id, kind, statement, said(Source.AGENT)));
        return id;
    }

    public RecordId freshId() {
        return new RecordId("r-" + String.format("%04d", ++ids));
    }

    public Book say(SectionName name, String text) {
        return append(new SectionReplaced(name, text, Basis.EXPLICIT, said(Source.AGENT)));
    }

    public Book see(SectionName name, String text) {
        return append(new SectionReplaced(name, text, Basis.DERIVED, said(Source.TRANSCRIPT)));
    }

    public Book compact() {
        String boundary = "b" + ++boundaries;
        append(new CompactionEvent.Completed(boundary, Trigger.MANUAL, false));
        return append(new CompactionEvent.CheckpointTaken(
                boundaries,
                boundary,
                Trigger.MANUAL,
                "summary",
                false,
                Optional.empty(),
                Optional.empty(),
                Optional.empty()));
    }

    public static Provenance said(Source source) {
        return Provenance.said(source, Optional.of(SESSION), NOON);
    }

    public static List<Note> notes(String... texts) {
        List<Note> notes = new ArrayList<>();
        for (String text : texts) {
            notes.add(new Note(
                    SESSION.ledger(),
                    new Origin("0123456789abcdef"),
                    "n" + notes.size(),
                    text,
                    NoteAdded.Moment.NEXT_COMPACTION,
                    Optional.empty(),
                    false));
        }
        return notes;
    }

    public <T> T read(Function<LedgerReader, T> work) {
        return ledgers.read(work);
    }

    public Session session(LedgerReader reader) {
        return reader.session(SESSION.ledger()).orElseThrow();
    }

    public Handoff compose() {
        return compose(ComposeSettings.standard(), Style.FULL, List.of());
    }

    public Handoff compose(ComposeSettings settings, Style style, List<Note> notes) {
        ComposeHandoff compose = new ComposeHandoff(settings, new SecretMask());
        return read(reader -> compose.compose(reader, session(reader), MARK, style, notes));
    }
}
