// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.log;

import dev.relaybook.model.capture.TranscriptPlaces;
import dev.relaybook.model.capture.TranscriptUnreadableException;
import dev.relaybook.model.ledger.TranscriptCursor;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Places in a log of JSON lines. Thread-safe: all state lives in one call. */
public final class LogPlaces implements TranscriptPlaces {
    @Override
    public TranscriptCursor end(TranscriptCursor known) {
        return find(known, (places, place) -> places.end(place));
    }

    @Override
    public TranscriptCursor before(TranscriptCursor place, int bytes) {
        return find(place, (places, known) -> places.before(known, bytes));
    }

    private interface Search {
        TranscriptCursor in(LinePlaces places, TranscriptCursor known) throws IOException;
    }

    private static TranscriptCursor find(TranscriptCursor known, Search search) {
        Path file = LogReader.path(known.file());
        if (!LogReader.isThere(file)) return TranscriptCursor.start(known.file());
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            boolean same = known.offset() > 0 && LogReader.isSame(channel, known);
            return search.in(new LinePlaces(channel), same ? known : TranscriptCursor.start(known.file()));
        } catch (IOException e) {
            throw new TranscriptUnreadableException(file + " can't be read; check who may read it.", e);
        }
    }
}
