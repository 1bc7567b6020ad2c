// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.bridge.hosts.HookCall;
import dev.relaybook.bridge.hosts.HookReply;
import dev.relaybook.bridge.hosts.Host;
import dev.relaybook.bridge.hosts.HostList;
import dev.relaybook.bridge.hosts.MalformedPayloadException;
import dev.relaybook.model.delivery.HookMoment;
import dev.relaybook.model.delivery.HookOutcome;
import dev.relaybook.model.gate.JudgeGate;
import dev.relaybook.model.gate.Verdict;
import dev.relaybook.model.ledger.LedgerUnavailableException;
import dev.relaybook.model.ledger.Trigger;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * What a call is answered when the ledger itself fails. Before a manual compaction that is the gate's {@code update-failed}, with
 * the same way out: a second request passes. A file remembers the first one, since the ledger can't. Thread-safe.
 */
final class LedgerFailed {
    private final Home home;
    private final Settings settings;
    private final Journal journal;
    private final Clock clock;

    LedgerFailed(Home home, Settings settings, Journal journal, Clock clock) {
        this.home = home;
        this.settings = settings;
        this.journal = journal;
        this.clock = clock;
    }

    /** For a call that is not read yet. */
    HookReply reply(HookRequest request, LedgerUnavailableException failure) {
        Optional<Host> host = HostList.find(request.host());
        if (host.isEmpty()) return HookReply.SILENT;
        try {
            HookCall call = host.get().dialect().read(request.event(), request.payload(), request.environment());
            return reply(host.get(), call, failure);
        } catch (MalformedPayloadException _) {
            return HookReply.SILENT;
        }
    }

    HookReply reply(Host host, HookCall call, LedgerUnavailableException failure) {
        return host.dialect().write(call, outcome(call, failure));
    }

    /** Nothing but "go on" when it is somebody else who writes, or no manual compaction that is to come. */
    private HookOutcome outcome(HookCall call, LedgerUnavailableException failure) {
        if (failure.passing()) return new HookOutcome.GoOn();
        if (!(call.moment() instanceof HookMoment.CompactionExpected expected)) return new HookOutcome.GoOn();
        if (expected.trigger() != Trigger.MANUAL) return new HookOutcome.GoOn();

        var policy = settings.of(GitFolder.project(call.cwd())).policy();
        Verdict verdict = JudgeGate.judgeFailure(String.valueOf(failure.getMessage()), policy);
        if (verdict.decision() == Verdict.Decision.PASS) return new HookOutcome.GoOn();
        boolean stops = verdict.decision() == Verdict.Decision.BLOCK && expected.canBlock();
        return stops ? stopped(call, verdict) : new HookOutcome.Warn(verdict.text());
    }

    /** Whoever can't be let out later is not stopped. */
    private HookOutcome stopped(HookCall call, Verdict verdict) {
        Path first = home.folder()
                .resolve("stopped~" + call.session().host().value() + "~"
                        + GateName.of(call.session().id()));
        try {
            Optional<Instant> before = Files.exists(first)
                    ? Optional.of(Files.getLastModifiedTime(first).toInstant())
                    : Optional.empty();
            Files.deleteIfExists(first);
            if (before.filter(this::lately).isPresent()) return new HookOutcome.GoOn();
            PrivateFiles.createFile(first);
            Files.setLastModifiedTime(first, FileTime.from(clock.instant()));
            return new HookOutcome.Block(verdict.text());
        } catch (IOException e) {
            journal.failure("cannot remember that a compaction was stopped", e);
            return new HookOutcome.GoOn();
        }
    }

    private boolean lately(Instant before) {
        Duration since = Duration.between(before, clock.instant());
        return !since.isNegative() && since.compareTo(BeforeCompaction.WAY_OUT) <= 0;
    }
}
