// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CurationTest {
    private final Desk desk = new Desk();

    @BeforeEach
    void aSessionIsKnown() {
        desk.seeSession();
    }

    @Test
    void recordsAStatementThatIsActiveAtOnce() {
        LedgerRecord row = desk.record(Kind.FACT, "  the port\nis 8080 \u0007");

        assertEquals("the port is 8080", row.statement());
        assertEquals(RecordState.ACTIVE, row.state());
        assertEquals(List.of(desk.said()), row.provenance());
        assertTrue(row.id().value().matches("r-[a-z2-7]{6}"), row.id().value());
    }

    @Test
    void givesTheSameWordsASecondProvenanceAndNoSecondRecord() {
        LedgerRecord first = desk.record(Kind.FACT, "The port is 8080.");

        Curated again = desk.recording(Kind.DECISION, "the port is `8080`");

        LedgerRecord row = assertInstanceOf(Curated.SaidAgain.class, again).row();
        assertEquals(first.id(), row.id());
        assertEquals(2, row.provenance().size());
        assertEquals(1, desk.rows().size());
    }

    @Test
    void doesNotRepeatInASessionWhatItsProjectHolds() {
        LedgerRecord shared = desk.recordIn(Desk.PROJECT.ledger(), Kind.FACT, "the port is 8080");

        Curated again = desk.recording(Kind.FACT, "The port is 8080");

        assertEquals(
                shared.id(),
                assertInstanceOf(Curated.SaidAgain.class, again).row().id());
        assertEquals(List.of(), desk.rows());
    }

    @Test
    void acceptsAProposalThatIsSaidOnPurpose() {
        LedgerRecord proposal = desk.propose(Kind.CONSTRAINT, "never push to main");

        LedgerRecord row = desk.record(Kind.CONSTRAINT, "Never push to main.");

        assertEquals(proposal.id(), row.id());
        assertEquals(RecordState.ACTIVE, row.state());
    }

    @Test
    void recordsAnewWhatWasSupersededOrRetiredAndIsSaidAgain() {
        LedgerRecord tabs = desk.record(Kind.DECISION, "indent with tabs");
        desk.supersede(tabs, "indent with spaces");
        LedgerRecord again = desk.record(Kind.DECISION, "indent with tabs");
        desk.tombstone(again, "no longer");
        LedgerRecord third = desk.record(Kind.DECISION, "indent with tabs");

        assertEquals(
                3,
                List.of(tabs.id(), again.id(), third.id()).stream().distinct().count());
        assertTrue(third.active());
    }

    @Test
    void refusesWhatIsBlankOrTooLong() {
        assertEquals(Refused.Reason.BLANK, refusal(desk.recording(Kind.FACT, " \n\u200b ")));
        assertEquals(Refused.Reason.BLANK, refusal(desk.recording(Kind.FACT, "...")));
        assertEquals(Refused.Reason.TOO_LONG, refusal(desk.recording(Kind.FACT, "x".repeat(2_001))));
        assertEquals(
                "x".repeat(2_000), desk.record(Kind.FACT, "x".repeat(2_000)).statement());
    }

    @Test
    void masksSecretsInStatementsQuotesReasonsSectionsAndNotes() {
        Provenance from = desk.quoting("the key is hunter2");
        var done = assertInstanceOf(
                Curated.Done.class, desk.record.record(Desk.LEDGER, Actor.AGENT, Kind.FACT, "key hunter2", from));
        desk.tombstone(done.row(), "it was hunter2");
        desk.replace(SectionName.ROLLBACK, "unset hunter2", Basis.EXPLICIT);
        desk.note.add(Desk.LEDGER, Actor.HUMAN, "use hunter2", NoteAdded.Moment.NEXT_PROMPT);

        assertFalse(desk.everything().contains("hunter2"), desk.everything());
    }

    @Test
    void proposesOnceAndNotAgainAfterARejection() {
        LedgerRecord proposal = desk.propose(Kind.CONSTRAINT, "never push to main");
        assertInstanceOf(Curated.SaidAgain.class, desk.proposing(Kind.CONSTRAINT, "Never push to main"));
        desk.review.reject(Desk.LEDGER, Actor.HUMAN, proposal.id().value(), "not a rule");

        assertInstanceOf(Curated.Unchanged.class, desk.proposing(Kind.CONSTRAINT, "never push to main"));
        assertEquals(RecordState.REJECTED, desk.row(proposal.id()).state());
    }

    @Test
    void acceptsAProposalInOtherWords() {
        LedgerRecord proposal = desk.propose(Kind.CONSTRAINT, "never ever push");

        desk.review.reword(Desk.LEDGER, Actor.HUMAN, proposal.id().value(), "Do not push to main");

        assertEquals("Do not push to main", desk.row(proposal.id()).statement());
        assertTrue(desk.row(proposal.id()).active());
    }

    @Test
    void reviewsNothingButProposals() {
        LedgerRecord fact = desk.record(Kind.FACT, "a fact");
        LedgerRecord proposal = desk.propose(Kind.FACT, "another");

        assertEquals(
                Refused.Reason.WRONG_STATE,
                refusal(desk.review.accept(Desk.LEDGER, Actor.HUMAN, fact.id().value())));
        assertEquals(
                Refused.Reason.DUPLICATE,
                refusal(desk.review.reword(
                        Desk.LEDGER, Actor.HUMAN, proposal.id().value(), "A fact.")));
    }

    @Test
    void supersedesARecordAndKeepsItsKindAndPin() {
        LedgerRecord old = desk.record(Kind.GOTCHA, "mind the gap");
        desk.pin.pin(Desk.LEDGER, Actor.HUMAN, old.id().value());

        LedgerRecord now = desk.supersede(old, "mind the step");

        assertEquals(Kind.GOTCHA, now.kind());
        assertTrue(now.pinned());
        assertEquals(Optional.of(old.id()), now.supersedes());
        assertEquals(Optional.of(now.id()), desk.row(old.id()).supersededBy());
    }

    @Test
    void namesTheRecordThatHoldsASupersededOnesPlace() {
        LedgerRecord first = desk.record(Kind.FACT, "one");
        LedgerRecord second = desk.supersede(first, "two");
        LedgerRecord third = desk.supersede(second, "three");

        var refused = assertInstanceOf(Refused.class, desk.superseding(first, "four"));

        assertEquals(Refused.Reason.WRONG_STATE, refused.reason());
        assertEquals(List.of(third), refused.candidates());
        assertTrue(refused.sentence().contains(third.id().value()), refused.sentence());
    }

    @Test
    void superseedingByWordsThatAnotherRecordHoldsLeavesOneOfThem() {
        LedgerRecord old = desk.record(Kind.FACT, "the port is 80");
        LedgerRecord other = desk.record(Kind.FACT, "the port is 8080");

        Curated merged = desk.superseding(old, "The port is 8080.");

        assertEquals(
                other.id(),
                assertInstanceOf(Curated.SaidAgain.class, merged).row().id());
        assertEquals(RecordState.TOMBSTONED, desk.row(old.id()).state());
    }

    @Test
    void changesNothingWhenTheNewWordsAreTheOldOnes() {
        LedgerRecord old = desk.record(Kind.FACT, "the port is 80");

        assertInstanceOf(Curated.Unchanged.class, desk.superseding(old, "the port is 80"));
        assertInstanceOf(Curated.Done.class, desk.superseding(old, "The port is 80"));
    }

    @Test
    void tombstonesWithAReasonAndOnlyOnce() {
        LedgerRecord row = desk.record(Kind.FACT, "stale");

        desk.tombstone(row, "moved");
        var again = assertInstanceOf(Refused.class, desk.tombstoning(row, "moved again"));

        assertEquals(Optional.of("moved"), desk.row(row.id()).reason());
        assertEquals(Refused.Reason.WRONG_STATE, again.reason());
        assertTrue(again.sentence().contains("tombstoned (moved)"), again.sentence());
        assertEquals(Refused.Reason.BLANK, refusal(desk.tombstoning(row, " ")));
    }

    @Test
    void restoresATombstonedRecord() {
        LedgerRecord row = desk.record(Kind.FACT, "stale");
        desk.tombstone(row, "moved");

        assertInstanceOf(Curated.Done.class, desk.restoring(row));
        assertTrue(desk.row(row.id()).active());
        assertInstanceOf(Curated.Unchanged.class, desk.restoring(row));
    }

    @Test
    void aRestoredRecordTakesItsPlaceBackFromTheNewestOfItsChain() {
        LedgerRecord first = desk.record(Kind.FACT, "one");
        LedgerRecord third = desk.supersede(desk.supersede(first, "two"), "three");

        desk.restoring(first);

        assertTrue(desk.row(first.id()).active());
        assertEquals(Optional.of(first.id()), desk.row(third.id()).supersededBy());
        assertEquals(1, desk.rows().stream().filter(LedgerRecord::active).count());
    }

    @Test
    void restoresNothingThatAnotherRecordSays() {
        LedgerRecord row = desk.record(Kind.FACT, "the port is 80");
        desk.tombstone(row, "moved");
        desk.record(Kind.FACT, "The port is 80");

        assertEquals(Refused.Reason.DUPLICATE, refusal(desk.restoring(row)));
    }

    @Test
    void pinsActiveRecordsOnly() {
        LedgerRecord row = desk.record(Kind.FACT, "a");
        LedgerRecord proposal = desk.propose(Kind.FACT, "b");

        assertInstanceOf(
                Curated.Done.class,
                desk.pin.pin(Desk.LEDGER, Actor.HUMAN, row.id().value()));
        assertInstanceOf(
                Curated.Unchanged.class,
                desk.pin.pin(Desk.LEDGER, Actor.HUMAN, row.id().value()));
        assertInstanceOf(
                Curated.Done.class,
                desk.pin.unpin(Desk.LEDGER, Actor.HUMAN, row.id().value()));
        assertEquals(
                Refused.Reason.WRONG_STATE,
                refusal(desk.pin.pin(Desk.LEDGER, Actor.HUMAN, proposal.id().value())));
    }

    @Test
    void keepsAnExplicitSectionBesideADerivedOne() {
        desk.replace(SectionName.TESTS_RUN, "all green\n  really", Basis.EXPLICIT);
        desk.replace(SectionName.TESTS_RUN, "failed: mvn test", Basis.DERIVED);

        Section section = desk.section(SectionName.TESTS_RUN);
        assertEquals("all green\n  really", section.current().orElseThrow().text());
        assertEquals("failed: mvn test", section.derived().orElseThrow().text());
    }

    @Test
    void replacesASectionByTheSameWordsOnlyWhenSomethingNewerWasSeen() {
        desk.replace(SectionName.TESTS_RUN, "two known failures", Basis.EXPLICIT);
        assertInstanceOf(
                ReplaceSection.Unchanged.class,
                desk.replace(SectionName.TESTS_RUN, "two known failures", Basis.EXPLICIT));
        desk.replace(SectionName.TESTS_RUN, "failed: mvn test", Basis.DERIVED);
        assertInstanceOf(
                ReplaceSection.Unchanged.class, desk.replace(SectionName.TESTS_RUN, "failed: mvn test", Basis.DERIVED));
        assertInstanceOf(
                ReplaceSection.Replaced.class,
                desk.replace(SectionName.TESTS_RUN, "two known failures", Basis.EXPLICIT));
    }

    @Test
    void notesWaitForTheirMoment() {
        var noted = assertInstanceOf(
                AddNote.Noted.class,
                desk.note.add(Desk.LEDGER, Actor.HUMAN, "mind this\nand that", NoteAdded.Moment.NEXT_COMPACTION));

        assertEquals("mind this\nand that", noted.note().text());
        assertTrue(noted.note().waiting());
        assertInstanceOf(Refused.class, desk.note.add(Desk.LEDGER, Actor.HUMAN, " ", NoteAdded.Moment.NEXT_PROMPT));
    }

    private static Refused.Reason refusal(Curated outcome) {
        return assertInstanceOf(Refused.class, outcome).reason();
    }
}
