// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.sample;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** A clock that goes only when it is told to. */
public final class SteppingClock extends Clock {
    private Instant now;

    public SteppingClock(Instant now) {
        this.now = now;
    }

    public void set(Instant then) {
        now = then;
    }

    public void skip(Duration time) {
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
        return Clock.fixed(now, zone);
    }
}
