// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What the events of two homes fold to when they meet in one ledger. */
class TwoHomesTest {
    private static final Origin ANN = new Origin("aaaaaaaaaaaaaaaa");
    private static final Origin BOB = new Origin("bbbbbbbbbbbbbbbb");
    private static final SessionKey SESSION = new SessionKey(HostId.CLAUDE_CODE, "s-1");
    private static final LedgerId LEDGER = SESSION.ledger();
    private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

    private final InMemoryProjections rows = new InMemoryProjections();
    private long position;

    @Test
    void ofTwoSupersedesTheLaterIsHandedOverAndThePairIsShown() {
        fold(ANN, 1, added("r-aaa1", "one"));
        fold(ANN, 2, superseded("r-aaa2", "r-aaa1"));
        fold(BOB, 2, superseded("r-aaa3", "r-aaa1"));

        assertEquals(Map.of("r-aaa1", "superseded", "r-aaa2", "superseded", "r-aaa3", "active"), states());
        assertEquals(List.of("r-aaa2 r-aaa3 r-aaa1"), contests());
    }

    @Test
    void aContestGoesOnWhenTheOtherHomeSupersededOnceMore() {
        fold(ANN, 1, added("r-aaa1", "one"));
        fold(ANN, 2, superseded("r-aaa2", "r-aaa1"));
        fold(BOB, 2, superseded("r-aaa3", "r-aaa1"));
        fold(ANN, 3, superseded("r-aaa4", "r-aaa2"));

        assertEquals(
                Map.of("r-aaa1", "superseded", "r-aaa2", "superseded", "r-aaa3", "superseded", "r-aaa4", "active"),
                states());
        assertEquals(List.of("r-aaa3 r-aaa4 r-aaa1"), contests());
    }

    @Test
    void restoringTheDisplacedOneSettlesTheContest() {
        fold(ANN, 1, added("r-aaa1", "one"));
        fold(ANN, 2, superseded("r-aaa2", "r-aaa1"));
        fold(BOB, 2, superseded("r-aaa3", "r-aaa1"));
        fold(BOB, 3, new RecordEvent.Restored(new RecordId("r-aaa2")));

        assertEquals(Map.of("r-aaa1", "superseded", "r-aaa2", "active", "r-aaa3", "superseded"), states());
        assertEquals(List.of(), contests());
    }

    @Test
    void tombstoningTheDisplacedOneSettlesTheContest() {
        fold(ANN, 1, added("r-aaa1", "one"));
        fold(ANN, 2, superseded("r-aaa2", "r-aaa1"));
        fold(BOB, 2, superseded("r-aaa3", "r-aaa1"));
        fold(BOB, 3, new RecordEvent.Tombstoned(new RecordId("r-aaa2"), "settled"));

        assertEquals(List.of(), contests());
    }

    @Test
    void oneHomesOwnCorrectionsAreNoContest() {
        fold(ANN, 1, added("r-aaa1", "one"));
        fold(ANN, 2, superseded("r-aaa2", "r-aaa1"));
        fold(ANN, 3, new RecordEvent.Restored(new RecordId("r-aaa1")));
        fold(ANN, 4, superseded("r-aaa3", "r-aaa1"));

        assertEquals(List.of(), contests());
    }

    @Test
    void eachHomeHasItsOwnDebtsAndNotes() {
        fold(ANN, 1, seen("/ann.jsonl"));
        fold(ANN, 2, new DeliveryEvent.Armed(1, "n", DeliveryEvent.Cause.COMPACTION, Optional.of("b-1"), false));
        fold(ANN, 3, new NoteAdded("n-1", "hi", NoteAdded.Moment.NEXT_PROMPT));
        fold(BOB, 4, new DeliveryEvent.Armed(1, "m", DeliveryEvent.Cause.COMPACTION, Optional.of("b-2"), false));
        fold(BOB, 5, new DeliveryEvent.Voided(1, "cleared"));
        fold(BOB, 6, new NoteAdded("n-1", "ho", NoteAdded.Moment.NEXT_PROMPT));

        assertEquals(
                DeliveryState.ARMED, rows.delivery(LEDGER, ANN, 1).orElseThrow().state());
        assertEquals(
                DeliveryState.VOIDED,
                rows.delivery(LEDGER, BOB, 1).orElseThrow().state());
        assertEquals("hi", rows.note(LEDGER, ANN, "n-1").orElseThrow().text());
    }

    @Test
    void whatOneHomeWatchesIsNotWatchedInTheOther() {
        fold(ANN, 1, seen("/ann.jsonl"));
        fold(BOB, 2, new CompactionEvent.Begun(Trigger.MANUAL, Optional.empty()));
        assertEquals(Session.Watch.NONE, session().watch());

        fold(ANN, 3, new CompactionEvent.Begun(Trigger.MANUAL, Optional.empty()));
        assertEquals(Optional.of(NOON), session().watch().since());
        assertEquals(Session.Watch.NONE, session().seenFrom(BOB).watch());
        assertEquals(Optional.empty(), session().seenFrom(BOB).facts().transcript());

        fold(BOB, 4, seen("/bob.jsonl"));
        assertEquals(Session.Watch.NONE, session().watch());
        assertEquals(Optional.of("/bob.jsonl"), session().facts().transcript());
    }

    private Session session() {
        return rows.session(LEDGER).orElseThrow();
    }

    private Map<String, String> states() {
        var states = new TreeMap<String, String>();
        rows.records(LEDGER)
                .values()
                .forEach(row -> states.put(row.id().value(), row.state().word()));
        return states;
    }

    private List<String> contests() {
        return Contest.in(new ArrayList<>(rows.records(LEDGER).values())).stream()
                .map(it -> it.displaced().id() + " " + it.inPlace().id() + " "
                        + it.older().orElseThrow())
                .toList();
    }

    private void fold(Origin origin, long lamport, Event event) {
        position++;
        Fold.apply(new Entry(position, origin, position, lamport, NOON, LEDGER, Actor.HUMAN, event), rows);
    }

    private static Event added(String id, String statement) {
        return new RecordEvent.Added(new RecordId(id), Kind.FACT, statement, said());
    }

    private static Event superseded(String id, String older) {
        return new RecordEvent.Superseded(new RecordId(id), new RecordId(older), Kind.FACT, "it is " + id, said());
    }

    private static Event seen(String transcript) {
        return new SessionEvent.Seen(
                SESSION, new ProjectId("/srv/p"), Optional.of(transcript), Optional.empty(), Optional.empty());
    }

    private static Provenance said() {
        return Provenance.said(Source.HUMAN, Optional.empty(), NOON);
    }
}
