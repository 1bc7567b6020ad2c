// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** A clock that stands still until it is moved. Thread-safe. */
final class SetClock extends Clock {
    private volatile Instant now = Instant.parse("2026-01-02T03:04:05Z");

    synchronized void advance(Duration time) {
        now = now.plus(time);
    }

    @Override
    public Instant instant() {
        return now;
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
