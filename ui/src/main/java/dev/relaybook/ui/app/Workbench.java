// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

import dev.relaybook.ui.common.LoadState;
import dev.relaybook.ui.common.Moments;
import dev.relaybook.ui.common.NoticesView;
import dev.relaybook.ui.common.Shortcut;
import dev.relaybook.ui.review.ReviewView;
import dev.relaybook.ui.search.SearchView;
import dev.relaybook.ui.sessions.SessionHeadView;
import dev.relaybook.ui.sessions.SessionsView;
import javafx.geometry.Pos;
import javafx.scene.Scene;
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

    private final WorkbenchViewModel model;
    private final SessionsView sessions;
    private final ReviewView review;
    private final SearchView search;
    private final SessionTabs tabs;
    private final StackPane root;
    private Subscription untilLoaded = Subscription.EMPTY;

    Workbench(WorkbenchViewModel model, Moments moments, NoticesView notices, StatusBar status) {
        this.model = model;
        tabs = new SessionTabs(model, moments);
        review = new ReviewView(model.review(), moments);
        search = new SearchView(model.search(), moments, tabs::open);
        var pages = new PageButtons(model.page(), model.review().countProperty(), this::toSearch);
        sessions = new SessionsView(
                model.sessions(), moments, pages.root(), () -> model.page().set(Page.SESSION));

        var centre = new VBox(new SessionHeadView(model.sessions().openProperty(), moments).root(), tabs.root());
        VBox.setVgrow(tabs.root(), Priority.ALWAYS);
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

    private void toSearch() {
        model.page().set(Page.SEARCH);
        search.focus();
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
                .on(Shortcut.FIRST_TAB, () -> tabs.show(SessionTabs.Name.TIMELINE))
                .on(Shortcut.SECOND_TAB, () -> tabs.show(SessionTabs.Name.LEDGER))
                .on(Shortcut.THIRD_TAB, () -> tabs.show(SessionTabs.Name.CHECKPOINTS))
                .on(Shortcut.FOURTH_TAB, () -> tabs.show(SessionTabs.Name.INJECTION))
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

    private void move(int step) {
        if (model.page().get() == Page.REVIEW) model.review().move(step);
        else tabs.move(step);
    }

    /** Goes to the ledger first. */
    private void inLedger(Runnable action) {
        tabs.show(SessionTabs.Name.LEDGER);
        action.run();
    }

    /** Acts on the selected record only while it is on screen. */
    private void whereShown(Runnable action) {
        if (tabs.shows(SessionTabs.Name.LEDGER)) action.run();
    }

    /** One key does the like on both pages. */
    private void onPage(Runnable inReview, Runnable inLedger) {
        if (model.page().get() == Page.REVIEW) inReview.run();
        else whereShown(inLedger);
    }
}
