// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.delivery;

import java.time.Instant;
import java.util.Optional;

/**
 * How many boundaries passed since the user or a tool last said something. Some hosts write older lines once more before
 * a boundary; those copies keep their time and are no news. A time of 0 is not known.
 *
 * @param boundaryAt when the newest boundary was, in milliseconds
 * @param newsAt when the newest thing that was said was, in milliseconds
 */
record Quiet(int boundaries, long boundaryAt, long newsAt) {
    static final Quiet NONE = new Quiet(0, 0, 0);

    Quiet afterBoundary(Optional<Instant> at) {
        return new Quiet(boundaries + 1, at.map(Instant::toEpochMilli).orElse(0L), newsAt);
    }

    Quiet afterNews(Optional<Instant> at) {
        if (at.isEmpty()) return new Quiet(0, boundaryAt, newsAt);
        long time = at.get().toEpochMilli();
        // a prompt that waited for the compaction is written after its boundary, with the time at which it was typed
        boolean news = time > boundaryAt || time > newsAt;
        return news ? new Quiet(0, boundaryAt, Math.max(newsAt, time)) : this;
    }

    String text() {
        return boundaries + "," + boundaryAt + "," + newsAt;
    }

    /** @throws NumberFormatException when it is no {@link #text} */
    static Quiet parse(String text) {
        String[] parts = text.split(",", -1);
        int boundaries = Integer.parseInt(parts[0]);
        return parts.length < 3
                ? new Quiet(boundaries, 0, 0)
                : new Quiet(boundaries, Long.parseLong(parts[1]), Long.parseLong(parts[2]));
    }
}
