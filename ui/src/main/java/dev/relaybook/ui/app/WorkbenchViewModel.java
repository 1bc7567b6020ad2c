// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

import dev.relaybook.model.ledger.Checkpoint;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.search.Hit;
import dev.relaybook.ui.checkpoints.CheckpointsViewModel;
import dev.relaybook.ui.common.Background;
import dev.relaybook.ui.common.LedgerFeed;
import dev.relaybook.ui.common.Moments;
import dev.relaybook.ui.common.Notices;
import dev.relaybook.ui.common.TokenCounts;
import dev.relaybook.ui.injection.InjectionViewModel;
import dev.relaybook.ui.injection.NoteViewModel;
import dev.relaybook.ui.ledger.Curation;
import dev.relaybook.ui.ledger.InspectorViewModel;
import dev.relaybook.ui.ledger.LedgerViewModel;
import dev.relaybook.ui.ledger.Pen;
import dev.relaybook.ui.review.ReviewViewModel;
import dev.relaybook.ui.search.SearchRow;
import dev.relaybook.ui.search.SearchViewModel;
import dev.relaybook.ui.sessions.SessionSummary;
import dev.relaybook.ui.sessions.SessionsViewModel;
import dev.relaybook.ui.timeline.TimelineViewModel;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/**
 * All view models of the window. It opens in every tab what is selected in the sidebar, and tells them all what changed.
 * FX thread only.
 */
record WorkbenchViewModel(
        LedgerFeed feed,
        Curation curation,
        SessionsViewModel sessions,
        TimelineViewModel timeline,
        LedgerViewModel ledger,
        InspectorViewModel inspector,
        InjectionViewModel injection,
        NoteViewModel note,
        CheckpointsViewModel checkpoints,
        ReviewViewModel review,
        SearchViewModel search,
        ObjectProperty<Page> page) {

    static WorkbenchViewModel on(AppMain.Ledger on, Notices notices, Moments moments, Background background) {
        var tokens = new TokenCounts();
        var feed = new LedgerFeed(on.ledgers(), background);
        var pen = new Pen(on.curating(), on.clock());
        var curation = new Curation(pen, background, notices, feed::look);

        var sessions = new SessionsViewModel(on.ledgers(), background);
        var timeline = new TimelineViewModel(on.ledgers(), on.timeline(), background);
        var ledger = new LedgerViewModel(on.ledgers(), background, tokens);
        var injection = new InjectionViewModel(on.ledgers(), on.preview(), background, tokens);
        var inspector = new InspectorViewModel(
                on.ledgers(), background, curation, ledger, injection.upcomingProperty(), moments);
        var note = new NoteViewModel(on.curating().note(), background, notices, feed::look);
        var checkpoints = new CheckpointsViewModel(on.ledgers(), background);
        var review = new ReviewViewModel(on.ledgers(), background, curation);
        var search = new SearchViewModel(on.ledgers(), on.search(), background);
        return new WorkbenchViewModel(
                feed,
                curation,
                sessions,
                timeline,
                ledger,
                inspector,
                injection,
                note,
                checkpoints,
                review,
                search,
                new SimpleObjectProperty<>(Page.SESSION));
    }

    void start() {
        // the key, not the summary: a summary changes with every event of the session
        sessions.selectedProperty().subscribe((_, _) -> page.set(Page.SESSION));
        sessions.openProperty()
                .map(it -> it.map(SessionSummary::session).map(Session::key))
                .subscribe(_ -> open(sessions.openProperty().get().map(SessionSummary::session)));
        var unused = feed.listen(this::changed);
        feed.start(() -> {
            sessions.load();
            review.load();
        });
    }

    /** Reads all that is on screen anew. */
    void refresh() {
        sessions.load();
        timeline.load();
        ledger.load();
        injection.load();
        checkpoints.load();
        review.load();
    }

    /** Shows the session of a hit, with the hit selected. */
    void open(SearchRow row) {
        row.session().ifPresent(it -> sessions.selectedProperty().set(Optional.of(it.ledger())));
        page.set(Page.SESSION);
        switch (row.hit()) {
            case Hit.OfRecord(LedgerRecord record) -> ledger.revealWhenThere(record);
            case Hit.OfCheckpoint(Checkpoint it) ->
                checkpoints.selectedProperty().set(Optional.of(it));
            case Hit.OfSection _ -> {}
        }
    }

    private void open(Optional<Session> session) {
        timeline.open(session);
        ledger.open(session);
        inspector.draft().open(session.map(Session::ledger));
        injection.open(session);
        note.open(session.map(Session::ledger));
        checkpoints.open(session);
    }

    private void changed(Set<LedgerId> ledgerIds) {
        sessions.changed(ledgerIds);
        timeline.changed(ledgerIds);
        ledger.changed(ledgerIds);
        injection.changed(ledgerIds);
        checkpoints.changed(ledgerIds);
        review.changed(ledgerIds);
    }
}
