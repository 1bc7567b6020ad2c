// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.bridge.hosts.HookCall;
import dev.relaybook.bridge.hosts.Host;
import dev.relaybook.bridge.hosts.TranscriptPlace;
import dev.relaybook.model.capture.CaptureReport;
import dev.relaybook.model.capture.TranscriptUnreadableException;
import dev.relaybook.model.delivery.FollowTranscript;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.SessionKey;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Brings a session's ledger up to date with its transcript. Where the host logs that it calls the hook, that line is
 * waited for a moment: once it is there, everything before the call is there too. Thread-safe.
 */
final class CatchUp {
    private static final Duration LONGEST_WAIT = Duration.ofMillis(500);
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(15);

    /** Longer than hosts keep lines back before they write them. */
    private static final Duration FLUSH = Duration.ofMillis(120);

    private final FollowTranscript follow;
    private final SeenAnchors anchors = new SeenAnchors();

    CatchUp(FollowTranscript follow) {
        this.follow = follow;
    }

    /**
     * How it went.
     *
     * @param there whether there is a transcript; at the start of a session there is none yet
     * @param failure why the transcript could not be read; running out of time is no failure
     */
    record Update(boolean there, int items, int unknown, CaptureReport captured, Optional<String> failure) {
        static final Update NO_FILE = new Update(false, 0, 0, CaptureReport.NONE, Optional.empty());

        static Update failed(Optional<String> why) {
            return new Update(true, 0, 0, CaptureReport.NONE, why);
        }

        Update and(Update more) {
            return new Update(
                    there || more.there,
                    items + more.items,
                    unknown + more.unknown,
                    captured.plus(more.captured),
                    failure.or(more::failure));
        }

        Update and(FollowTranscript.Progress more) {
            return new Update(
                    true, items + more.items(), unknown + more.unknown(), captured.plus(more.captured()), failure);
        }

        /** One sentence for the receipt. */
        String told() {
            if (failure.isPresent()) return "the transcript could not be read: " + failure.get();
            if (!there) return "there is no transcript yet";
            String read = items + (items == 1 ? " new item" : " new items");
            String understood = unknown == 0 ? read : read + ", " + unknown + " of them not understood";
            return captured.nothing() ? understood : understood + "; " + captured.sentence();
        }
    }

    Update update(Host host, HookCall call, Deadline deadline) {
        if (call.problem().isPresent()) return Update.failed(call.problem());
        return update(host, call.session(), call.transcript(), call.awaited(), deadline);
    }

    /**
     * The same for a call before which all must be read. A host that does not log its call may keep the last lines back for
     * a moment, so its log is looked at until it rests.
     */
    Update updateWhole(Host host, HookCall call, Deadline deadline) {
        Update update = update(host, call, deadline);
        if (!update.there() || update.failure().isPresent() || call.awaited().isPresent()) return update;
        Path transcript = call.transcript().orElseThrow();
        Deadline patience = deadline.atMost(LONGEST_WAIT);
        long read = FileStamp.of(transcript).size();
        while (!patience.passed()) {
            pause(FLUSH);
            long now = FileStamp.of(transcript).size();
            if (now == read) return update;
            read = now;
            update = update.and(update(host, call, deadline));
        }
        return update;
    }

    private Update update(
            Host host, SessionKey session, Optional<Path> log, Optional<String> awaited, Deadline deadline) {
        Optional<Path> transcript = log.filter(Files::exists);
        if (transcript.isEmpty()) return Update.NO_FILE;
        String file = transcript.get().toString();
        Update update = Update.NO_FILE;
        Deadline patience = deadline.atMost(LONGEST_WAIT);
        try {
            while (true) {
                FollowTranscript.Progress progress = readOn(host, session, file, deadline::passed);
                update = update.and(progress);
                boolean complete = awaited.isEmpty() || anchors.contains(session, awaited.get());
                if (complete || patience.passed() || !progress.reachedEnd()) return update;
                pause(BETWEEN_LOOKS);
            }
        } catch (TranscriptUnreadableException e) {
            return new Update(
                    true,
                    update.items(),
                    update.unknown(),
                    update.captured(),
                    Optional.of(String.valueOf(e.getMessage())));
        }
    }

    /** The same for a session as the ledger knows it, before it is shown. */
    Update update(Host host, Session session, Deadline deadline) {
        return update(host, session.key(), TranscriptPlace.of(session), Optional.empty(), deadline);
    }

    /**
     * Reads what is new in a transcript while no hook asks for it; false when time ran out first.
     *
     * @throws TranscriptUnreadableException when the file is there but can't be read
     */
    boolean readOn(Host host, SessionKey session, Path transcript, BooleanSupplier outOfTime) {
        return readOn(host, session, transcript.toString(), outOfTime).reachedEnd();
    }

    private FollowTranscript.Progress readOn(Host host, SessionKey session, String file, BooleanSupplier outOfTime) {
        FollowTranscript.Progress progress = follow.follow(session, file, host.reader(), outOfTime);
        anchors.add(session, progress.anchors());
        return progress;
    }

    private static void pause(Duration time) {
        try {
            Thread.sleep(time);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
