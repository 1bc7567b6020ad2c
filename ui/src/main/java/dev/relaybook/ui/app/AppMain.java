// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

import dev.relaybook.bridge.engine.Curating;
import dev.relaybook.bridge.timeline.TimelineSource;
import dev.relaybook.model.ledger.Ledgers;
import dev.relaybook.model.ledger.Receipts;
import dev.relaybook.model.search.LedgerSearch;
import dev.relaybook.ui.common.Appearance;
import dev.relaybook.ui.common.Background;
import dev.relaybook.ui.common.Failures;
import dev.relaybook.ui.common.Messages;
import dev.relaybook.ui.common.Moments;
import dev.relaybook.ui.common.Notices;
import dev.relaybook.ui.common.NoticesView;
import dev.relaybook.ui.injection.Preview;
import java.time.Clock;
import javafx.scene.Scene;

/** The composition root of the window: view models first, then the views on them. FX thread only. */
final class AppMain {
    private final Notices notices;
    private final WorkbenchViewModel model;
    private final BridgeViewModel bridge;
    private final Appearance appearance = new Appearance();
    private final Workbench workbench;

    AppMain(Ledger on, Bridge socket, Background background) {
        notices = new Notices(background);
        var moments = new Moments(on.clock());
        model = WorkbenchViewModel.on(on, notices, moments, background);
        bridge = new BridgeViewModel(socket, on.receipts(), background);

        var status = new StatusBar(bridge, model.feed().failing(), appearance);
        workbench = new Workbench(model, moments, new NoticesView(notices), status);
    }

    /**
     * What the window works on.
     *
     * @param preview composes the next handoff the way hooks do
     * @param timeline reads the hosts' logs
     * @param search finds what was recorded
     */
    record Ledger(
            Ledgers ledgers,
            Receipts receipts,
            Curating curating,
            Preview preview,
            TimelineSource timeline,
            LedgerSearch search,
            Clock clock) {}

    WorkbenchViewModel model() {
        return model;
    }

    Appearance appearance() {
        return appearance;
    }

    Scene scene(double width, double height) {
        Scene scene = workbench.scene(width, height);
        appearance.dress(scene);
        return scene;
    }

    /** Says that something went wrong that nobody expected; the log has the rest. */
    void tell(Throwable bug) {
        notices.show(Failures.notice(Messages.text("failure.bug"), bug));
    }

    void start() {
        model.start();
        bridge.start();
    }
}
