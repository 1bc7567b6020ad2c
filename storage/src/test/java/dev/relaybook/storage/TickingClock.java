// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.concurrent.atomic.AtomicLong;

/** A clock that goes on by a second, a millisecond and a nanosecond each time it is asked. */
final class TickingClock extends Clock {
    private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");

    private final AtomicLong asked = new AtomicLong();

    @Override
    public Instant instant() {
        long times = asked.incrementAndGet();
        return START.plusSeconds(times).plusMillis(times).plusNanos(times);
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        return this;
    }
}
