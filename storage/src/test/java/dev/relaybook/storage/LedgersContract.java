// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Basis;
import dev.relaybook.model.ledger.Carrier;
import dev.relaybook.model.ledger.Checkpoint;
import dev.relaybook.model.ledger.CompactionEvent;
import dev.relaybook.model.ledger.Delivery;
import dev.relaybook.model.ledger.DeliveryEvent;
import dev.relaybook.model.ledger.DeliveryState;
import dev.relaybook.model.ledger.Entry;
import dev.relaybook.model.ledger.Event;
import dev.relaybook.model.ledger.HostId;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Ledgers;
import dev.relaybook.model.ledger.Note;
import dev.relaybook.model.ledger.NoteAdded;
import dev.relaybook.model.ledger.Origin;
import dev.relaybook.model.ledger.PayloadRedacted;
import dev.relaybook.model.ledger.ProjectId;
import dev.relaybook.model.ledger.Provenance;
import dev.relaybook.model.ledger.RecordEvent;
import dev.relaybook.model.ledger.RecordId;
import dev.relaybook.model.ledger.RecordState;
import dev.relaybook.model.ledger.Section;
import dev.relaybook.model.ledger.SectionName;
import dev.relaybook.model.ledger.SectionReplaced;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.SessionEvent;
import dev.relaybook.model.ledger.SessionKey;
import dev.relaybook.model.ledger.Source;
import dev.relaybook.model.ledger.TranscriptCursor;
import dev.relaybook.model.ledger.Trigger;
import dev.relaybook.model.ledger.Wording;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What every store of ledgers keeps to. */
abstract class LedgersContract {
    static final SessionKey KEY = new SessionKey(HostId.CLAUDE_CODE, "7f3a:one");
    static final SessionKey OTHER_KEY = new SessionKey(HostId.COPILOT_CLI, "another");
    static final LedgerId LEDGER = KEY.ledger();
    static final Provenance SAID = new Provenance(
            Source.AGENT,
            Optional.of(KEY),
            Optional.of(12L),
            Optional.of("msg-1"),
            Optional.of("«we use tabs»\n\u0000 \ud83d\ude80"),
            Optional.of(2),
            Optional.of("0123abcd"),
            Instant.parse("2026-02-03T04:05:06.123456789Z"));

    final TickingClock clock = new TickingClock();

    abstract Ledgers ledgers();

    @Test
    void whatIsRedactedIsGoneFromRowsAndHistoryButItsEventStays() {
        append(added("r-aaaa", Kind.FACT, "one"));
        Entry hush = append(added("r-bbbb", Kind.FACT, "hush"));
        append(added("r-cccc", Kind.FACT, "two"));

        ledgers().write(tx -> {
            tx.redact(LEDGER, Actor.HUMAN, List.of(hush), "a secret");
            assertEquals(2, tx.records(LEDGER).size());
            return tx;
        });

        assertEquals(
                List.of("one", "two"),
                records().stream().map(LedgerRecord::statement).toList());
        List<Event> history = ledgers()
                .read(reader ->
                        reader.history(LEDGER).stream().map(Entry::event).toList());
        assertEquals(4, history.size());
        assertInstanceOf(PayloadRedacted.class, history.get(1));
        assertEquals(new PayloadRedacted(hush.origin(), hush.seq(), "a secret"), history.getLast());
    }

    @Test
    void whatWasRetiredIsFoundByItsWords() {
        append(added("r-aaaa", Kind.FACT, "The port is 80"));
        append(new RecordEvent.Tombstoned(new RecordId("r-aaaa"), "moved"));
        append(added("r-bbbb", Kind.FACT, "the port is 80"));
        String words = Wording.normalised("The port is 80");

        assertEquals(
                Optional.of("r-aaaa"),
                ledgers()
                        .read(reader -> reader.retiredSaying(LEDGER, words))
                        .map(row -> row.id().value()));
        append(new RecordEvent.Tombstoned(new RecordId("r-bbbb"), "moved"));
        assertEquals(
                Optional.of("r-bbbb"),
                ledgers()
                        .read(reader -> reader.retiredSaying(LEDGER, words))
                        .map(row -> row.id().value()));
    }

    @Test
    void entriesAreNumberedInTheOrderOfTheirArrival() {
        Entry first = append(seen(KEY));
        Entry second = append(added("r-aaaa", Kind.FACT, "water is wet"));

        assertEquals(first.position() + 1, second.position());
        assertEquals(first.seq() + 1, second.seq());
        assertEquals(first.lamport() + 1, second.lamport());
        assertEquals(first.origin(), second.origin());
        assertEquals(1, first.seq());
    }

