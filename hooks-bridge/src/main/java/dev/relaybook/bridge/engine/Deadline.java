// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import java.time.Duration;
import java.util.function.LongSupplier;

/** The moment until which an answer is of use, on a clock that only moves forward. Thread-safe. */
public final class Deadline {
    private final LongSupplier nanos;
    private final long end;

    private Deadline(LongSupplier nanos, long end) {
        this.nanos = nanos;
        this.end = end;
    }

    public static Deadline in(Duration time) {
        return in(time, System::nanoTime);
    }

    static Deadline in(Duration time, LongSupplier nanos) {
        return new Deadline(nanos, nanos.getAsLong() + time.toNanos());
    }

    /** What is left, zero when it has passed. */
    public Duration remaining() {
        return Duration.ofNanos(Math.max(0, end - nanos.getAsLong()));
    }

    public boolean passed() {
        return end - nanos.getAsLong() <= 0;
    }

    /** This one, or one in {@code time} where that comes first. */
    public Deadline atMost(Duration time) {
        return remaining().compareTo(time) <= 0 ? this : in(time, nanos);
    }
}
