// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.Provenance;
import dev.relaybook.model.ledger.RecordEvent;
import dev.relaybook.model.ledger.RecordId;
import dev.relaybook.model.ledger.Source;
import dev.relaybook.model.timeline.TimelineEntry;
import dev.relaybook.model.timeline.TimelineRow;
import dev.relaybook.ui.common.LoadState;
import dev.relaybook.ui.sample.SampleLedgers;
import dev.relaybook.ui.timeline.Shown;
import dev.relaybook.ui.timeline.TimelineViewModel;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TimelineTest {
    private final Desk desk = Desk.withSamples();
    private final TimelineViewModel timeline = desk.model.timeline();

    @BeforeEach
    void someoneLooks() {
        timeline.watchingProperty().set(true);
    }

    @Test
    void theNewestPageIsReadFirstAndEarlierOnesWhenAskedFor() {
        assertEquals(4_723, firstLine());

        timeline.earlier(); // the lines in between tell nothing
        assertEquals(4_513, firstLine());
        timeline.earlier();
        assertEquals(4_401, firstLine());
    }

    @Test
    void aRecordsLineIsFoundHoweverFarBack() {
        timeline.show(4_518);

        TimelineEntry found = timeline.currentProperty().get().orElseThrow();
        assertEquals(
                List.of("r-7k3f"),
                found.records().stream().map(it -> it.id().value()).toList());
    }

    @Test
    void aCompactionStandsBesideItsCheckpointAndItsHandoff() {
        timeline.filterProperty().set(Shown.COMPACTIONS);

        TimelineEntry compaction = timeline.rows().getFirst();
        assertEquals(4, compaction.checkpoint().orElseThrow().number());
        assertEquals(4, compaction.delivery().orElseThrow().number());
        assertEquals(4, timeline.rows().getLast().delivery().orElseThrow().number());
    }

    @Test
    void whatTheHostWritesShowsWhileSomeoneLooks() {
        timeline.selectedProperty().set(Optional.of(4_731L));
        desk.log.grow("One more thing.");
        desk.background.elapse();

        assertEquals("One more thing.", lastText());
        assertEquals(Optional.of(4_731L), timeline.selectedProperty().get());

        timeline.watchingProperty().set(false);
        desk.log.grow("Unseen.");
        desk.background.elapse();
        assertEquals("One more thing.", lastText());
    }

    @Test
    void whatIsRecordedShowsBesideItsRow() {
        long line = timeline.rows().getLast().row().lines().first();
        var from = new Provenance(
                Source.AGENT,
                Optional.of(SampleLedgers.REFUNDS),
                Optional.of(line),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Instant.EPOCH);
        desk.ledgers.write(tx -> tx.append(
                SampleLedgers.REFUNDS.ledger(),
                Actor.AGENT,
                new RecordEvent.Added(new RecordId("r-newx"), Kind.FACT, "No partial refunds", from)));
        desk.background.elapse();

        assertEquals(
                "r-newx", timeline.rows().getLast().records().getFirst().id().value());
    }

    @Test
    void aSessionWithoutALogSaysSo() {
        desk.model.sessions().move(1);

        assertEquals(LoadState.EMPTY, timeline.stateProperty().get());
    }

    private long firstLine() {
        return timeline.rows().getFirst().row().lines().first();
    }

    private String lastText() {
        return timeline.rows().getLast().row() instanceof TimelineRow.Answer(var _, String text) ? text : "";
    }
}
