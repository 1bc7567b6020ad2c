// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.log;

import dev.relaybook.model.ledger.TranscriptCursor;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/** Finds places in a log at which one can begin to read, without reading what lies between. Confined to one thread. */
final class LinePlaces {
    private static final int BLOCK = 256 << 10;
    private static final int MARKED = 4096;

    private final FileChannel channel;
    private final ByteBuffer block = ByteBuffer.allocate(BLOCK);

    LinePlaces(FileChannel channel) {
        this.channel = channel;
    }

    TranscriptCursor end(TranscriptCursor known) throws IOException {
        long size = channel.size();
        long end = lineStart(size, known.offset());
        return at(known, end, known.line() + lines(known.offset(), end));
    }

    TranscriptCursor before(TranscriptCursor place, int bytes) throws IOException {
        long start = lineStart(Math.max(0, place.offset() - bytes), 0);
        return at(place, start, place.line() - lines(start, place.offset()));
    }

    private TranscriptCursor at(TranscriptCursor known, long offset, long line) throws IOException {
        if (offset == 0) return TranscriptCursor.start(known.file());
        if (offset == known.offset()) return known;
        String identity = known.offset() > 0 ? known.identity() : identity();
        String last = FileMark.before(channel, offset, Math.min(offset, MARKED));
        return new TranscriptCursor(known.file(), identity, offset, line, last, "", "");
    }

    /** What tells this file from another one at its path. */
    private String identity() throws IOException {
        LineReader first = new LineReader(channel, 0);
        return FileMark.of(channel, 0, first.next() ? first.end() : 0);
    }

    /** Where the line begins that a place is in; {@code least} where none begins behind that. */
    private long lineStart(long place, long least) throws IOException {
        for (long to = place; to > least; to = Math.max(least, to - BLOCK)) {
            int length = fill(Math.max(least, to - BLOCK), to);
            for (int i = length - 1; i >= 0; i--) {
                if (block.get(i) == '\n') return Math.max(least, to - BLOCK) + i + 1;
            }
        }
        return least;
    }

    private long lines(long from, long to) throws IOException {
        long lines = 0;
        for (long at = from; at < to; at += BLOCK) {
            int length = fill(at, Math.min(to, at + BLOCK));
            byte[] bytes = block.array();
            for (int i = 0; i < length; i++) {
                if (bytes[i] == '\n') lines++;
            }
        }
        return lines;
    }

    /** @return how many bytes are there; fewer where the file was cut meanwhile */
    private int fill(long from, long to) throws IOException {
        block.clear().limit((int) (to - from));
        while (block.hasRemaining() && channel.read(block, from + block.position()) > 0) {
            // reads on until all is there or the file ends
        }
        return block.position();
    }
}
