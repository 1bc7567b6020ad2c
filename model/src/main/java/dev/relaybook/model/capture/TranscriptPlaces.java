// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import dev.relaybook.model.ledger.TranscriptCursor;

/** Finds places in a host's log at which a {@link TranscriptReader} can begin, without reading what lies before them. */
public interface TranscriptPlaces {
    /**
     * Where the log ends now: behind its last whole line. The lines in between are only counted.
     *
     * @param known a place whose line is known; where the file is another one now, its start counts
     * @throws TranscriptUnreadableException when the file is there but can't be read
     */
    TranscriptCursor end(TranscriptCursor known);

    /**
     * A place about so many bytes before another one; the start of the log where there are fewer, or where the file is
     * another one now.
     *
     * @throws TranscriptUnreadableException when the file is there but can't be read
     */
    TranscriptCursor before(TranscriptCursor place, int bytes);
}
