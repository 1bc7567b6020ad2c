// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Provenance;
import dev.relaybook.model.ledger.RecordEvent;
import dev.relaybook.model.ledger.RecordId;
import dev.relaybook.model.ledger.RecordState;
import dev.relaybook.model.ledger.Source;
import dev.relaybook.ui.common.LoadState;
import dev.relaybook.ui.review.ReviewRow;
import dev.relaybook.ui.review.ReviewViewModel;
import dev.relaybook.ui.sample.SampleLedgers;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is decided one after the other is in the ledger, and can be taken back. */
class ReviewTest {
    private final Desk desk = Desk.withSamples();
    private final ReviewViewModel review = desk.model.review();

    @Test
    void proposalsOfAllSessionsWait() {
        assertEquals(List.of("r-p1aa", "r-p2bb", "r-p3cc"), waiting());
        assertEquals(3, review.countProperty().get());
        assertEquals("r-p1aa", current());
    }

    @Test
    void anAcceptedProposalIsHandedOverAndTheNextOneIsAsked() {
        review.keep();
        assertEquals(List.of("r-p2bb", "r-p3cc"), waiting());
        assertEquals("r-p2bb", current());
        assertTrue(desk.handedOver().contains("touch the retry queue of the payout service"));

        desk.model.curation().undo();
        desk.background.elapse();
        assertEquals(RecordState.PROPOSED, desk.record("r-p1aa").state());
        assertFalse(desk.handedOver().contains("touch the retry queue of the payout service"));
    }

    @Test
    void whatIsRejectedIsNotAskedAgain() {
        review.move(1);
        review.drop();

        assertEquals(RecordState.REJECTED, desk.record("r-p2bb").state());
        assertEquals(List.of("r-p1aa", "r-p3cc"), waiting());
        assertEquals("r-p3cc", current());
    }

    @Test
    void aProposalIsAcceptedInOtherWords() {
        review.reword("Leave the payout retry queue alone");

        assertTrue(desk.handedOver().contains("Leave the payout retry queue alone"));
    }

    @Test
    void theNewerOfTwoThatReadAlikeTakesThePlace() {
        add("r-near", "Nightly settlement starts at 03:30 UTC and locks `settlements` for 4 minutes");
        review.selectedProperty().set(Optional.of(keyOf("r-near")));

        review.replaceOther();

        assertEquals(RecordState.TOMBSTONED, desk.record("r-3hjs").state());
        assertTrue(desk.record("r-near").active());
        desk.model.curation().undo();
        assertTrue(desk.record("r-3hjs").active());
    }

    @Test
    void whatWasRetiredAndSaidAgainCanStayRetired() {
        add("r-back", "The refund window is 60 days");
        review.selectedProperty().set(Optional.of(keyOf("r-back")));

        review.drop();

        LedgerRecord row = desk.record("r-back");
        assertEquals(RecordState.TOMBSTONED, row.state());
        assertEquals(Optional.of("legal changed it to 90 days"), row.reason());
    }

    @Test
    void anActElsewhereIsNotTakenBackInstead() {
        review.keep();
        desk.ledgers.write(tx -> tx.append(
                SampleLedgers.REFUNDS.ledger(), Actor.HUMAN, new RecordEvent.Pinned(new RecordId("r-4gwk"), true)));

        desk.model.curation().undo();

        assertTrue(desk.record("r-4gwk").pinned());
        assertTrue(desk.record("r-p1aa").active());
    }

    @Test
    void onceAllIsDecidedNothingWaits() {
        for (int i = 0; i < 3; i++) review.keep();

        assertEquals(LoadState.EMPTY, review.stateProperty().get());
        assertEquals(0, review.countProperty().get());
    }

    private void add(String id, String statement) {
        var from = Provenance.said(Source.AGENT, Optional.of(SampleLedgers.REFUNDS), SampleLedgers.NOW);
        desk.ledgers.write(tx -> tx.append(
                SampleLedgers.REFUNDS.ledger(),
                Actor.AGENT,
                new RecordEvent.Added(new RecordId(id), Kind.FACT, statement, from)));
        desk.background.elapse();
        desk.background.elapse();
    }

    private String keyOf(String id) {
        return review.rows().stream()
                .filter(row -> row.main().id().value().equals(id))
                .map(ReviewRow::key)
                .findFirst()
                .orElseThrow();
    }

    private List<String> waiting() {
        return review.rows().stream().map(row -> row.main().id().value()).toList();
    }

    private String current() {
        return review.currentProperty().get().orElseThrow().main().id().value();
    }
}
