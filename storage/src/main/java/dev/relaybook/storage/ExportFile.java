// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.storage.json.EventLine;
import dev.relaybook.storage.json.ExportHeader;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Reads an export and believes nothing: each line must stand in the total order, follow the one before it in its chain,
 * and fit its hashes. Whoever gets an event has it from a chain that is whole so far. Confined to one thread.
 */
final class ExportFile {
    private static final byte[] NOTHING_BEFORE = {};

    private final ExportLines lines;
    private final Map<String, Link> ends = new HashMap<>();
    private long events;
    private Optional<StoredEvent> before = Optional.empty();

    private ExportFile(InputStream in) {
        lines = new ExportLines(in);
    }

    /** The end of a chain so far. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Link(long seq, long lamport, byte[] hash) {}

    /** Gets each event with its own hash and the number of its line. */
    @FunctionalInterface
    interface Each {
        void event(StoredEvent event, byte[] hash, long line);
    }

    /** @throws ImportRefusal when the file is no export, or not a whole one */
    static void read(InputStream in, Each each) throws IOException {
        new ExportFile(in).read(each);
    }

    private void read(Each each) throws IOException {
        ExportHeader header = header();
        for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
            events++;
            if (events > header.events()) throw refusal("the first line promises " + header.events() + " events");
            take(line.get(), each);
        }
        header.chains().forEach((origin, promised) -> {
            Link end = ends.get(origin);
            if (end == null || end.seq() != promised) throw cutOff(origin, promised, end == null ? 0 : end.seq());
        });
    }

    private ExportHeader header() throws IOException {
        ExportHeader header = firstLine()
                .flatMap(ExportHeader::read)
                .orElseThrow(() -> new ImportRefusal(
                        "this is no export of Relaybook: the first line of one is {\"relaybook-export\":"
                                + ExportHeader.FORMAT + ", …}"));
        if (header.format() != ExportHeader.FORMAT) {
            throw refusal("the export is of format " + header.format() + ", and this Relaybook reads "
                    + ExportHeader.FORMAT + "; update Relaybook");
        }
        return header;
    }

    /** Nothing where there is none, or none that can be read. */
    private Optional<String> firstLine() throws IOException {
        try {
            return lines.next();
        } catch (ImportRefusal _) {
            return Optional.empty();
        }
    }

    private ImportRefusal cutOff(String origin, long promised, long found) {
        return new ImportRefusal(
                lines.number(),
                "the file ends here with " + found + " of the " + promised + " events of " + origin
                        + " that its first line promises; it was cut off or altered");
    }

    private void take(String text, Each each) {
        try {
            EventLine line = EventLine.read(text);
            StoredEvent event = ExportedEvent.checked(line);
            checkChain(event, line.hash());
            checkOrder(event);
            each.event(event, line.hash(), lines.number());
        } catch (IllegalArgumentException e) {
            throw refusal(sentence(e));
        }
    }

    /** Of what an event's payload tells wrongly, the event's own sentence. */
    private static String sentence(IllegalArgumentException e) {
        Throwable wrong = e.getCause() instanceof IllegalArgumentException cause ? cause : e;
        return String.valueOf(wrong.getMessage());
    }

    /** Logical times count events, so none is ahead of those before it; else one file could use up all of them. */
    private void checkOrder(StoredEvent event) {
        if (before.isPresent() && StoredEvent.ORDER.compare(before.get(), event) >= 0) {
            throw refusal("it does not stand after the line before it in the order of lamport, origin and seq");
        }
        if (event.lamport() < 1 || event.lamport() > events) {
            throw refusal(
                    "its logical time " + event.lamport() + " does not fit the " + (events - 1) + " events before it");
        }
        before = Optional.of(event);
    }

    private void checkChain(StoredEvent event, byte[] hash) {
        Link end = Objects.requireNonNullElse(ends.get(event.origin()), new Link(0, 0, NOTHING_BEFORE));
        if (event.seq() != end.seq() + 1) {
            throw refusal("it is event " + event.seq() + " of " + event.origin() + ", and the next one is "
                    + (end.seq() + 1));
        }
        if (!Arrays.equals(event.previousHash(), end.hash()) || event.lamport() <= end.lamport()) {
            throw refusal("it does not follow the event before it in the chain of " + event.origin());
        }
        ends.put(event.origin(), new Link(event.seq(), event.lamport(), hash));
    }

    private ImportRefusal refusal(String sentence) {
        return new ImportRefusal(lines.number(), sentence);
    }
}
