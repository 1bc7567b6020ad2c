// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.model.ledger.RecordState;
import dev.relaybook.model.search.Hit;
import dev.relaybook.ui.common.LoadState;
import dev.relaybook.ui.search.SearchViewModel;
import java.util.List;
import org.junit.jupiter.api.Test;

class SearchTest {
    private final Desk desk = Desk.withSamples();
    private final SearchViewModel search = desk.model.search();

    @Test
    void whatIsTypedIsFoundOnceTheTypingRests() {
        search.queryProperty().set("settle");
        search.queryProperty().set("settlements");
        assertEquals(LoadState.EMPTY, search.stateProperty().get());

        desk.background.elapse();
        assertEquals(List.of("r-2m8c", "r-3hjs"), found());
        assertEquals("2 hits", search.remarkProperty().get());
        assertTrue(search.rows().getFirst().excerpt().marks().size() == 1);
        assertEquals("Idempotent refunds", search.rows().getFirst().title());
    }

    @Test
    void aQueryThatCantBeUnderstoodLeavesWhatWasFound() {
        type("settlements");
        type("settlements \"open");

        assertEquals(2, search.rows().size());
        assertTrue(
                search.remarkProperty().get().length() > 10,
                search.remarkProperty().get());
    }

    @Test
    void nothingFoundAndNothingTypedAreToldApart() {
        type("zebra");
        assertEquals(LoadState.NO_MATCH, search.stateProperty().get());

        type("");
        assertEquals(LoadState.EMPTY, search.stateProperty().get());
    }

    @Test
    void aHitOpensInItsSessionWhateverItsState() {
        desk.model.sessions().move(1);
        desk.model.page().set(Page.SEARCH);
        type("\"refund window is\"");

        desk.model.open(search.rows().getFirst());

        assertEquals(Page.SESSION, desk.model.page().get());
        assertEquals("r-t1aa", desk.selected());
        assertEquals(
                RecordState.TOMBSTONED, desk.model.ledger().filterProperty().get());
    }

    private void type(String query) {
        search.queryProperty().set(query);
        desk.background.elapse();
    }

    private List<String> found() {
        return search.rows().stream()
                .map(row -> row.hit() instanceof Hit.OfRecord(var it) ? it.id().value() : "")
                .toList();
    }
}