    @Test
    void anEntryComesBackAsItWasAppended() {
        Entry appended = append(added("r-aaaa", Kind.FACT, "water is wet"));

        assertEquals(List.of(appended), ledgers().read(reader -> reader.history(LEDGER)));
    }

    @Test
    void historyHoldsOnlyTheEventsOfItsLedger() {
        append(seen(KEY));
        ledgers().write(writer -> writer.append(OTHER_KEY.ledger(), Actor.RELAYBOOK, seen(OTHER_KEY)));
        append(new SessionEvent.Cleared(KEY));

        assertEquals(
                List.of(seen(KEY), new SessionEvent.Cleared(KEY)),
                ledgers()
                        .read(reader -> reader.history(LEDGER).stream()
                                .map(Entry::event)
                                .toList()));
    }

    @Test
    void followersGetWhatArrivedAfterAPosition() {
        Entry first = append(seen(KEY));
        Entry second = append(added("r-aaaa", Kind.FACT, "one"));
        Entry third = append(added("r-bbbb", Kind.FACT, "two"));

        assertEquals(List.of(first, second, third), ledgers().after(0, 10));
        assertEquals(List.of(second), ledgers().after(first.position(), 1));
        assertEquals(List.of(), ledgers().after(third.position(), 10));
    }

    @Test
    void aTransactionSeesWhatItAppended() {
        Optional<RecordState> state = ledgers().write(writer -> {
            writer.append(LEDGER, Actor.AGENT, added("r-aaaa", Kind.FACT, "water is wet"));
            writer.append(LEDGER, Actor.HUMAN, new RecordEvent.Tombstoned(new RecordId("r-aaaa"), "it is ice"));
            return writer.record(LEDGER, new RecordId("r-aaaa")).map(LedgerRecord::state);
        });

        assertEquals(Optional.of(RecordState.TOMBSTONED), state);
    }

    @Test
    void aTransactionThatThrowsLeavesNoTrace() {
        append(seen(KEY));
        List<Entry> before = ledgers().after(0, 100);

        assertThrows(
                IllegalStateException.class,
                () -> ledgers().write(writer -> {
                    writer.append(LEDGER, Actor.AGENT, added("r-aaaa", Kind.FACT, "water is wet"));
                    writer.saveCursor(KEY, TranscriptCursor.start("/t.jsonl"));
                    writer.markCaptured(LEDGER, "item");
                    writer.keepAnswer(LEDGER, "q-1", "never");
                    throw new IllegalStateException("on purpose");
                }));

        assertEquals(before, ledgers().after(0, 100));
        assertEquals(List.of(), records());
        assertEquals(Optional.empty(), ledgers().read(reader -> reader.cursor(KEY)));
        assertFalse(captured(LEDGER));
        assertEquals(Optional.empty(), ledgers().read(reader -> reader.answer(LEDGER, "q-1")));
        assertEquals(2, append(new SessionEvent.Cleared(KEY)).seq());
    }

    @Test
    void aTransactionKnowsTheLedgersItTouched() {
        Set<LedgerId> touched = ledgers().write(writer -> {
            writer.append(LEDGER, Actor.AGENT, seen(KEY));
            writer.append(LEDGER, Actor.AGENT, added("r-aaaa", Kind.FACT, "one"));
            return writer.touched();
        });

        assertEquals(Set.of(LEDGER), touched);
    }

    private Origin home() {
        return ledgers().read(LedgerReader::home);
    }

    @Test
    void aWriteInsideAWriteIsRefused() {
        assertThrows(
                IllegalStateException.class,
                () -> ledgers().write(_ -> ledgers().write(_ -> "never")));
    }

    @Test
    void sessionsCarryAllThatIsKnownOfThem() {
        Entry seen = append(new SessionEvent.Seen(
                KEY,
                new ProjectId("/srv/höhle"),
                Optional.of("/t.jsonl"),
                Optional.of("main"),
                Optional.of("2.1.332")));
        append(new SessionEvent.Linked(KEY, OTHER_KEY, SessionEvent.Link.FORK));
        Entry begun = append(new CompactionEvent.Begun(Trigger.MANUAL, Optional.of("all fine")));

        assertEquals(
                Optional.of(new Session(
                        KEY,
                        home(),
                        new Session.Facts(
                                new ProjectId("/srv/höhle"),
                                Optional.of("/t.jsonl"),
                                Optional.of("main"),
                                Optional.of("2.1.332")),
                        Optional.of(OTHER_KEY),
                        seen.at(),
                        begun.at(),
                        new Session.Counts(0, 1, 0),
                        new Session.Watch(Optional.of(begun.at()), Optional.empty(), Optional.of("all fine")),
                        false)),
                ledgers().read(reader -> reader.session(LEDGER)));
    }

