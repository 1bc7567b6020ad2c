// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.bridge.hosts.Host;
import dev.relaybook.bridge.hosts.HostList;
import dev.relaybook.model.delivery.FollowTranscript;
import dev.relaybook.model.ledger.Ledgers;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.SessionKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Reads on in the transcripts of the sessions that live, from {@link #start} to {@link #close}. A hook that was lost is made
 * good so: the boundary is seen, the handoff is owed and the gate opens. It does what a hook does before it answers, in the
 * same transactions, so it never counts anything twice; a file that has not changed is not opened.
 */
public final class FollowSessions implements AutoCloseable {
    private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(1);
    private static final Duration LIVES = Duration.ofDays(1);
    private static final Duration LONGEST_READING = Duration.ofSeconds(10);
    private static final int MOST = 64;

    private final Ledgers ledgers;
    private final FollowTranscript follow;
    private final Journal journal;
    private final Clock clock;
    private final Map<SessionKey, Look> looks = new HashMap<>();
    private final CountDownLatch closing = new CountDownLatch(1);
    private final Thread thread =
            Thread.ofPlatform().daemon().name("follow-sessions").unstarted(this::run);

    FollowSessions(Ledgers ledgers, FollowTranscript follow, Journal journal, Clock clock) {
        this.ledgers = ledgers;
        this.follow = follow;
        this.journal = journal;
        this.clock = clock;
    }

    /** A file as it was when it was last read to its end. */
    private record Look(Path file, long size, FileTime changed) {}

    FollowSessions start() {
        thread.start();
        return this;
    }

    private void run() {
        try {
            do lookOnce();
            while (!closing.await(BETWEEN_LOOKS.toMillis(), TimeUnit.MILLISECONDS));
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    // Whatever fails here fails for a hook too, which tells of it; the next look tries again.
    @SuppressWarnings("CatchingUnchecked")
    void lookOnce() {
        try {
            List<Session> living =
                    ledgers.read(in -> in.sessionsSince(clock.instant().minus(LIVES), MOST));
            Set<SessionKey> keys = new HashSet<>();
            for (Session session : living) {
                keys.add(session.key());
                if (closing.getCount() > 0 && !session.cleared()) look(session);
            }
            looks.keySet().retainAll(keys);
        } catch (RuntimeException e) {
            journal.failure("could not look after the sessions", e);
        }
    }

    private void look(Session session) {
        Optional<Host> host = HostList.find(session.key().host());
        Optional<Look> now = session.facts().transcript().map(Path::of).flatMap(FollowSessions::at);
        if (host.isEmpty() || now.isEmpty() || now.get().equals(looks.get(session.key()))) return;
        // even when it fails: what can't be read is tried again when it has changed
        looks.put(session.key(), now.get());
        Deadline deadline = Deadline.in(LONGEST_READING);
        try {
            var progress = follow.follow(
                    session.key(),
                    now.get().file().toString(),
                    host.get().reader(),
                    () -> deadline.passed() || closing.getCount() == 0);
            if (!progress.reachedEnd()) looks.remove(session.key());
        } catch (RuntimeException e) {
            journal.failure(
                    "could not follow " + session.key().host().value() + " "
                            + session.key().id(),
                    e);
        }
    }

    private static Optional<Look> at(Path file) {
        try {
            var facts = Files.readAttributes(file, BasicFileAttributes.class);
            return Optional.of(new Look(file, facts.size(), facts.lastModifiedTime()));
        } catch (IOException _) {
            return Optional.empty(); // not there yet, or no longer
        }
    }

    /** Returns when the last reading has ended. */
    @Override
    public void close() {
        closing.countDown();
        try {
            thread.join(LONGEST_READING);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
