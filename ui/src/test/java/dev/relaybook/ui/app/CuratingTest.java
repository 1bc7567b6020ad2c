// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.RecordState;
import dev.relaybook.ui.ledger.DraftViewModel;
import dev.relaybook.ui.ledger.Drafting;
import dev.relaybook.ui.ledger.InspectorViewModel;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a person does in the window is in the ledger, and in the very next handoff. */
class CuratingTest {
    private final Desk desk = Desk.withSamples();
    private final InspectorViewModel inspector = desk.model.inspector();
    private final DraftViewModel draft = inspector.draft();

    @Test
    void whatIsSelectedFollowsTheFilter() {
        Desk desk = Desk.withSamples();
        desk.select("r-7k3f");

        desk.model.ledger().filterProperty().set(RecordState.PROPOSED);
        assertEquals(desk.ids().getFirst(), desk.selected());
        assertEquals(RecordState.PROPOSED, desk.record(desk.selected()).state());

        desk.model.ledger().filterProperty().set(RecordState.REJECTED);
        assertEquals(desk.ids().stream().findFirst().orElse("nothing"), desk.selected());
    }

    @Test
    void nothingIsSelectedByAFilterAlone() {
        Desk desk = Desk.withSamples();

        desk.model.ledger().filterProperty().set(RecordState.PROPOSED);

        assertEquals("nothing", desk.selected());
    }

    @Test
    void anEditIsInTheNextHandoffAndTheOldWordsAreNot() {
        edit("r-1b6d", "Partial refunds are ledger entries of their own");
        assertTrue(desk.handedOver().contains("Partial refunds are ledger entries of their own"));
        assertFalse(desk.handedOver().contains("never edits of the charge"));
    }

    @Test
    void anEditSupersedesAndSelectsTheNewerRecord() {
        edit("r-1b6d", "Partial refunds are ledger entries of their own");
        LedgerRecord older = desk.record("r-1b6d");
        assertEquals(RecordState.SUPERSEDED, older.state());
        assertEquals(older.supersededBy().orElseThrow().value(), desk.selected());
        assertEquals(Drafting.NOTHING, draft.draftingProperty().get());
    }

    @Test
    void unchangedWordsCantBeSaved() {
        desk.select("r-1b6d");
        inspector.edit();
        assertFalse(draft.confirmable().get());
        draft.kindProperty().set(Kind.FACT);
        assertTrue(draft.confirmable().get());
    }

    @Test
    void aNewStatementIsActiveAndSelected() {
        add(Kind.GOTCHA, "The sandbox clock is an hour ahead");
        assertEquals(
                "The sandbox clock is an hour ahead",
                desk.record(desk.selected()).statement());
        assertTrue(desk.statements().contains("The sandbox clock is an hour ahead"));
        assertTrue(desk.handedOver().contains("The sandbox clock is an hour ahead"));
    }

    @Test
    void theSameWordsGainASourceInsteadOfASecondRecord() {
        int before = desk.ids().size();
        add(Kind.DECISION, "partial refunds are separate ledger entries, never edits of the charge.");
        assertEquals(before, desk.ids().size());
        assertEquals(2, desk.record("r-1b6d").provenance().size());
    }

    @Test
    void aTombstoneAsksForAReasonAndLeavesTheNextHandoff() {
        desk.select("r-5p9a");
        inspector.retire();
        draft.confirm();
        assertEquals(RecordState.ACTIVE, desk.record("r-5p9a").state());

        draft.textProperty().set("the gateway was fixed");
        draft.confirm();
        assertEquals(RecordState.TOMBSTONED, desk.record("r-5p9a").state());
        assertEquals(Optional.of("the gateway was fixed"), desk.record("r-5p9a").reason());
        assertFalse(desk.handedOver().contains("The test gateway returns"));
        assertEquals(List.of("the gateway was fixed"), draft.recentReasons());
    }

    @Test
    void afterATombstoneTheNextRowIsSelected() {
        desk.select("r-5p9a");
        inspector.retire();
        draft.textProperty().set("fixed");
        draft.confirm();
        assertEquals("r-2fcl", desk.selected());
    }

    @Test
    void aTombstonedRecordComesBack() {
        desk.model.ledger().filterProperty().set(RecordState.TOMBSTONED);
        desk.select("r-t1aa");
        inspector.restore();
        assertEquals(RecordState.ACTIVE, desk.record("r-t1aa").state());
        assertEquals(RecordState.ACTIVE, desk.model.ledger().filterProperty().get());
        assertEquals("r-t1aa", desk.selected());
    }

    @Test
    void pinnedRecordsComeFirstOfTheirKind() {
        desk.select("r-8w2n");
        inspector.togglePin();
        assertEquals(
                "r-8w2n",
                desk.ids().stream().filter(DECISIONS::contains).findFirst().orElseThrow());
        inspector.togglePin();
        assertEquals(
                "r-1b6d",
                desk.ids().stream().filter(DECISIONS::contains).findFirst().orElseThrow());
    }

    @Test
    void anAcceptedProposalIsHandedOverAndTheNextOneIsSelected() {
        desk.model.ledger().filterProperty().set(RecordState.PROPOSED);
        desk.select("r-p1aa");
        inspector.accept();
        assertTrue(desk.handedOver().contains("retry queue of the payout service"));
        assertEquals("r-p2bb", desk.selected());
    }

    @Test
    void aProposalCanBeAcceptedInOtherWords() {
        desk.model.ledger().filterProperty().set(RecordState.PROPOSED);
        edit("r-p1aa", "The payout service's retry queue is off limits");
        assertEquals(RecordState.ACTIVE, desk.record("r-p1aa").state());
        assertEquals(
                "The payout service's retry queue is off limits",
                desk.record("r-p1aa").statement());
    }

    @Test
    void aRejectedProposalKeepsItsReason() {
        desk.model.ledger().filterProperty().set(RecordState.PROPOSED);
        desk.select("r-p3cc");
        inspector.retire();
        draft.textProperty().set("was about another service");
        draft.confirm();
        assertEquals(RecordState.REJECTED, desk.record("r-p3cc").state());
        assertEquals(
                Optional.of("was about another service"), desk.record("r-p3cc").reason());
    }

    @Test
    void undoTakesEachActBackInTurn() {
        edit("r-1b6d", "Partial refunds are ledger entries of their own");
        String newer = desk.selected();
        desk.select("r-5p9a");
        inspector.retire();
        draft.textProperty().set("fixed");
        draft.confirm();

        desk.model.curation().undo();
        assertEquals(RecordState.ACTIVE, desk.record("r-5p9a").state());
        desk.model.curation().undo();
        assertEquals(RecordState.ACTIVE, desk.record("r-1b6d").state());
        assertEquals(RecordState.SUPERSEDED, desk.record(newer).state());
        assertFalse(desk.model.curation().undoableProperty().get());
    }

    @Test
    void aRefusalIsSaidAndTheDraftStays() {
        desk.select("r-1b6d");
        inspector.edit();
        draft.textProperty().set("x".repeat(100_000));
        draft.confirm();
        assertEquals(List.of("Not done"), desk.said());
        assertEquals(Drafting.REWORDING, draft.draftingProperty().get());
    }

    private static final List<String> DECISIONS = List.of("r-1b6d", "r-7k3f", "r-8w2n", "r-9mgb");

    private void edit(String id, String words) {
        desk.select(id);
        inspector.edit();
        draft.textProperty().set(words);
        draft.confirm();
    }

    private void add(Kind kind, String words) {
        draft.add();
        draft.kindProperty().set(kind);
        draft.textProperty().set(words);
        draft.confirm();
    }
}
