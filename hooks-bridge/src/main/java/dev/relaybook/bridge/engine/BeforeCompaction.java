// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.bridge.hosts.HookCall;
import dev.relaybook.model.compose.SteeringText;
import dev.relaybook.model.delivery.HookMoment;
import dev.relaybook.model.delivery.HookOutcome;
import dev.relaybook.model.gate.JudgeGate;
import dev.relaybook.model.gate.Verdict;
import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.CompactionEvent;
import dev.relaybook.model.ledger.LedgerWriter;
import dev.relaybook.model.ledger.Ledgers;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.Trigger;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;

/**
 * Judges a manual compaction and takes note of every announced one. A gate can always be left: a second request within
 * two minutes passes. Automatic compactions are neither judged nor made to wait.
 */
final class BeforeCompaction {
    /** How long after a block a second request passes. */
    static final Duration WAY_OUT = Duration.ofMinutes(2);

    private final Ledgers ledgers;
    private final Settings settings;
    private final Composers composers;
    private final Clock clock;

    BeforeCompaction(Ledgers ledgers, Settings settings, Composers composers, Clock clock) {
        this.ledgers = ledgers;
        this.settings = settings;
        this.composers = composers;
        this.clock = clock;
    }

    HookAnswer automatic(HookCall call) {
        return ledgers.write(tx -> {
            tx.append(
                    call.session().ledger(),
                    Actor.RELAYBOOK,
                    new CompactionEvent.Begun(Trigger.AUTO, Optional.empty()));
            return HookAnswer.goOn("watching", "an automatic compaction was announced");
        });
    }

    HookAnswer manual(HookCall call, HookMoment.CompactionExpected expected, CatchUp.Update update) {
        return ledgers.write(tx -> {
            Session session = tx.session(call.session().ledger()).orElseThrow();
            Settings.Choice choice = settings.of(session.project());
            Verdict verdict = new JudgeGate(LiveLinks.follow(System.getenv()))
                    .judge(tx, session, update.failure(), choice.policy());
            if (verdict.decision() != Verdict.Decision.BLOCK || !expected.canBlock()) {
                return passes(tx, session, expected, verdict, choice);
            }
            return secondRequest(session, clock)
                    ? overridden(tx, session, expected, verdict, choice)
                    : blocked(tx, session, verdict);
        });
    }

    static boolean secondRequest(Session session, Clock clock) {
        return session.watch()
                .blocked()
                .map(at -> Duration.between(at, clock.instant()))
                .filter(since -> !since.isNegative() && since.compareTo(WAY_OUT) <= 0)
                .isPresent();
    }

    private static HookAnswer blocked(LedgerWriter tx, Session session, Verdict verdict) {
        tx.append(session.ledger(), Actor.RELAYBOOK, new CompactionEvent.Blocked(verdict.rules(), verdict.summary()));
        return new HookAnswer(new HookOutcome.Block(verdict.text()), "blocked", verdict.summary());
    }

    private HookAnswer overridden(
            LedgerWriter tx,
            Session session,
            HookMoment.CompactionExpected expected,
            Verdict verdict,
            Settings.Choice choice) {
        tx.append(session.ledger(), Actor.RELAYBOOK, new CompactionEvent.Overridden(verdict.rules()));
        HookAnswer passed = passes(tx, session, expected, verdict, choice);
        return new HookAnswer(passed.outcome(), "overridden", verdict.summary());
    }

    private HookAnswer passes(
            LedgerWriter tx,
            Session session,
            HookMoment.CompactionExpected expected,
            Verdict verdict,
            Settings.Choice choice) {
        Optional<String> said = Optional.of(verdict)
                .filter(it -> it.judged() != Verdict.Decision.PASS)
                .map(Verdict::summary);
        tx.append(session.ledger(), Actor.RELAYBOOK, new CompactionEvent.Begun(Trigger.MANUAL, said));
        Optional<String> steering =
                expected.steerable() && choice.steer() && choice.policy().delivers()
                        ? new SteeringText(composers.of(session)).text(tx, session)
                        : Optional.empty();
        if (steering.isPresent()) {
            return new HookAnswer(new HookOutcome.Steer(steering.get()), "steered", said.orElse("the gate passed"));
        }
        boolean warns = verdict.decision() != Verdict.Decision.PASS;
        if (warns) return new HookAnswer(new HookOutcome.Warn(verdict.summary()), "warned", verdict.summary());
        return HookAnswer.goOn("passed", said.map(it -> "a rehearsal: " + it).orElse("the gate passed"));
    }
}
