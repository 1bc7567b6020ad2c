// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.timeline;

import dev.relaybook.model.ledger.TranscriptCursor;
import dev.relaybook.model.timeline.TimelineRow;
import java.util.List;

/**
 * A stretch of a session's timeline.
 *
 * @param from where it begins
 * @param to where it ends
 */
public record TimelinePage(List<TimelineRow> rows, TranscriptCursor from, TranscriptCursor to) {
    public boolean isFirst() {
        return from.offset() == 0;
    }
}
