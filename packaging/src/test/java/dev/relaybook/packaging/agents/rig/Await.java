// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents.rig;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Waiting for a condition of another process, always with a deadline. */
public final class Await {
    private static final Duration POLL = Duration.ofMillis(50);

    private Await() {}

    public static void until(String what, Duration limit, BooleanSupplier condition) {
        value(what, limit, () -> condition.getAsBoolean() ? Optional.of(true) : Optional.empty());
    }

    public static <T> T value(String what, Duration limit, Supplier<Optional<T>> probe) {
        long deadline = System.nanoTime() + limit.toNanos();
        Optional<T> found = probe.get();
        while (found.isEmpty()) {
            if (System.nanoTime() > deadline) {
                throw new AssertionError("waited " + limit.toSeconds() + " s for " + what);
            }
            LockSupport.parkNanos(POLL.toNanos());
            found = probe.get();
        }
        return found.get();
    }
}
