// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.model.ledger.LedgerUnavailableException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Reads on in the transcripts of the sessions that live, from {@link #start} to {@link #close}. A hook that was lost is made
 * good so: the boundary is seen, the handoff is owed and the gate opens. It does what a hook does before it answers, in the
 * same transactions, so it never counts anything twice; a file that has not changed is not opened.
 */
public final class FollowSessions implements AutoCloseable {
    private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(1);

    /** A long log is read in slices, so that others have their turn and hooks don't wait for the ledger. */
    private static final Duration SLICE = Duration.ofMillis(250);

    private static final Duration LONGEST_STOP = Duration.ofSeconds(10);

    private final RecentTranscripts recent;
    private final CatchUp catchUp;
    private final Journal journal;
    private final Runnable alive;
    private final Map<RecentTranscripts.Transcript, FileStamp> read = new HashMap<>();
    private final CountDownLatch closing = new CountDownLatch(1);
    private final Thread thread =
            Thread.ofPlatform().daemon().name("follow-sessions").unstarted(this::run);
    private String lastFailure = "";

    /** @param alive what each look begins with, to say that this process is well */
    FollowSessions(RecentTranscripts recent, CatchUp catchUp, Journal journal, Runnable alive) {
        this.recent = recent;
        this.catchUp = catchUp;
        this.journal = journal;
        this.alive = alive;
    }

    FollowSessions start() {
        thread.start();
        return this;
    }

    private void run() {
        try {
            do {
                alive.run();
                lookOnce();
            } while (!closing.await(BETWEEN_LOOKS.toMillis(), TimeUnit.MILLISECONDS));
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    // what fails now may work the next time; a failure that lasts is told once
    @SuppressWarnings("CatchingUnchecked")
    void lookOnce() {
        try {
            List<RecentTranscripts.Transcript> transcripts = recent.now();
            read.keySet().retainAll(transcripts);
            for (RecentTranscripts.Transcript transcript : transcripts) {
                if (!closing()) look(transcript);
            }
            lastFailure = "";
        } catch (RuntimeException e) {
            String failure = String.valueOf(e);
            if (!failure.equals(lastFailure)) journal.failure("could not look after the sessions", e);
            lastFailure = failure;
        }
    }

    // one session that fails must not keep the others from being followed
    @SuppressWarnings("CatchingUnchecked")
    private void look(RecentTranscripts.Transcript transcript) {
        FileStamp now = FileStamp.of(transcript.file());
        if (!now.there() || now.equals(read.get(transcript))) return;
        // before it is read, so what is written meanwhile is seen; what can't be read is tried again when it has
        // changed
        read.put(transcript, now);
        Deadline slice = Deadline.in(SLICE);
        try {
            boolean whole = catchUp.readOn(
                    transcript.host(), transcript.session(), transcript.file(), () -> closing() || slice.passed());
            if (!whole) read.remove(transcript);
        } catch (LedgerUnavailableException e) {
            read.remove(transcript);
            throw e;
        } catch (RuntimeException e) {
            journal.failure("could not follow " + transcript.session(), e);
        }
    }

    private boolean closing() {
        return closing.getCount() == 0;
    }

    /** Returns when the last reading has ended. */
    @Override
    public void close() {
        closing.countDown();
        try {
            thread.join(LONGEST_STOP);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