    @Test
    void sessionsAreListedByTheirLatestEvent() {
        append(seen(KEY));
        ledgers().write(writer -> writer.append(OTHER_KEY.ledger(), Actor.RELAYBOOK, seen(OTHER_KEY)));
        assertEquals(List.of(OTHER_KEY, KEY), sessionKeys());

        append(added("r-aaaa", Kind.FACT, "one"));
        assertEquals(List.of(KEY, OTHER_KEY), sessionKeys());
    }

    @Test
    void aRecordThatWasTakenBackFromItsProjectCountsAsTheLedgersOwnAgain() {
        append(added("r-aaaa", Kind.FACT, "one"));
        append(added("r-bbbb", Kind.FACT, "two"));
        append(added("r-cccc", Kind.FACT, "three"));
        append(new RecordEvent.Tombstoned(new RecordId("r-cccc"), "stale"));
        append(new RecordEvent.Promoted(new RecordId("r-bbbb"), new ProjectId("/work")));
        assertEquals(1, (int) ledgers().<Integer>read(reader -> reader.activeRecords(LEDGER)));
        assertEquals(records().subList(0, 2), ledgers().read(reader -> reader.standing(LEDGER)));

        append(new RecordEvent.Demoted(new RecordId("r-bbbb"), KEY));

        assertEquals(2, (int) ledgers().<Integer>read(reader -> reader.activeRecords(LEDGER)));
        assertEquals(records().subList(0, 2), ledgers().read(reader -> reader.standing(LEDGER)));
        assertEquals(Optional.empty(), records().get(1).promotedTo());
    }

    @Test
    void recordsCarryAllThatIsKnownOfThem() {
        Entry added = append(added("r-aaaa", Kind.DECISION, "We use tabs."));
        append(new RecordEvent.SaidAgain(new RecordId("r-aaaa"), Provenance.said(Source.HUMAN, Optional.empty(), NOW)));
        append(new RecordEvent.Pinned(new RecordId("r-aaaa"), true));
        Entry newer = append(new RecordEvent.Superseded(
                new RecordId("r-bbbb"), new RecordId("r-aaaa"), Kind.DECISION, "We use spaces.", SAID));
        append(new RecordEvent.Promoted(new RecordId("r-bbbb"), new ProjectId("/work")));
        append(new RecordEvent.Tombstoned(new RecordId("r-bbbb"), "no style at all"));

        assertEquals(
                List.of(
                        record(
                                "r-aaaa",
                                "We use tabs.",
                                RecordState.SUPERSEDED,
                                List.of(SAID, Provenance.said(Source.HUMAN, Optional.empty(), NOW)),
                                Optional.empty(),
                                Optional.of(new RecordId("r-bbbb")),
                                Optional.empty(),
                                Optional.empty(),
                                added.lamport()),
                        record(
                                "r-bbbb",
                                "We use spaces.",
                                RecordState.TOMBSTONED,
                                List.of(SAID),
                                Optional.of(new RecordId("r-aaaa")),
                                Optional.empty(),
                                Optional.of("no style at all"),
                                Optional.of(new ProjectId("/work")),
                                newer.lamport())),
                records());
    }

    @Test
    void recordsAreListedInTheOrderInWhichTheyWereRecorded() {
        append(added("r-zzzz", Kind.FACT, "first"));
        append(added("r-aaaa", Kind.CONSTRAINT, "second"));
        append(new RecordEvent.Pinned(new RecordId("r-zzzz"), true));

        assertEquals(
                List.of("first", "second"),
                records().stream().map(LedgerRecord::statement).toList());
    }

    @Test
    void aRecordIsFoundByWhatItSays() {
        append(added("r-aaaa", Kind.FACT, "Water is \"wet\"."));

        assertEquals(Optional.of("r-aaaa"), saying("water is WET"));
        assertEquals(Optional.empty(), saying("water is dry"));
    }

    @Test
    void aTombstonedRecordSaysNothingAnyMore() {
        append(added("r-aaaa", Kind.FACT, "Water is wet"));
        append(new RecordEvent.Tombstoned(new RecordId("r-aaaa"), "no"));
        assertEquals(Optional.empty(), saying("water is wet"));

        append(added("r-bbbb", Kind.FACT, "Water is wet"));
        assertEquals(Optional.of("r-bbbb"), saying("water is wet"));
    }

