// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.InMemoryLedgers;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.NoteAdded;
import dev.relaybook.model.ledger.Provenance;
import dev.relaybook.model.ledger.RecordEvent;
import dev.relaybook.model.ledger.RecordId;
import dev.relaybook.model.ledger.RecordState;
import dev.relaybook.model.ledger.Source;
import dev.relaybook.ui.common.Chain;
import dev.relaybook.ui.common.LoadState;
import dev.relaybook.ui.injection.PartShare;
import dev.relaybook.ui.sample.SampleLedgers;
import dev.relaybook.ui.sessions.SessionSummary;
import dev.relaybook.ui.sessions.SidebarRow;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is on screen follows the ledger and keeps what a person chose. */
class FollowingTest {
    private final Desk desk = Desk.withSamples();

    @Test
    void theSessionWithTheLatestEventIsOpened() {
        assertEquals(Optional.of("Idempotent refunds"), openTitle());
        assertEquals(LoadState.READY, desk.model.ledger().stateProperty().get());
    }

    @Test
    void sessionsStandUnderTheirProjects() {
        assertEquals(
                List.of(
                        "payments-api (3)",
                        "Idempotent refunds",
                        "Webhook retries",
                        "Ledger export slow",
                        "parser (2)",
                        "Error recovery in blocks",
                        "Unicode identifiers"),
                sidebar());
    }

    @Test
    void theFilterLooksAtTitlesBranchesProjectsAndAgents() {
        desk.model.sessions().queryProperty().set("gemini recov");
        assertEquals(List.of("parser (1)", "Error recovery in blocks"), sidebar());
        desk.model.sessions().queryProperty().set("zebra");
        assertEquals(LoadState.NO_MATCH, desk.model.sessions().stateProperty().get());
        assertEquals(Optional.of("Idempotent refunds"), openTitle());
    }

    @Test
    void anotherSessionShowsItsOwnStatements() {
        desk.model.sessions().move(1);
        assertEquals(List.of("At most five retries per webhook"), desk.statements());
        assertEquals("nothing", desk.selected());
    }

    @Test
    void whatAnotherProcessCommitsShowsAndTheSelectionStays() {
        desk.select("r-7k3f");
        appendByAgent("r-new1", "The gateway speaks HTTP/2 only");
        desk.background.elapse();
        assertTrue(desk.statements().contains("The gateway speaks HTTP/2 only"));
        assertEquals("r-7k3f", desk.selected());
    }

    @Test
    void theCountsFollow() {
        int before = active();
        appendByAgent("r-new1", "The gateway speaks HTTP/2 only");
        desk.background.elapse();
        assertEquals(before + 1, active());
    }

    @Test
    void theLifeOfARecordIsTold() {
        desk.select("r-7k3f");
        assertEquals(
                List.of(
                        "Proposed: Idempotency keys live 7 days",
                        "Accepted",
                        "Superseded: Idempotency keys live 30 days and are scoped to the merchant",
                        "Said again",
                        "Active"),
                desk.model.inspector().life().stream().map(Chain.Link::text).toList());
    }

    @Test
    void thePreviewIsWhatIsHandedOver() {
        var upcoming = desk.model.injection().upcomingProperty().get().orElseThrow();
        assertEquals(desk.handedOver(), upcoming.handoff().text());
        assertTrue(desk.model.injection().tokensProperty().get().getAsInt() > 100);
        assertEquals(
                upcoming.handoff().parts().stream()
                        .mapToInt(it -> it.characters())
                        .sum(),
                desk.model.injection().parts().stream()
                        .mapToInt(PartShare::characters)
                        .sum());
    }

    @Test
    void aNoteWaitsForItsMomentAndItsFieldIsEmptied() {
        desk.model.note().textProperty().set("Ask before touching the feature flag");
        desk.model.note().momentProperty().set(NoteAdded.Moment.NEXT_PROMPT);
        desk.model.note().add();
        assertEquals("", desk.model.note().textProperty().get());
        assertEquals(
                List.of("Ask before touching the feature flag"),
                desk.model.injection().upcomingProperty().get().orElseThrow().waiting().stream()
                        .map(it -> it.text())
                        .toList());
    }

    @Test
    void theNewestCheckpointIsShownFirst() {
        assertEquals(
                List.of(4, 3, 2, 1),
                desk.model.checkpoints().rows().stream().map(it -> it.number()).toList());
        assertEquals(
                4,
                desk.model.checkpoints().selectedProperty().get().orElseThrow().number());
    }

    @Test
    void anEmptyHomeSaysSoAndFillsByItself() {
        var empty = new Desk(new InMemoryLedgers(Clock.systemUTC()));
        assertEquals(LoadState.EMPTY, empty.model.sessions().stateProperty().get());
    }

    private void appendByAgent(String id, String statement) {
        LedgerId ledger = SampleLedgers.REFUNDS.ledger();
        var from = Provenance.said(Source.AGENT, Optional.of(SampleLedgers.REFUNDS), SampleLedgers.NOW);
        desk.ledgers.write(tx ->
                tx.append(ledger, Actor.AGENT, new RecordEvent.Added(new RecordId(id), Kind.FACT, statement, from)));
    }

    private int active() {
        return desk.model.ledger().countsProperty().get().getOrDefault(RecordState.ACTIVE, 0);
    }

    private Optional<String> openTitle() {
        return desk.model.sessions().openProperty().get().map(SessionSummary::title);
    }

    private List<String> sidebar() {
        return desk.model.sessions().rows().stream()
                .map(row -> switch (row) {
                    case SidebarRow.Project it -> it.project().name() + " (" + it.sessions() + ")";
                    case SidebarRow.Conversation it -> it.summary().title();
                })
                .toList();
    }
}
