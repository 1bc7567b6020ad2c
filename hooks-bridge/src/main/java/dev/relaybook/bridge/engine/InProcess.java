// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.bridge.hosts.HookReply;
import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.model.ledger.LedgerUnavailableException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import java.util.function.Function;

/** Answers one hook call in the hook's own process, where nobody listens. It is the one class that the client loads for it. */
public final class InProcess {
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(5);

    /**
     * Prints the answer's bytes and returns the code to exit with. A failure of ours is logged and ends as "go on".
     */
    public static int answer(Home home, HookRequest request, OutputStream stdout, OutputStream stderr) {
        warmUp(request);
        HookReply reply = with(home, request, hooks -> hooks.handle(request));
        try {
            stdout.write(reply.stdout().getBytes(StandardCharsets.UTF_8));
            stderr.write(reply.stderr().getBytes(StandardCharsets.UTF_8));
            return reply.exit();
        } catch (IOException e) {
            new FileJournal(home).failure("cannot print an answer", e);
            return 0;
        }
    }

    /** Says in the log that the work is done here though somebody listens. */
    public static void noteUnanswered(Home home, String host, String event) {
        new FileJournal(home)
                .note("whoever listens did not answer " + host + " " + event
                        + " in time, so the hook does the work itself; relaybook doctor tells more");
    }

    /** Says that a hook knew of no home, in the log of the usual place if there is one. */
    public static void noteHomeless(UnusableHomeException why, Map<String, String> environment) {
        try {
            Home usual = Home.usual(environment);
            if (Files.isDirectory(usual.folder()))
                new FileJournal(usual).note("a hook did nothing: " + why.getMessage());
        } catch (UnusableHomeException _) {
            // no place to write to
        }
    }

    /** Leaves a receipt for a call that is turned away unread. */
    public static void refuse(Home home, HookRequest request, long bytes, String reason) {
        with(home, request, hooks -> {
            hooks.refused(request, bytes, reason);
            return HookReply.SILENT;
        });
    }

    /** The native library and the JSON parser take as long to start as the rest of opening, so they do it side by side. */
    private static void warmUp(HookRequest request) {
        Thread.ofPlatform().daemon().name("warm-up").start(() -> {
            Relaybook.warmUp();
            Json.read(request.payload());
        });
    }

    /** How long to wait for whoever else writes: what is lost by giving up comes with the next call. */
    private static Duration patience(HookRequest request) {
        Duration share = request.deadline().remaining().dividedBy(3);
        return share.compareTo(LONGEST_WAIT) < 0 ? share : LONGEST_WAIT;
    }

    private static HookReply with(Home home, HookRequest request, Function<HookHandler, HookReply> work) {
        Journal journal = new FileJournal(home);
        try (Relaybook relaybook = Relaybook.open(home, journal, Clock.systemUTC(), patience(request))) {
            return work.apply(relaybook.hooks());
        } catch (LedgerUnavailableException e) {
            journal.failure("a hook failed", e);
            return new LedgerFailed(home, new SettingsFile(home.config()), journal, Clock.systemUTC())
                    .reply(request, e);
        } catch (RuntimeException | LinkageError e) {
            journal.failure("a hook failed", e);
            return HookReply.SILENT;
        }
    }

    private InProcess() {}
}
