// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.timeline;

import dev.relaybook.bridge.hosts.Host;
import dev.relaybook.bridge.hosts.HostList;
import dev.relaybook.bridge.hosts.TranscriptPlace;
import dev.relaybook.model.capture.TranscriptReader;
import dev.relaybook.model.capture.TranscriptUnreadableException;
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
public final class ReadTimeline {
    private static final int PAGE = 1 << 20;
    private static final int CHUNK = 256 << 10;

    private final Ledgers ledgers;
    private final Masking masking;

    public ReadTimeline(Ledgers ledgers, Masking masking) {
        this.ledgers = ledgers;
        this.masking = masking;
    }

    /**
     * The newest page; empty where the host's log is gone, or never was.
     *
     * @throws TranscriptUnreadableException when the log is there but can't be read
     */
    public Optional<TimelinePage> newest(Session session) {
        Optional<Path> log = TranscriptPlace.of(session).filter(Files::exists);
        Optional<Host> host = HostList.find(session.key().host());
        if (log.isEmpty() || host.isEmpty()) return Optional.empty();
        TranscriptCursor known = ledgers.<Optional<TranscriptCursor>>read(in -> in.cursor(session.key()))
                .filter(it -> it.file().equals(log.get().toString()))
                .orElseGet(() -> TranscriptCursor.start(log.get().toString()));
        return Optional.of(pageBefore(host.get(), host.get().places().end(known)));
    }

    /** The page before another one that is not the first. */
    public TimelinePage before(Session session, TimelinePage page) {
        Host host = HostList.find(session.key().host()).orElseThrow();
        return pageBefore(host, page.from());
    }

    private TimelinePage pageBefore(Host host, TranscriptCursor end) {
        TranscriptCursor from = host.places().before(end, PAGE);
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
