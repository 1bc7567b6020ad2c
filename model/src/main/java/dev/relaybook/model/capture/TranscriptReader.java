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
     */
    record Chunk(List<TranscriptItem> items, TranscriptCursor next, boolean atEnd, boolean restarted) {}
}
