// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.timeline;

import dev.relaybook.bridge.hosts.Host;
import dev.relaybook.bridge.hosts.HostList;
import dev.relaybook.bridge.hosts.TranscriptPlace;
import dev.relaybook.model.capture.TranscriptReader;
import dev.relaybook.model.ledger.Ledgers;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.TranscriptCursor;
import dev.relaybook.model.secrets.Masking;
import dev.relaybook.model.timeline.TimelineFold;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Reads what happened in a session from its host's log, backwards from the end, so that the first page of a log of any size
 * costs the same. Nothing is written. Thread-safe.
 */
public final class ReadTimeline implements TimelineSource {
    private static final int PAGE = 1 << 20;
    private static final int LONGEST_PAGE = 4 * PAGE;
    private static final int CHUNK = 256 << 10;

    private final Ledgers ledgers;
    private final Masking masking;

    public ReadTimeline(Ledgers ledgers, Masking masking) {
        this.ledgers = ledgers;
        this.masking = masking;
    }

    @Override
    public Optional<TimelinePage> newest(Session session, Optional<TimelinePage> shown) {
        Optional<Path> log = TranscriptPlace.of(session).filter(Files::exists);
        Optional<Host> host = HostList.find(session.key().host());
        if (log.isEmpty() || host.isEmpty()) return Optional.empty();
        String file = log.get().toString();
        Optional<TimelinePage> known = shown.filter(it -> it.from().file().equals(file));
        TranscriptCursor end =
                host.get().places().end(known.map(TimelinePage::from).orElseGet(() -> readSoFar(session, file)));
        Optional<TimelinePage> grown = known.filter(it -> goesOn(it, end));
        if (grown.isEmpty()) return Optional.of(pageBefore(host.get(), end));
        return end.offset() == grown.get().to().offset()
                ? grown
                : Optional.of(page(host.get(), grown.get().from(), end));
    }

    @Override
    public TimelinePage before(Session session, TimelinePage page) {
        return pageBefore(HostList.find(session.key().host()).orElseThrow(), page.from());
    }

    /** The line is known there, so that fewer lines have to be counted. */
    private TranscriptCursor readSoFar(Session session, String file) {
        return ledgers.<Optional<TranscriptCursor>>read(in -> in.cursor(session.key()))
                .filter(it -> it.file().equals(file))
                .orElseGet(() -> TranscriptCursor.start(file));
    }

    /** Whether the file only grew since, and by so little that the page may grow with it. */
    private static boolean goesOn(TimelinePage shown, TranscriptCursor end) {
        boolean same = shown.isFirst() || shown.from().identity().equals(end.identity());
        return same
                && end.offset() >= shown.to().offset()
                && end.offset() - shown.from().offset() <= LONGEST_PAGE;
    }

    private TimelinePage pageBefore(Host host, TranscriptCursor end) {
        return page(host, host.places().before(end, PAGE), end);
    }

    private TimelinePage page(Host host, TranscriptCursor from, TranscriptCursor end) {
        var fold = new TimelineFold(masking);
        TranscriptCursor at = from;
        while (at.offset() < end.offset()) {
            int wanted = (int) Math.min(CHUNK, end.offset() - at.offset());
            TranscriptReader.Chunk chunk = host.reader().read(at, wanted);
            if (chunk.restarted()) break; // rewritten under our hands; the next look begins anew
            chunk.items().forEach(fold::add);
            at = chunk.next();
            if (chunk.atEnd()) break;
        }
        return new TimelinePage(fold.rows(), from, at);
    }
}
