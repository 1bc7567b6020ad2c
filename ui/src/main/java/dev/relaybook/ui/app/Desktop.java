// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

import dev.relaybook.bridge.cli.Exit;
import dev.relaybook.bridge.engine.FileJournal;
import dev.relaybook.bridge.engine.Home;
import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.bridge.engine.UnusableHomeException;
import dev.relaybook.bridge.server.LogFile;
import dev.relaybook.model.ledger.LedgerUnavailableException;
import dev.relaybook.ui.common.Failures;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.time.Clock;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import javafx.application.Platform;

/** Opens the window on a home and stays until it is closed. Nothing of JavaFX is loaded before a display is found. */
final class Desktop {
    private static final String WITHOUT_DISPLAY = """
        These commands work without one:
          relaybook sessions    the sessions that are known
          relaybook show        a session's ledger
          relaybook preview     the next handoff
          relaybook serve       listen for hooks, as the app does
          relaybook --help      all commands\
        """;

    private final Display display;
    private final PrintStream err;

    Desktop(Display display, PrintStream err) {
        this.display = display;
        this.err = err;
    }

    int open(Home home) {
        if (!display.there()) return missing("neither DISPLAY nor WAYLAND_DISPLAY is set");
        try (Relaybook relaybook =
                Relaybook.open(home, new FileJournal(home), Clock.systemUTC(), Relaybook.LISTENERS_PATIENCE)) {
            LogFile.open(home, "app");
            try (var window = new MainWindow(relaybook)) {
                Runtime.getRuntime().addShutdownHook(new Thread(window::close, "close-window"));
                return untilClosed(window::show) ? Exit.DONE : Exit.UNAVAILABLE;
            }
        } catch (LedgerUnavailableException | UnusableHomeException | UncheckedIOException e) {
            err.println(e.getMessage());
            err.println("relaybook doctor tells more.");
            String reason = Failures.reason(e);
            untilClosed(closed -> new FailureWindow(reason).show(closed));
            return Exit.UNAVAILABLE;
        }
    }

    /** False when no window could be opened. A failure while it is built ends the wait too, and is thrown here. */
    private boolean untilClosed(Consumer<Runnable> show) {
        var closed = new CompletableFuture<Void>();
        try {
            Platform.startup(() -> {
                try {
                    show.accept(() -> closed.complete(null));
                } catch (RuntimeException | Error e) {
                    closed.completeExceptionally(e);
                }
            });
        } catch (UnsupportedOperationException e) { // how Glass says that it finds no display
            missing(Failures.reason(e));
            return false;
        }
        try {
            closed.join();
            return true;
        } finally {
            Platform.exit();
        }
    }

    private int missing(String why) {
        err.println("There is no display to open a window on: " + why + ".");
        err.println(WITHOUT_DISPLAY);
        return Exit.UNAVAILABLE;
    }
}
