// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.log;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.Arrays;

/**
 * Reads a file line by line as bytes. A line longer than {@link #LONGEST} is passed over without being kept; a last line
 * without its end is not there yet.
 */
final class LineReader {
    /** Reading a line as JSON takes up to five times its length, and all of it has to fit beside everything else. */
    static final int LONGEST = 32 << 20;

    private static final int FIRST_BUFFER = 128 << 10;

    private final FileChannel channel;
    private final int longest;

    private byte[] buffer = new byte[FIRST_BUFFER];
    private int filled;
    private int from;
    private int to;
    private int next;
    private long position;
    private long end;
    private long skipped;

    LineReader(FileChannel channel, long offset) {
        this(channel, offset, LONGEST);
    }

    LineReader(FileChannel channel, long offset, int longest) {
        this.channel = channel;
        this.position = offset;
        this.end = offset;
        this.longest = longest;
    }

    /** Goes to the next whole line; false when there is none. */
    boolean next() throws IOException {
        from = next;
        skipped = 0;
        int searched = from;
        while (true) {
            int newline = newline(searched);
            if (newline >= 0) return found(newline);
            if (filled - from >= longest) forget();
            searched = makeRoom();
            if (!fill()) return false;
        }
    }

    private boolean found(int newline) {
        to = newline;
        next = newline + 1;
        end += skipped + (next - from);
        return true;
    }

    private int newline(int start) {
        byte[] bytes = buffer;
        int limit = filled;
        for (int i = start; i < limit; i++) {
            if (bytes[i] == '\n') return i;
        }
        return -1;
    }

    /** The line so far is too long to keep. */
    private void forget() {
        skipped += filled - from;
        from = 0;
        filled = 0;
    }

    /** Moves the unfinished line to the front, or grows; returns where to search on. */
    private int makeRoom() {
        int length = filled - from;
        if (from > 0) System.arraycopy(buffer, from, buffer, 0, length);
        from = 0;
        filled = length;
        if (filled == buffer.length) buffer = Arrays.copyOf(buffer, buffer.length * 2);
        return filled;
    }

    private boolean fill() throws IOException {
        // in small steps: the channel takes native memory of the size it is asked for
        int step = Math.min(FIRST_BUFFER, buffer.length - filled);
        int read = channel.read(ByteBuffer.wrap(buffer, filled, step), position);
        if (read <= 0) return false;
        position += read;
        filled += read;
        return true;
    }

    byte[] bytes() {
        return buffer;
    }

    int from() {
        return from;
    }

    /** Behind the line's last byte, its end not counted. */
    int to() {
        return to;
    }

    /** The line was passed over. */
    boolean oversized() {
        return skipped > 0;
    }

    /** Where the next line begins in the file. */
    long end() {
        return end;
    }
}
