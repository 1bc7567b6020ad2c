// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.log;

import dev.relaybook.model.capture.TranscriptItem;
import dev.relaybook.model.capture.TranscriptItem.Unknown;
import dev.relaybook.model.capture.TranscriptReader;
import dev.relaybook.model.capture.TranscriptUnreadableException;
import dev.relaybook.model.ledger.TranscriptCursor;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Reads a log of JSON lines from a cursor. A file is the same one while its first line and the last line read are what
 * they were; else it is read from its start, and ids make that harmless. Thread-safe: all state lives in one call.
 */
public final class LogReader implements TranscriptReader {
    /** Little enough that what it holds is written down in a moment, even where every line is a mark. */
    private static final int BETWEEN_STOPS = 64 << 10;

    private final Function<String, LineSense> sense;

    /** @param sense makes the host's sense from the state that an earlier read left, empty at the start of a log */
    public LogReader(Function<String, LineSense> sense) {
        this.sense = sense;
    }

    @Override
    public Chunk read(TranscriptCursor from, int maxBytes) {
        Path file = path(from.file());
        if (!isThere(file)) return new Chunk(List.of(), from, true, false);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            boolean restarted = from.offset() > 0 && !isSame(channel, from);
            return read(channel, restarted ? TranscriptCursor.start(from.file()) : from, maxBytes, restarted);
        } catch (IOException e) {
            throw new TranscriptUnreadableException(file + " can't be read; check who may read it.", e);
        }
    }

    static boolean isThere(Path file) {
        try {
            if (Files.readAttributes(file, BasicFileAttributes.class).isRegularFile()) return true;
        } catch (NoSuchFileException _) {
            return false;
        } catch (IOException e) {
            throw new TranscriptUnreadableException(file + " can't be looked at; check who may read it.", e);
        }
        throw new TranscriptUnreadableException(file + " is not a regular file.");
    }

    static Path path(String file) {
        try {
            return Path.of(file);
        } catch (InvalidPathException e) {
            throw new TranscriptUnreadableException("The transcript's path can't be used on this machine.", e);
        }
    }

    static boolean isSame(FileChannel channel, TranscriptCursor from) throws IOException {
        return channel.size() >= from.offset()
                && FileMark.matches(from.identity(), channel, 0)
                && FileMark.matchesBefore(from.lastLineHash(), channel, from.offset());
    }

    private Chunk read(FileChannel channel, TranscriptCursor from, int maxBytes, boolean restarted) throws IOException {
        LineReader lines = new LineReader(channel, from.offset());
        LineSense state = sense.apply(from.readerState());
        List<TranscriptItem> items = new ArrayList<>();
        List<Stop> stops = new ArrayList<>();
        Reached reached = new Reached(from.offset(), from.offset(), from.line(), 0);
        long stopAt = from.offset() + BETWEEN_STOPS;

        long begun = from.offset();
        long line = from.line();
        boolean more = lines.next();
        while (more) {
            line++;
            take(new Line(lines.bytes(), lines.from(), lines.to(), line, lines.oversized()), state, items);
            if (state.settled()) reached = new Reached(begun, lines.end(), line, items.size());
            begun = lines.end();
            if (state.settled() && begun - from.offset() >= maxBytes) break;
            if (state.settled() && begun >= stopAt) {
                stops.add(new Stop(items.size(), cursor(channel, from, reached, state)));
                stopAt = begun + BETWEEN_STOPS;
            }
            more = lines.next();
        }
        List<TranscriptItem> settled = List.copyOf(items.subList(0, reached.items()));
        return new Chunk(settled, cursor(channel, from, reached, state), !more, restarted, List.copyOf(stops));
    }

    /**
     * How far all is settled.
     *
     * @param lineStart where the last settled line begins
     */
    private record Reached(long lineStart, long offset, long line, int items) {}

    private static void take(Line line, LineSense sense, List<TranscriptItem> items) {
        try {
            sense.take(line, items::add);
        } catch (RuntimeException _) {
            // a line in a shape nobody foresaw must not stop the reading; it is counted like any unknown line
            items.add(new Unknown(line.ref(), "unreadable"));
        }
    }

    private static TranscriptCursor cursor(FileChannel channel, TranscriptCursor from, Reached reached, LineSense sense)
            throws IOException {
        if (reached.offset() == from.offset()) return from;
        String last = FileMark.before(channel, reached.offset(), reached.offset() - reached.lineStart());
        String identity = from.offset() > 0 ? from.identity() : FileMark.of(channel, 0, firstLine(channel));
        return new TranscriptCursor(
                from.file(), identity, reached.offset(), reached.line(), last, sense.state(), from.proofState());
    }

    private static long firstLine(FileChannel channel) throws IOException {
        LineReader first = new LineReader(channel, 0);
        return first.next() ? first.end() : 0;
    }
}
