// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

import dev.relaybook.model.ledger.Receipt;
import dev.relaybook.model.ledger.Receipts;
import dev.relaybook.ui.common.Background;
import dev.relaybook.ui.common.Failures;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** Who listens for hooks, and what the last one came to. FX thread only. */
final class BridgeViewModel {
    private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(1);
    private static final Duration BETWEEN_ATTEMPTS = Duration.ofSeconds(5);

    private final Bridge bridge;
    private final Receipts receipts;
    private final Background background;
    private final ReadOnlyObjectWrapper<Optional<Bridge.Attempt>> attempt =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Receipt>> last = new ReadOnlyObjectWrapper<>(Optional.empty());

    BridgeViewModel(Bridge bridge, Receipts receipts, Background background) {
        this.bridge = bridge;
        this.receipts = receipts;
        this.background = background;
    }

    /** Empty until the first attempt ended. */
    ReadOnlyObjectProperty<Optional<Bridge.Attempt>> attemptProperty() {
        return attempt.getReadOnlyProperty();
    }

    /** The newest receipt, whichever process wrote it. */
    ReadOnlyObjectProperty<Optional<Receipt>> lastReceiptProperty() {
        return last.getReadOnlyProperty();
    }

    void start() {
        listen();
        look();
    }

    private void listen() {
        background.ask(
                bridge::listen,
                this::attempted,
                problem -> attempted(new Bridge.Attempt.Failed(Failures.reason(problem))));
    }

    /** Whoever listens now may go, so it is tried again: then this window takes over. */
    private void attempted(Bridge.Attempt outcome) {
        attempt.set(Optional.of(outcome));
        if (outcome instanceof Bridge.Attempt.Listening) {
            follow();
            return;
        }
        var unused = background.later(BETWEEN_ATTEMPTS, this::listen);
    }

    /** Hooks are answered already, so nothing on screen waits for it. */
    private void follow() {
        background.ask(
                () -> {
                    bridge.follow();
                    return true;
                },
                _ -> {},
                _ -> {
                    var unused = background.later(BETWEEN_ATTEMPTS, this::follow);
                });
    }

    private void look() {
        background.<List<Receipt>>ask(
                () -> receipts.newest(1),
                newest -> {
                    last.set(newest.stream().findFirst());
                    lookAgain();
                },
                _ -> lookAgain());
    }

    private void lookAgain() {
        var unused = background.later(BETWEEN_LOOKS, this::look);
    }
}
