// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.time.Clock;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * All ledgers in memory, for tests and trials. It keeps the contract of the store on disk but for durability.
 * Thread-safe: one lock serves readers and writers one after another, so a call inside another one is refused.
 */
public final class InMemoryLedgers implements Ledgers {
    private final Clock clock;
    private final InMemoryLog log = new InMemoryLog();
    private final ReentrantLock lock = new ReentrantLock();

    public InMemoryLedgers(Clock clock) {
        this.clock = clock;
    }

    @Override
    public <T> T write(Function<? super LedgerWriter, ? extends T> work) {
        return alone(() -> {
            var writer = new InMemoryWriter(log, clock);
            int before = log.entries().size();
            boolean committed = false;
            try {
                T answer = work.apply(writer);
                writer.commit();
                committed = true;
                return answer;
            } finally {
                if (!committed) log.cutTo(before);
            }
        });
    }

    @Override
    public <T> T read(Function<? super LedgerReader, ? extends T> work) {
        return alone(() -> work.apply(new InMemoryReader(log)));
    }

    @Override
    public List<Entry> after(long position, int limit) {
        return alone(() -> log.entries().stream()
                .filter(entry -> entry.position() > position)
                .limit(limit)
                .toList());
    }

    private <T> T alone(Supplier<T> work) {
        if (lock.isHeldByCurrentThread()) throw new IllegalStateException("a transaction is open on this thread");
        lock.lock();
        try {
            return work.get();
        } finally {
            lock.unlock();
        }
    }
}
