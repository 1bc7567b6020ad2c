// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.delivery;

import dev.relaybook.model.capture.CaptureReport;
import dev.relaybook.model.capture.TranscriptItem;
import dev.relaybook.model.capture.TranscriptReader;
import dev.relaybook.model.compose.Nonces;
import dev.relaybook.model.ledger.LedgerWriter;
import dev.relaybook.model.ledger.Ledgers;
import dev.relaybook.model.ledger.SessionKey;
import dev.relaybook.model.ledger.TranscriptCursor;
import dev.relaybook.model.secrets.Masking;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * Reads what is new in a session's transcript: captures it and moves the deliveries. Each chunk and the cursor behind it
 * are one transaction, so nothing counts twice. A chunk is read before the transaction starts; when another process was
 * faster, it is dropped and read again from where that one stopped. Thread-safe.
 */
public final class FollowTranscript {
    private static final int CHUNK_BYTES = 4 << 20;

    private final Ledgers ledgers;
    private final Capture capture;
    private final Nonces nonces;
    private final Masking masking;

    public FollowTranscript(Ledgers ledgers, Capture capture, Nonces nonces, Masking masking) {
        this.ledgers = ledgers;
        this.capture = capture;
        this.nonces = nonces;
        this.masking = masking;
    }

    /**
     * Reads on until the end of the file.
     *
     * @param file the transcript's path
     * @param outOfTime asked after each chunk and at each stop within one; what was read until then is kept
     * @throws dev.relaybook.model.capture.TranscriptUnreadableException when the file is there but can't be read
     */
    public Progress follow(SessionKey session, String file, TranscriptReader reader, BooleanSupplier outOfTime) {
        Tally tally = new Tally();
        while (true) {
            TranscriptCursor from = ledgers.read(reading -> reading.cursor(session))
                    .filter(cursor -> cursor.file().equals(file))
                    .orElseGet(() -> TranscriptCursor.start(file));
            TranscriptReader.Chunk chunk = reader.read(from, CHUNK_BYTES);
            boolean nothingNew = chunk.items().isEmpty() && chunk.next().standsAt(from);
            Optional<Applied> applied = nothingNew
                    ? Optional.of(new Applied(List.of(), CaptureReport.NONE, true))
                    : ledgers.write(writing -> apply(writing, session, from, chunk, outOfTime));
            applied.ifPresent(tally::add);
            if (applied.filter(Applied::whole).isPresent() && chunk.atEnd()) return tally.progress(true);
            if (outOfTime.getAsBoolean()) return tally.progress(false);
        }
    }

    /** Empty when another process has read on meanwhile. */
    private Optional<Applied> apply(
            LedgerWriter writing,
            SessionKey session,
            TranscriptCursor from,
            TranscriptReader.Chunk chunk,
            BooleanSupplier outOfTime) {
        Optional<TranscriptCursor> now = writing.cursor(session);
        if (now.isPresent()
                && now.get().file().equals(from.file())
                && !now.get().standsAt(from)) return Optional.empty();
        if (now.isEmpty() && from.offset() > 0) return Optional.empty();
        ProveDeliveries proofs = new ProveDeliveries(writing, session, nonces, masking, from.proofState());
        CaptureReport report = CaptureReport.NONE;
        int done = 0;
        for (TranscriptReader.Stop stop : stops(chunk)) {
            for (TranscriptItem item : chunk.items().subList(done, stop.items())) {
                proofs.accept(item);
                report = report.plus(capture.accept(writing, session, item));
            }
            done = stop.items();
            boolean last = stop.next() == chunk.next();
            if (!last && !outOfTime.getAsBoolean()) continue;
            writing.saveCursor(session, stop.next().withProofState(proofs.proofState()));
            return Optional.of(new Applied(chunk.items().subList(0, done), report, last));
        }
        throw new IllegalStateException("a chunk ends with a stop");
    }

    /** Its end is the last one. */
    private static List<TranscriptReader.Stop> stops(TranscriptReader.Chunk chunk) {
        List<TranscriptReader.Stop> stops = new ArrayList<>(chunk.stops());
        stops.add(new TranscriptReader.Stop(chunk.items().size(), chunk.next()));
        return stops;
    }

    /**
     * What one transaction took in.
     *
     * @param whole false when time ran out within the chunk
     */
    private record Applied(List<TranscriptItem> items, CaptureReport captured, boolean whole) {}

    /** What takes statements and facts out of a transcript. Runs in the transaction that moves the cursor. */
    @FunctionalInterface
    public interface Capture {
        CaptureReport accept(LedgerWriter ledgers, SessionKey session, TranscriptItem item);
    }

    /**
     * What one call read.
     *
     * @param items how many items
     * @param unknown how many of them were not understood
     * @param anchors the anchors of the hook calls that the host logged in what was read
     * @param captured what became of it in the ledger
     * @param reachedEnd false when time ran out first
     */
    public record Progress(int items, int unknown, Set<String> anchors, CaptureReport captured, boolean reachedEnd) {}

    private static final class Tally {
        private final Set<String> anchors = new HashSet<>();
        private int items;
        private int unknown;
        private CaptureReport captured = CaptureReport.NONE;

        void add(Applied applied) {
            captured = captured.plus(applied.captured());
            items += applied.items().size();
            for (TranscriptItem item : applied.items()) {
                if (item instanceof TranscriptItem.Unknown) unknown++;
                if (item instanceof TranscriptItem.HookCalled called)
                    called.ref().anchor().ifPresent(anchors::add);
            }
        }

        Progress progress(boolean reachedEnd) {
            return new Progress(items, unknown, Set.copyOf(anchors), captured, reachedEnd);
        }
    }
}
