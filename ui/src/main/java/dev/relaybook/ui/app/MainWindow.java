// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.ui.common.Fonts;
import dev.relaybook.ui.common.FxBackground;
import dev.relaybook.ui.injection.ComposedPreview;
import java.time.Clock;
import java.time.Duration;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The window on a home's ledger, from {@link #show} until it is closed. FX thread, but for {@link #close}. */
final class MainWindow implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(MainWindow.class);

    /** While the image's class cache is recorded, the window shows itself once and goes. */
    private static final boolean TRAINING = Boolean.getBoolean("relaybook.training");

    private final FxBackground background = new FxBackground();
    private final Bridge bridge;
    private final Relaybook relaybook;

    MainWindow(Relaybook relaybook) {
        this.relaybook = relaybook;
        bridge = new SocketBridge(relaybook);
    }

    void show(Runnable closed) {
        Fonts.load();
        var preview = new ComposedPreview(relaybook::preview, relaybook.settings());
        var app = new AppMain(
                new AppMain.Ledger(
                        relaybook.ledgers(),
                        relaybook.receipts(),
                        relaybook.curating(),
                        preview,
                        relaybook.timeline(),
                        relaybook.search(),
                        Clock.systemDefaultZone()),
                bridge,
                background);
        Thread.currentThread().setUncaughtExceptionHandler((_, bug) -> {
            LOG.error("A bug in the window", bug);
            app.tell(bug);
        });

        var stage = new Stage();
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        stage.setTitle("Relaybook");
        WindowSize size = WindowSize.on(screen.getWidth(), screen.getHeight());
        stage.setScene(app.scene(size.width(), size.height()));
        stage.setMinWidth(Math.min(1000, screen.getWidth()));
        stage.setMinHeight(Math.min(600, screen.getHeight()));
        stage.setOnHidden(_ -> closed.run());
        stage.show();
        app.start();
        if (TRAINING) {
            var unused = background.later(Duration.ofSeconds(2), stage::close);
        }
    }

    /** Finishes what was begun, then stops listening. Blocks, so never called on the FX thread. */
    @Override
    public void close() {
        background.close();
        bridge.close();
    }
}
