// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

import dev.relaybook.model.ledger.Checkpoint;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.search.Hit;
import dev.relaybook.ui.checkpoints.CheckpointsView;
import dev.relaybook.ui.common.LoadState;
import dev.relaybook.ui.common.Messages;
import dev.relaybook.ui.common.Moments;
import dev.relaybook.ui.common.NoticesView;
import dev.relaybook.ui.common.Shortcut;
import dev.relaybook.ui.injection.InjectionPanel;
import dev.relaybook.ui.injection.InjectionView;
import dev.relaybook.ui.ledger.InspectorView;
import dev.relaybook.ui.ledger.LedgerView;
import dev.relaybook.ui.review.ReviewView;
import dev.relaybook.ui.search.SearchRow;
import dev.relaybook.ui.search.SearchView;
import dev.relaybook.ui.sessions.SessionHeadView;
import dev.relaybook.ui.sessions.SessionsView;
import dev.relaybook.ui.timeline.TimelineView;
import dev.relaybook.ui.timeline.Ways;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

/** The window's content: the sidebar, the tabs of the open session, the status bar, and the notices above it all. */
final class Workbench {
    /** Below this, what a row can do without gives way to its statement. */
    private static final double NARROW = 1180;

    /** From here on there is room for wider columns. */
    private static final double WIDE = 1400;

    private static final int TIMELINE = 0;
    private static final int LEDGER = 1;
    private static final int CHECKPOINTS = 2;
    private static final int INJECTION = 3;

    private final WorkbenchViewModel model;
    private final SessionsView sessions;
    private final LedgerView ledger;
    private final TimelineView timeline;
    private final ReviewView review;
    private final SearchView search;
    private final TabPane tabs = new TabPane();
    private final StackPane root;
    private Subscription untilLoaded = Subscription.EMPTY;

    Workbench(WorkbenchViewModel model, Moments moments, NoticesView notices, StatusBar status) {
        this.model = model;
        sessions = new SessionsView(
                model.sessions(), moments, pages(), () -> model.page().set(Page.SESSION));
        ledger = new LedgerView(
                model.ledger(),
                model.inspector(),
                new InspectorView(model.inspector(), moments, this::showInTimeline),
                model.curation());
        review = new ReviewView(model.review(), moments);
        search = new SearchView(model.search(), moments, this::openHit);
        timeline = new TimelineView(model.timeline(), moments, new FromTimeline());
        buildTabs(moments);

        var centre = new VBox(new SessionHeadView(model.sessions().openProperty(), moments).root(), tabs);
        VBox.setVgrow(tabs, Priority.ALWAYS);
        centre.getStyleClass().add("centre");
        centre.visibleProperty().bind(model.sessions().openProperty().map(it -> it.isPresent()));
        var frame = new BorderPane(centre);
        model.page()
                .subscribe(page -> frame.setCenter(
                        switch (page) {
                            case SESSION -> centre;
                            case REVIEW -> review.root();
                            case SEARCH -> search.root();
                        }));
        frame.setLeft(sessions.root());
        frame.setBottom(status.root());
        root = new StackPane(frame, notices.root());
        StackPane.setAlignment(notices.root(), Pos.BOTTOM_RIGHT);
        root.widthProperty().subscribe(width -> adapt(width.doubleValue()));
    }

    Scene scene(double width, double height) {
        var scene = new Scene(root, width, height);
        keyboard().listen(scene);
        focusListOnceLoaded();
        return scene;
    }

    /** Without this the search box, as the first in the order, would take the letters that are shortcuts. */
    private void focusListOnceLoaded() {
        untilLoaded = model.sessions().stateProperty().subscribe((_, now) -> {
            if (now != LoadState.READY) return;
            untilLoaded.unsubscribe();
            sessions.focusList();
        });
    }

    private void buildTabs(Moments moments) {
        var panel = new InjectionPanel(model.injection(), model.note(), moments);
        tabs.setId("tabs");
        tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
        tabs.getTabs()
                .addAll(
                        tab("timeline", timeline.root()),
                        tab("ledger", ledger.root()),
                        tab("checkpoints", new CheckpointsView(model.checkpoints(), moments).root()),
                        tab("injection", new InjectionView(model.injection(), panel.root()).root()));
        tabs.getSelectionModel().select(LEDGER);
        model.timeline()
                .watchingProperty()
                .bind(tabs.getSelectionModel()
                        .selectedIndexProperty()
                        .isEqualTo(TIMELINE)
                        .and(Bindings.equal(model.page(), Page.SESSION)));
    }

    /** From a quote to where it was said. */
    private void showInTimeline(long line) {
        show(TIMELINE);
        model.timeline().show(line);
    }

    private final class FromTimeline implements Ways {
        @Override
        public void toRecord(LedgerRecord row) {
            show(LEDGER);
            model.ledger().reveal(row);
        }

