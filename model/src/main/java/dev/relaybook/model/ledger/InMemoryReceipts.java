// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Receipts in memory, for tests and trials. Thread-safe. */
public final class InMemoryReceipts implements Receipts {
    private static final int KEPT = 5_000;

    private final Deque<Receipt> newestFirst = new ArrayDeque<>();

    @Override
    public synchronized void save(Receipt receipt) {
        newestFirst.addFirst(receipt);
        if (newestFirst.size() > KEPT) newestFirst.removeLast();
    }

    @Override
    public synchronized List<Receipt> newest(int limit) {
        return newestFirst.stream().limit(limit).toList();
    }

    @Override
    public synchronized Optional<Receipt> lastOf(String host) {
        return newestFirst.stream().filter(it -> it.host().equals(host)).findFirst();
    }
}
