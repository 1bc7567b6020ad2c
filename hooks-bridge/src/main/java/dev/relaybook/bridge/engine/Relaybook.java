// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.bridge.hosts.HookReply;
import dev.relaybook.model.compose.Nonces;
import dev.relaybook.model.ledger.Receipt;
import dev.relaybook.model.ledger.Receipts;
import dev.relaybook.storage.LedgerDatabase;
import java.time.Clock;
import java.util.Optional;

/** The composition root of all that works without a window: reads top to bottom as the list of what exists. Thread-safe. */
public final class Relaybook implements AutoCloseable {
    private final Home home;
    private final LedgerDatabase database;
    private final GatedLedgers ledgers;
    private final HomeKey nonces;

    private Relaybook(Home home, LedgerDatabase database, Journal journal, Clock clock) {
        this.home = home;
        this.database = database;
        ledgers = new GatedLedgers(database.ledgers(), new GateFiles(home), journal, clock);
        nonces = new HomeKey(home);
    }

    /**
     * @throws UnusableHomeException when the home can't be used
     * @throws dev.relaybook.storage.StorageException when the ledger can't be opened
     */
    public static Relaybook open(Home home, Journal journal, Clock clock) {
        home.prepare();
        return new Relaybook(home, LedgerDatabase.open(home.ledger(), clock), journal, clock);
    }

    public Home home() {
        return home;
    }

    public GatedLedgers ledgers() {
        return ledgers;
    }

    public Receipts receipts() {
        return database.receipts();
    }

    public Nonces nonces() {
        return nonces;
    }

    public HookHandler hooks() {
        return request -> {
            receipts()
                    .save(new Receipt(
                            Clock.systemUTC().instant(),
                            request.host(),
                            request.event(),
                            Optional.empty(),
                            "ignored",
                            "no host is connected",
                            0,
                            request.payload().length));
            return HookReply.SILENT;
        };
    }

    @Override
    public void close() {
        database.close();
    }
}
