// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.bridge.hosts.Host;
import dev.relaybook.bridge.hosts.HostList;
import dev.relaybook.bridge.hosts.TranscriptPlace;
import dev.relaybook.model.ledger.Ledgers;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.SessionKey;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The transcripts of the sessions that had news within the last day, in their ledger or in the file itself; the newest
 * ones only. The ledger is asked when its file changed, and now and then. For one thread.
 */
final class RecentTranscripts {
    private static final int MOST = 64;
    private static final int MOST_ASKED = 200;
    private static final Duration RECENT = Duration.ofDays(1);

    /** A session that is resumed may have had no event for long. */
    private static final Duration ASKED = Duration.ofDays(60);

    private static final Duration LONGEST_KEPT = Duration.ofSeconds(10);

    private final Ledgers ledgers;
    private final Path ledger;
    private final Path journal;
    private final Clock clock;
    private List<Transcript> transcripts = List.of();
    private Optional<Asked> asked = Optional.empty();

    RecentTranscripts(Ledgers ledgers, Home home, Clock clock) {
        this.ledgers = ledgers;
        this.ledger = home.ledger();
        this.journal = home.ledger().resolveSibling(home.ledger().getFileName() + "-wal");
        this.clock = clock;
    }

    record Transcript(Host host, SessionKey session, Path file) {}

    /** When the ledger was asked, and how its files were then. */
    private record Asked(FileStamp ledger, FileStamp journal, Deadline kept) {
        boolean holdsFor(FileStamp ledgerNow, FileStamp journalNow) {
            return ledger.equals(ledgerNow) && journal.equals(journalNow) && !kept.passed();
        }
    }

    List<Transcript> now() {
        FileStamp ledgerNow = FileStamp.of(ledger);
        FileStamp journalNow = FileStamp.of(journal);
        if (asked.filter(it -> it.holdsFor(ledgerNow, journalNow)).isPresent()) return transcripts;
        Instant now = clock.instant();
        Instant since = now.minus(RECENT);
        List<Session> newest = ledgers.read(in -> in.sessionsSince(now.minus(ASKED), MOST_ASKED).stream()
                .filter(session -> session.origin().is(in.home()))
                .toList());
        transcripts = newest.stream()
                .filter(session -> !session.cleared())
                .flatMap(session -> transcript(session, since).stream())
                .limit(MOST)
                .toList();
        asked = Optional.of(new Asked(ledgerNow, journalNow, Deadline.in(LONGEST_KEPT)));
        return transcripts;
    }

    private static Optional<Transcript> transcript(Session session, Instant since) {
        Optional<Host> host = HostList.find(session.key().host());
        Optional<Path> file = TranscriptPlace.of(session);
        if (host.isEmpty() || file.isEmpty()) return Optional.empty();
        boolean recent = !session.lastSeen().isBefore(since)
                || FileStamp.of(file.get()).written().isAfter(since);
        return recent ? Optional.of(new Transcript(host.get(), session.key(), file.get())) : Optional.empty();
    }
}
