// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.server;

import dev.relaybook.bridge.engine.Deadline;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Waits for work no longer than its deadline. Late work runs to its end and its answer is dropped. Thread-safe. */
final class InTime implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(InTime.class);

    private final ExecutorService executor = Executors.newThreadPerTaskExecutor(
            Thread.ofVirtual().name("bridge-", 0).factory());

    /** The result, or empty when time ran out or the work failed. */
    <T> Optional<T> call(String what, Deadline deadline, Supplier<T> work) {
        Future<T> future = executor.submit(work::get);
        try {
            return Optional.of(future.get(deadline.remaining().toNanos(), TimeUnit.NANOSECONDS));
        } catch (TimeoutException _) {
            LOG.warn("{} took longer than its caller waits", what);
        } catch (ExecutionException e) {
            LOG.error("{} failed", what, e.getCause());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        return Optional.empty();
    }

    /** Does not wait for late work: the ledger undoes what was not committed. */
    @Override
    public void close() {
        executor.shutdownNow();
    }
}