        @Override
        public void toCheckpoint(Checkpoint checkpoint) {
            show(CHECKPOINTS);
            model.checkpoints().selectedProperty().set(Optional.of(checkpoint));
        }
    }

    private VBox pages() {
        ToggleButton toReview =
                pageButton(Page.REVIEW, Shortcut.REVIEW, () -> model.page().set(Page.REVIEW));
        toReview.textProperty()
                .bind(model.review().countProperty().map(count -> Messages.text("review.button", count)));
        ToggleButton toSearch = pageButton(Page.SEARCH, Shortcut.SEARCH, this::toSearch);
        toSearch.setText(Messages.text("search.button"));
        return new VBox(2, toReview, toSearch);
    }

    private ToggleButton pageButton(Page page, Shortcut keys, Runnable action) {
        var button = new ToggleButton();
        button.setId("to-" + page.name().toLowerCase(Locale.ROOT));
        button.getStyleClass().add("sidebar-page");
        button.setMaxWidth(Double.MAX_VALUE);
        button.setTooltip(new Tooltip(keys.display()));
        button.setOnAction(_ -> {
            button.setSelected(true); // a second click would turn it off
            action.run();
        });
        model.page().subscribe(now -> button.setSelected(now == page));
        return button;
    }

    private void toSearch() {
        model.page().set(Page.SEARCH);
        search.focus();
    }

    private void openHit(SearchRow row) {
        model.open(row);
        switch (row.hit()) {
            case Hit.OfRecord _ -> show(LEDGER);
            case Hit.OfCheckpoint _ -> show(CHECKPOINTS);
            case Hit.OfSection _ -> show(INJECTION);
        }
    }

    private static Tab tab(String feature, Parent content) {
        var tab = new Tab(Messages.text("tab." + feature), content);
        tab.setId("tab-" + feature);
        return tab;
    }

    private void adapt(double width) {
        root.getStyleClass().removeAll("narrow", "wide");
        if (width < NARROW) root.getStyleClass().add("narrow");
        if (width >= WIDE) root.getStyleClass().add("wide");
    }

    private Keyboard keyboard() {
        return new Keyboard()
                .on(Shortcut.FIND, sessions::focusSearch)
                .on(Shortcut.REFRESH, model::refresh)
                .on(Shortcut.NEXT_SESSION, () -> model.sessions().move(1))
                .on(Shortcut.PREVIOUS_SESSION, () -> model.sessions().move(-1))
                .on(Shortcut.FIRST_TAB, () -> show(TIMELINE))
                .on(Shortcut.SECOND_TAB, () -> show(LEDGER))
                .on(Shortcut.THIRD_TAB, () -> show(CHECKPOINTS))
                .on(Shortcut.FOURTH_TAB, () -> show(INJECTION))
                .on(Shortcut.UNDO, model.curation()::undo)
                .on(Shortcut.ADD, () -> inLedger(model.inspector().draft()::add))
                .on(Shortcut.NEXT_ROW, () -> move(1))
                .on(Shortcut.PREVIOUS_ROW, () -> move(-1))
                .on(Shortcut.REVIEW, () -> model.page().set(Page.REVIEW))
                .on(Shortcut.SEARCH, this::toSearch)
                .on(Shortcut.EDIT, () -> onPage(review::edit, model.inspector()::edit))
                .on(Shortcut.TOMBSTONE, () -> whereShown(model.inspector()::retire))
                .on(Shortcut.REJECT, () -> onPage(model.review()::drop, model.inspector()::retire))
                .on(Shortcut.MERGE, () -> onPage(model.review()::replaceOther, () -> {}))
                .on(Shortcut.PIN, () -> whereShown(model.inspector()::togglePin))
                .on(Shortcut.RESTORE, () -> whereShown(model.inspector()::restore))
                .on(Shortcut.ACCEPT, () -> onPage(model.review()::keep, model.inspector()::accept));
    }

    /** Among the rows of the timeline, or of the ledger. */
    private void move(int step) {
        if (model.page().get() == Page.REVIEW) model.review().move(step);
        else if (tabs.getSelectionModel().getSelectedIndex() == TIMELINE) timeline.move(step);
        else inLedger(() -> ledger.move(step));
    }

    private void show(int tab) {
        model.page().set(Page.SESSION);
        tabs.getSelectionModel().select(tab);
    }

    /** Goes to the ledger first. */
    private void inLedger(Runnable action) {
        show(LEDGER);
        action.run();
    }

    /** Acts on the selected record only while it is on screen. */
    private void whereShown(Runnable action) {
        boolean shown =
                model.page().get() == Page.SESSION && tabs.getSelectionModel().getSelectedIndex() == LEDGER;
        if (shown) action.run();
    }

    /** One key does the like on both pages. */
    private void onPage(Runnable inReview, Runnable inLedger) {
        if (model.page().get() == Page.REVIEW) inReview.run();
        else whereShown(inLedger);
    }
}
