// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class WaitingForReviewTest {
    private final Desk desk = new Desk();

    @BeforeEach
    void aSessionIsKnown() {
        desk.seeSession();
    }

    @Test
    void anExplicitStatementThatReadsLikeAnotherIsActiveAtOnceAndWaitsForReviewAllTheSame() {
        LedgerRecord older = desk.record(Kind.FACT, "the port is 8080");
        LedgerRecord newer = desk.record(Kind.FACT, "the port is 9090");

        assertTrue(desk.row(older.id()).active());
        assertTrue(newer.active());
        assertEquals(List.of("similar " + older.id() + " " + newer.id()), waiting());
    }

    @Test
    void theNewerOneTakesThePlaceWithThePin() {
        LedgerRecord older = desk.record(Kind.FACT, "the port is 8080");
        desk.pin.pin(Desk.LEDGER, Actor.HUMAN, older.id().value());
        LedgerRecord newer = desk.record(Kind.FACT, "the port is 9090");

        LedgerRecord row = done(supersedeBy(older, newer));

        assertTrue(row.pinned());
        assertEquals(RecordState.TOMBSTONED, desk.row(older.id()).state());
        assertEquals(
                Optional.of("replaced by " + newer.id()), desk.row(older.id()).reason());
        assertEquals(List.of(), waiting());
        desk.undo.undo(Desk.LEDGER, Actor.HUMAN);
        assertTrue(desk.row(older.id()).active());
        assertTrue(desk.row(newer.id()).active());
    }

    @Test
    void aPairThatIsKeptIsNotAskedAboutAgainUnlessThatIsUndone() {
        LedgerRecord older = desk.record(Kind.FACT, "the port is 8080");
        LedgerRecord newer = desk.record(Kind.FACT, "the port is 9090");

        done(desk.keepBoth.keep(
                Desk.LEDGER, Actor.HUMAN, newer.id().value(), older.id().value()));

        assertEquals(List.of(), waiting());
        desk.undo.undo(Desk.LEDGER, Actor.HUMAN);
        assertEquals(List.of("similar " + older.id() + " " + newer.id()), waiting());
        desk.undo.undo(Desk.LEDGER, Actor.HUMAN);
        assertEquals(List.of(), waiting());
    }

    @Test
    void aProposalTellsWhatItReadsLikeAndCanTakeThatPlace() {
        LedgerRecord older = desk.record(Kind.CONSTRAINT, "never push to the main branch");
        LedgerRecord proposal = desk.propose(Kind.CONSTRAINT, "do not push to main");

        assertEquals(List.of("proposal " + proposal.id() + " like " + older.id()), waiting());
        assertTrue(done(supersedeBy(older, proposal)).active());
        assertEquals(List.of(), waiting());
    }

    @Test
    void whatProjectAndSessionSayIsComparedToo() {
        LedgerRecord shared = desk.recordIn(Desk.PROJECT.ledger(), Kind.FACT, "the port is 8080");
        LedgerRecord own = desk.record(Kind.FACT, "the port is 9090");

        assertEquals(List.of("similar " + shared.id() + " " + own.id()), waiting());
        assertEquals(
                shared.id() + " is handed over in all sessions of the project and " + own.id()
                        + " in this one alone; promote " + own.id() + " first.",
                assertInstanceOf(Refused.class, supersedeBy(shared, own)).sentence());
    }

    @Test
    void rivalsForOnePlaceAreShownUntilOneOfThemIsChosen() {
        LedgerRecord first = desk.record(Kind.FACT, "the port is 8080");
        LedgerRecord mine = desk.supersede(first, "alpha serves it");
        desk.ledgers.write(tx -> tx.append(
                Desk.LEDGER,
                Actor.HUMAN,
                new RecordEvent.Superseded(
                        new RecordId("r-theirs"), first.id(), Kind.FACT, "beta serves it", desk.said())));

        assertEquals(List.of("rivals " + mine.id() + " r-theirs"), waiting());
        desk.restoring(mine);
        assertEquals(List.of(), waiting());
        assertEquals(RecordState.SUPERSEDED, desk.row(new RecordId("r-theirs")).state());
    }

    @Test
    void whatDoesNotStandIsNotReviewed() {
        LedgerRecord older = desk.record(Kind.FACT, "the port is 8080");
        desk.record(Kind.FACT, "the port is 9090");
        desk.tombstone(older, "moved");
        LedgerRecord proposal = desk.propose(Kind.CONSTRAINT, "never push");
        desk.review.reject(Desk.LEDGER, Actor.HUMAN, proposal.id().value(), "no");

        assertEquals(List.of(), waiting());
        assertEquals(
                older.id() + " is tombstoned (moved); it is not handed over, so nothing need take its place.",
                assertInstanceOf(Refused.class, supersedeBy(older, desk.rows().get(1)))
                        .sentence());
    }

    @Test
    void oneRecordIsNoPair() {
        LedgerRecord row = desk.record(Kind.FACT, "the port is 8080");

        assertInstanceOf(Refused.class, supersedeBy(row, row));
        assertInstanceOf(
                Refused.class,
                desk.keepBoth.keep(
                        Desk.LEDGER, Actor.HUMAN, row.id().value(), row.id().value()));
    }

    @Test
    void whatWasRetiredAndIsSaidAgainHoldsAndIsShownUntilSomeoneDecides() {
        LedgerRecord retired = desk.record(Kind.FACT, "db is mysql");
        desk.tombstone(retired, "it is postgres");
        LedgerRecord again = desk.record(Kind.FACT, "DB is MySQL");
        LedgerRecord old = desk.record(Kind.DECISION, "keys live 7 days");
        LedgerRecord now = desk.supersede(old, "keys never end");
        LedgerRecord twice = desk.record(Kind.DECISION, "keys live 7 days");

        assertEquals(
                List.of(
                        "revived " + retired.id() + " " + again.id() + " tombstoned: it is postgres",
                        "revived " + old.id() + " " + twice.id() + " superseded by " + now.id()),
                waiting());
        done(desk.keepBoth.keep(
                Desk.LEDGER, Actor.HUMAN, retired.id().value(), again.id().value()));
        desk.tombstone(twice, "no");
        assertEquals(List.of(), waiting());
    }

    @Test
    void aCorrectionBackToOldWordsIsMeant() {
        LedgerRecord first = desk.record(Kind.FACT, "the port is eighty");
        LedgerRecord second = desk.supersede(first, "tea for two");
        desk.supersede(second, "the port is eighty");

        assertEquals(List.of(), waiting());
    }

    private Curated supersedeBy(LedgerRecord older, LedgerRecord newer) {
        return desk.supersede.supersedeBy(
                Desk.LEDGER, Actor.HUMAN, older.id().value(), newer.id().value());
    }

    private List<String> waiting() {
        return desk
                .ledgers
                .<List<ReviewItem>>read(
                        in -> WaitingForReview.in(in, in.session(Desk.LEDGER).orElseThrow()))
                .stream()
                .map(WaitingForReviewTest::line)
                .toList();
    }

    private static String line(ReviewItem item) {
        return switch (item) {
            case ReviewItem.Proposal(LedgerRecord row, Optional<Alike> like) ->
                "proposal " + row.id()
                        + like.map(it -> " like " + it.older().id()).orElse("");
            case ReviewItem.Similar(Alike it) ->
                "similar " + it.older().id() + " " + it.newer().id();
            case ReviewItem.Revived(Revival it) ->
                "revived " + it.retired().id() + " " + it.row().id() + " " + it.fate();
            case ReviewItem.Rivals(Contest it) ->
                "rivals " + it.displaced().id() + " " + it.inPlace().id();
        };
    }

    private static LedgerRecord done(Curated outcome) {
        return assertInstanceOf(Curated.Done.class, outcome).row();
    }
}