    @Test
    void ofTwoRecordsThatSayTheSameTheActiveOneIsFound() {
        append(added("r-aaaa", Kind.FACT, "Water is wet"));
        append(new RecordEvent.Proposed(new RecordId("r-bbbb"), Kind.FACT, "Water is wet", SAID));

        assertEquals(Optional.of("r-aaaa"), saying("water is wet"));
    }

    @Test
    void sectionsKeepTheExplicitValueBesideTheDerivedOne() {
        Entry explicit = append(section(SectionName.NEXT_STEP, "write tests", Basis.EXPLICIT));
        Entry derived = append(section(SectionName.NEXT_STEP, "todo: tests", Basis.DERIVED));

        var expected = new Section(
                LEDGER,
                SectionName.NEXT_STEP,
                Optional.of(new Section.Value("write tests", SAID, explicit.lamport())),
                Optional.of(new Section.Value("todo: tests", SAID, derived.lamport())));
        assertEquals(Optional.of(expected), ledgers().read(reader -> reader.section(LEDGER, SectionName.NEXT_STEP)));
    }

    @Test
    void sectionsAreListedInTheOrderOfAHandoff() {
        append(section(SectionName.ROLLBACK, "none", Basis.EXPLICIT));
        append(section(SectionName.OBJECTIVE, "ship", Basis.EXPLICIT));

        assertEquals(
                List.of(SectionName.OBJECTIVE, SectionName.ROLLBACK),
                ledgers()
                        .read(reader -> reader.sections(LEDGER).stream()
                                .map(Section::name)
                                .toList()));
    }

    @Test
    void checkpointsAreListedTheOldestFirst() {
        var opaque = new CompactionEvent.CheckpointTaken(
                7, "b-7", Trigger.AUTO, "", true, Optional.empty(), Optional.empty(), Optional.empty());
        var open = new CompactionEvent.CheckpointTaken(
                3, "b-3", Trigger.MANUAL, "All fine.", false, Optional.of(9L), Optional.of(2L), Optional.of("/c.md"));
        Entry first = append(opaque);
        Entry second = append(open);

        assertEquals(
                List.of(
                        new Checkpoint(
                                LEDGER,
                                7,
                                "b-7",
                                Trigger.AUTO,
                                first.at(),
                                "",
                                true,
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                first.lamport()),
                        new Checkpoint(
                                LEDGER,
                                3,
                                "b-3",
                                Trigger.MANUAL,
                                second.at(),
                                "All fine.",
                                false,
                                Optional.of(9L),
                                Optional.of(2L),
                                Optional.of("/c.md"),
                                second.lamport())),
                ledgers().read(reader -> reader.checkpoints(LEDGER)));
    }

    @Test
    void deliveriesCarryAllThatIsKnownOfThem() {
        append(new DeliveryEvent.Armed(1, "n0nce", DeliveryEvent.Cause.COMPACTION, Optional.of("b-1"), true));
        Entry offered = append(new DeliveryEvent.Offered(
                1, Carrier.TOOL_RESULT, "PostToolUse", Optional.of("call-1"), "abc", 900, 1, List.of("n-1")));
        append(new DeliveryEvent.Confirmed(1, 44));

        var expected = new Delivery(
                LEDGER,
                home(),
                1,
                "n0nce",
                DeliveryEvent.Cause.COMPACTION,
                DeliveryState.CONFIRMED,
                Optional.of("b-1"),
                true,
                Optional.of(new Delivery.Offer(
                        Carrier.TOOL_RESULT,
                        "PostToolUse",
                        Optional.of("call-1"),
                        "abc",
                        900,
                        1,
                        List.of("n-1"),
                        offered.at())),
                1,
                Optional.empty(),
                Optional.of(44L));
        assertEquals(List.of(expected), ledgers().read(reader -> reader.deliveries(LEDGER)));
        assertEquals(Optional.of(expected), ledgers().read(reader -> reader.delivery(LEDGER, 1)));
    }

