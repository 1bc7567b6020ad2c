// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import dev.relaybook.model.ledger.TranscriptCursor;
import java.util.List;

/**
 * Reads one host's log. Never fails on what it does not know; a last line without its end is left for the next time.
 */
public interface TranscriptReader {
    /**
     * Reads on from a cursor, at most about {@code maxBytes}, so that memory stays bounded.
     *
     * @throws TranscriptUnreadableException when the file is there but can't be read
     */
    Chunk read(TranscriptCursor from, int maxBytes);

    /**
     * What one call read.
     *
     * @param next where to read on
     * @param atEnd nothing more is there now
     * @param restarted the file was not the one the cursor knew, and was read from its start
     * @param stops places in between where one can stop as well, in their order
     */
    record Chunk(
            List<TranscriptItem> items, TranscriptCursor next, boolean atEnd, boolean restarted, List<Stop> stops) {
        public Chunk(List<TranscriptItem> items, TranscriptCursor next, boolean atEnd, boolean restarted) {
            this(items, next, atEnd, restarted, List.of());
        }
    }

    /**
     * A place within a chunk.
     *
     * @param items how many of the chunk's items stand before it
     * @param next where to read on from there
     */
    record Stop(int items, TranscriptCursor next) {}
}
