// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.timeline;

import dev.relaybook.model.capture.ItemRef;
import java.time.Instant;
import java.util.Optional;

/**
 * The lines of the host's log that one row tells of.
 *
 * @param first from 1
 * @param at the time the host wrote on the first one
 */
public record Stretch(long first, long last, Optional<Instant> at) {
    static Stretch of(ItemRef ref) {
        return new Stretch(ref.line(), ref.line(), ref.at());
    }

    /** As far as another line, which stands behind. */
    Stretch to(ItemRef ref) {
        return new Stretch(first, Math.max(last, ref.line()), at.or(ref::at));
    }

    public boolean holds(long line) {
        return first <= line && line <= last;
    }
}