    @Test
    void notesAreListedTheOldestFirst() {
        append(new NoteAdded("n-2", "later", NoteAdded.Moment.NEXT_PROMPT));
        append(new NoteAdded("n-1", "sooner", NoteAdded.Moment.NEXT_COMPACTION));
        append(new DeliveryEvent.Armed(1, "n0nce", DeliveryEvent.Cause.NOTE, Optional.empty(), false));
        append(new DeliveryEvent.Offered(
                1, Carrier.PROMPT, "UserPromptSubmit", Optional.empty(), "abc", 9, 0, List.of("n-2")));

        assertEquals(
                List.of(
                        new Note(LEDGER, home(), "n-2", "later", NoteAdded.Moment.NEXT_PROMPT, Optional.of(1), false),
                        new Note(
                                LEDGER,
                                home(),
                                "n-1",
                                "sooner",
                                NoteAdded.Moment.NEXT_COMPACTION,
                                Optional.empty(),
                                false)),
                ledgers().read(reader -> reader.notes(LEDGER)));
    }

    @Test
    void theLastCursorIsKept() {
        var cursor = new TranscriptCursor("/t.jsonl", "inode-7", 4096, 17, "beef", "{\"a\":1}", "p");
        ledgers().write(writer -> {
            writer.saveCursor(KEY, TranscriptCursor.start("/t.jsonl"));
            writer.saveCursor(KEY, cursor);
            assertEquals(Optional.of(cursor), writer.cursor(KEY));
            return cursor;
        });

        assertEquals(Optional.of(cursor), ledgers().read(reader -> reader.cursor(KEY)));
        assertEquals(Optional.empty(), ledgers().read(reader -> reader.cursor(OTHER_KEY)));
    }

    @Test
    void capturedItemsAreKnownPerLedger() {
        ledgers().write(writer -> {
            writer.markCaptured(LEDGER, "item");
            writer.markCaptured(LEDGER, "item");
            assertTrue(writer.captured(LEDGER, "item"));
            return writer;
        });

        assertTrue(captured(LEDGER));
        assertFalse(captured(OTHER_KEY.ledger()));
    }

    @Test
    void answersAreKeptPerLedgerAndRequest() {
        ledgers().write(writer -> {
            writer.keepAnswer(LEDGER, "q-1", "first");
            writer.keepAnswer(LEDGER, "q-1", "second");
            assertEquals(Optional.of("second"), writer.answer(LEDGER, "q-1"));
            return writer;
        });

        assertEquals(Optional.of("second"), ledgers().read(reader -> reader.answer(LEDGER, "q-1")));
        assertEquals(Optional.empty(), ledgers().read(reader -> reader.answer(LEDGER, "q-2")));
        assertEquals(Optional.empty(), ledgers().read(reader -> reader.answer(OTHER_KEY.ledger(), "q-1")));
    }

    static final Instant NOW = Instant.parse("2026-01-02T03:04:05Z");

    static SessionEvent.Seen seen(SessionKey key) {
        return new SessionEvent.Seen(key, new ProjectId("/work"), Optional.empty(), Optional.empty(), Optional.empty());
    }

    static RecordEvent.Added added(String id, Kind kind, String statement) {
        return new RecordEvent.Added(new RecordId(id), kind, statement, SAID);
    }

    static SectionReplaced section(String text) {
        return section(SectionName.NEXT_STEP, text, Basis.EXPLICIT);
    }

    static CompactionEvent.CheckpointTaken checkpoint(int number, String summary) {
        return new CompactionEvent.CheckpointTaken(
                number,
                "boundary-" + number,
                Trigger.MANUAL,
                summary,
                false,
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    private static SectionReplaced section(SectionName name, String text, Basis basis) {
        return new SectionReplaced(name, text, basis, SAID);
    }

    private static LedgerRecord record(
            String id,
            String statement,
            RecordState state,
            List<Provenance> provenance,
            Optional<RecordId> supersedes,
            Optional<RecordId> supersededBy,
            Optional<String> reason,
            Optional<ProjectId> promotedTo,
            long order) {
        return new LedgerRecord(
                LEDGER,
                new RecordId(id),
                Kind.DECISION,
                statement,
                state,
                true,
                provenance,
                supersedes,
                supersededBy,
                reason,
                promotedTo,
                0,
                order);
    }

    private Entry append(Event event) {
        return ledgers().write(writer -> writer.append(LEDGER, Actor.AGENT, event));
    }

    private List<LedgerRecord> records() {
        return ledgers().read(reader -> reader.records(LEDGER));
    }

    private boolean captured(LedgerId ledger) {
        return ledgers().read(reader -> reader.captured(ledger, "item"));
    }

    private List<SessionKey> sessionKeys() {
        return ledgers()
                .read(reader -> reader.sessions().stream().map(Session::key).toList());
    }

    private Optional<String> saying(String statement) {
        return ledgers()
                .read(reader -> reader.recordSaying(LEDGER, Wording.normalised(statement)))
                .map(row -> row.id().value());
    }
}
