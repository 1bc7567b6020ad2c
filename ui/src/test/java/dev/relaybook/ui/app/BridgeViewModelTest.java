// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.relaybook.model.ledger.InMemoryReceipts;
import dev.relaybook.model.ledger.Receipt;
import dev.relaybook.ui.common.DirectBackground;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BridgeViewModelTest {
    private final Socket socket = new Socket();
    private final InMemoryReceipts receipts = new InMemoryReceipts();
    private final DirectBackground background = new DirectBackground();
    private final BridgeViewModel model = new BridgeViewModel(socket, receipts, background);

    @Test
    void whenWhoeverListensGoesTheWindowTakesOver() {
        socket.outcome = new Bridge.Attempt.Elsewhere("process 7");
        model.start();
        assertEquals(
                Optional.of(new Bridge.Attempt.Elsewhere("process 7")),
                model.attemptProperty().get());

        socket.outcome = new Bridge.Attempt.Listening();
        background.elapse();
        assertEquals(
                Optional.of(new Bridge.Attempt.Listening()),
                model.attemptProperty().get());
    }

    @Test
    void onceItListensItDoesNotTryAgain() {
        model.start();
        background.elapse();
        background.elapse();
        assertEquals(1, socket.attempts);
    }

    @Test
    void itListensThoughTheLedgerIsLocked() {
        socket.locked = true;
        model.start();
        assertEquals(
                Optional.of(new Bridge.Attempt.Listening()),
                model.attemptProperty().get());

        socket.locked = false;
        background.elapse();
        background.elapse();
        assertEquals(2, socket.follows);
    }

    @Test
    void theNewestReceiptIsShownWhoeverWroteIt() {
        model.start();
        assertEquals(Optional.empty(), model.lastReceiptProperty().get());
        Receipt receipt = new Receipt(
                Instant.EPOCH, "copilot-cli", "preCompact", Optional.empty(), "passed", "Nothing is missing.", 4, 120);
        receipts.save(receipt);
        background.elapse();
        assertEquals(Optional.of(receipt), model.lastReceiptProperty().get());
    }

    /** A socket that answers as the test says. */
    private static final class Socket implements Bridge {
        private Attempt outcome = new Attempt.Listening();
        private int attempts;
        private int follows;
        private boolean locked;

        @Override
        public Attempt listen() {
            attempts++;
            return outcome;
        }

        @Override
        public void follow() {
            follows++;
            if (locked) throw new IllegalStateException("another process holds the lock");
        }

        @Override
        public void close() {}
    }
}
