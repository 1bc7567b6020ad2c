// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

import dev.relaybook.model.ledger.Checkpoint;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.search.Hit;
import dev.relaybook.ui.checkpoints.CheckpointsView;
import dev.relaybook.ui.common.Messages;
import dev.relaybook.ui.common.Moments;
import dev.relaybook.ui.injection.InjectionPanel;
import dev.relaybook.ui.injection.InjectionView;
import dev.relaybook.ui.ledger.InspectorView;
import dev.relaybook.ui.ledger.LedgerView;
import dev.relaybook.ui.search.SearchRow;
import dev.relaybook.ui.timeline.TimelineView;
import dev.relaybook.ui.timeline.Ways;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.scene.Parent;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;

/** The tabs of the open session, and the ways from one to another. */
final class SessionTabs {
    /** In the order in which they stand. */
    enum Name {
        TIMELINE,
        LEDGER,
        CHECKPOINTS,
        INJECTION
    }

    private final WorkbenchViewModel model;
    private final TimelineView timeline;
    private final LedgerView ledger;
    private final TabPane root = new TabPane();

    SessionTabs(WorkbenchViewModel model, Moments moments) {
        this.model = model;
        timeline = new TimelineView(model.timeline(), moments, new FromTimeline());
        ledger = new LedgerView(
                model.ledger(),
                model.inspector(),
                new InspectorView(model.inspector(), moments, this::showLine),
                model.curation());
        var panel = new InjectionPanel(model.injection(), model.note(), moments);
        root.setId("tabs");
        root.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
        root.getTabs()
                .addAll(
                        tab("timeline", timeline.root()),
                        tab("ledger", ledger.root()),
                        tab("checkpoints", new CheckpointsView(model.checkpoints(), moments).root()),
                        tab("injection", new InjectionView(model.injection(), panel.root()).root()));
        root.getSelectionModel().select(Name.LEDGER.ordinal());
        model.timeline()
                .watchingProperty()
                .bind(root.getSelectionModel()
                        .selectedIndexProperty()
                        .isEqualTo(Name.TIMELINE.ordinal())
                        .and(Bindings.equal(model.page(), Page.SESSION)));
    }

    TabPane root() {
        return root;
    }

    /** Leaves another page for it. */
    void show(Name tab) {
        model.page().set(Page.SESSION);
        root.getSelectionModel().select(tab.ordinal());
    }

    boolean shows(Name tab) {
        return model.page().get() == Page.SESSION && root.getSelectionModel().getSelectedIndex() == tab.ordinal();
    }

    /** Among the rows of the timeline, or of the ledger, which it goes to. */
    void move(int step) {
        if (shows(Name.TIMELINE)) {
            timeline.move(step);
        } else {
            show(Name.LEDGER);
            ledger.move(step);
        }
    }

    void open(SearchRow row) {
        model.open(row);
        switch (row.hit()) {
            case Hit.OfRecord _ -> show(Name.LEDGER);
            case Hit.OfCheckpoint _ -> show(Name.CHECKPOINTS);
            case Hit.OfSection _ -> show(Name.INJECTION);
        }
    }

    /** From a quote to where it was said. */
    private void showLine(long line) {
        show(Name.TIMELINE);
        model.timeline().show(line);
    }

    private static Tab tab(String feature, Parent content) {
        var tab = new Tab(Messages.text("tab." + feature), content);
        tab.setId("tab-" + feature);
        return tab;
    }

    private final class FromTimeline implements Ways {
        @Override
        public void toRecord(LedgerRecord row) {
            show(Name.LEDGER);
            model.ledger().reveal(row);
        }

        @Override
        public void toCheckpoint(Checkpoint checkpoint) {
            show(Name.CHECKPOINTS);
            model.checkpoints().selectedProperty().set(Optional.of(checkpoint));
        }
    }
}
