// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.bridge.hosts.HookCall;
import dev.relaybook.bridge.hosts.Host;
import dev.relaybook.model.capture.AgentHint;
import dev.relaybook.model.delivery.ClearSession;
import dev.relaybook.model.delivery.HookMoment;
import dev.relaybook.model.delivery.HookOutcome;
import dev.relaybook.model.delivery.OfferHandoff;
import dev.relaybook.model.ledger.LedgerUnavailableException;
import dev.relaybook.model.ledger.LedgerWriter;
import dev.relaybook.model.ledger.ProjectId;
import dev.relaybook.model.ledger.SeeSession;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.SessionEvent;
import dev.relaybook.model.ledger.Trigger;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BiFunction;

/** Decides what a hook call is answered, once its dialect has understood it. Thread-safe. */
final class AnswerHook {
    private static final String HINT_GIVEN = "relaybook:hint";

    private final GatedLedgers ledgers;
    private final MissedCalls missed;
    private final Settings settings;
    private final Composers composers;
    private final CatchUp catchUp;
    private final BeforeCompaction beforeCompaction;
    private final OfferHandoff offers;
    private final ClearedSessions cleared;

    AnswerHook(
            GatedLedgers ledgers,
            MissedCalls missed,
            Settings settings,
            Composers composers,
            CatchUp catchUp,
            BeforeCompaction beforeCompaction,
            OfferHandoff offers,
            ClearedSessions cleared) {
        this.ledgers = ledgers;
        this.missed = missed;
        this.settings = settings;
        this.composers = composers;
        this.catchUp = catchUp;
        this.beforeCompaction = beforeCompaction;
        this.offers = offers;
        this.cleared = cleared;
    }

    HookAnswer answer(Host host, HookCall call, Deadline deadline) {
        // not a switch: the first one over types costs a hook's process some 15 ms
        HookMoment moment = call.moment();
        if (moment instanceof HookMoment.Ignored it) return ignored(call, it);
        if (moment instanceof HookMoment.SessionBegan it) return sessionBegan(host, call, it, deadline);
        if (moment instanceof HookMoment.CompactionExpected it) return compactionExpected(host, call, it, deadline);
        if (moment instanceof HookMoment.CompactionReported it) return compactionReported(host, call, it, deadline);
        if (moment instanceof HookMoment.TextWelcome it) return textWelcome(host, call, it, deadline);
        if (moment instanceof HookMoment.SessionCleared) return sessionCleared(host, call, deadline);
        throw new IllegalStateException("no answer is known to " + moment);
    }

    private HookAnswer ignored(HookCall call, HookMoment.Ignored ignored) {
        missed.settle(call.session());
        return HookAnswer.goOn("ignored", ignored.reason());
    }

    private HookAnswer sessionBegan(Host host, HookCall call, HookMoment.SessionBegan began, Deadline deadline) {
        Optional<SeeSession.Parent> parent = began.parent()
                .map(it -> new SeeSession.Parent(it, began.link().orElse(SessionEvent.Link.RESUME)))
                .or(() -> began.link().flatMap(link -> cleared.before(call, link)));
        see(call, parent);
        CatchUp.Update update = catchUp.update(host, call, deadline);
        ledgers.derive(call.session());
        ledgers.closeForgotten();
        boolean hint = settings.of(project(call)).hint();
        if (!hint || began.channel().isEmpty() || hasHint(call, began)) return HookAnswer.goOn("seen", update.told());
        ledgers.write(tx -> {
            tx.markCaptured(call.session().ledger(), HINT_GIVEN);
            return true;
        });
        return new HookAnswer(new HookOutcome.Inject(AgentHint.text()), "hint", update.told());
    }

    /** A conversation that is resumed with the texts it had before. */
    private boolean hasHint(HookCall call, HookMoment.SessionBegan began) {
        boolean resumed = began.link().filter(SessionEvent.Link.RESUME::equals).isPresent();
        return resumed && ledgers.<Boolean>read(in -> in.captured(call.session().ledger(), HINT_GIVEN));
    }

    private HookAnswer compactionExpected(
            Host host, HookCall call, HookMoment.CompactionExpected expected, Deadline deadline) {
        try {
            register(call, Optional.empty());
            HookAnswer answer = expected.trigger() == Trigger.AUTO
                    ? beforeCompaction.automatic(call)
                    : manual(host, call, expected, deadline);
            missed.settle(call.session());
            return answer;
        } catch (LedgerUnavailableException e) {
            missed.keep(call.session());
            throw e;
        }
    }

    private HookAnswer manual(Host host, HookCall call, HookMoment.CompactionExpected expected, Deadline deadline) {
        CatchUp.Update update = catchUp.updateWhole(host, call, deadline);
        return beforeCompaction.manual(call, expected, update).alsoTold(update.told());
    }

    private HookAnswer compactionReported(
            Host host, HookCall call, HookMoment.CompactionReported reported, Deadline deadline) {
        register(call, Optional.empty());
        missed.makeUpForAnnouncement(call.session());
        HookAnswer answer = offering(
                host,
                call,
                deadline,
                (tx, session) -> offers.afterCompaction(tx, session, composers.of(session), reported.channel()));
        missed.settle(call.session());
        return answer;
    }

    private HookAnswer textWelcome(Host host, HookCall call, HookMoment.TextWelcome welcome, Deadline deadline) {
        see(call, Optional.empty());
        return offering(
                host, call, deadline, (tx, session) -> offers.withMessage(tx, session, composers.of(session), welcome));
    }

    private HookAnswer offering(
            Host host, HookCall call, Deadline deadline, BiFunction<LedgerWriter, Session, Optional<String>> offer) {
        CatchUp.Update update = catchUp.update(host, call, deadline);
        if (!settings.of(project(call)).policy().delivers()) {
            return HookAnswer.goOn("observed", "a rehearsal hands nothing over; " + update.told());
        }
        Optional<String> text = ledgers.write(tx ->
                deadline.passed() ? Optional.empty() : session(tx, call).flatMap(session -> offer.apply(tx, session)));
        if (text.isEmpty()) return HookAnswer.goOn("nothing-owed", update.told());
        return new HookAnswer(
                new HookOutcome.Inject(text.get()),
                "offered",
                text.get().length() + " characters through " + call.event() + "; " + update.told());
    }

    private HookAnswer sessionCleared(Host host, HookCall call, Deadline deadline) {
        see(call, Optional.empty());
        CatchUp.Update update = catchUp.update(host, call, deadline);
        ledgers.write(tx -> {
            session(tx, call).ifPresent(session -> ClearSession.clear(tx, session));
            return true;
        });
        return HookAnswer.goOn("cleared", update.told());
    }

    private void see(HookCall call, Optional<SeeSession.Parent> parent) {
        register(call, parent);
        missed.makeUp(call.session());
    }

    private void register(HookCall call, Optional<SeeSession.Parent> parent) {
        ProjectId project = project(call);
        var sight = new SessionEvent.Seen(
                call.session(),
                project,
                call.transcript().map(Path::toString),
                GitFolder.branch(project),
                call.hostVersion());
        new SeeSession(ledgers).see(sight, parent);
    }

    private static ProjectId project(HookCall call) {
        return GitFolder.project(call.cwd());
    }

    private static Optional<Session> session(LedgerWriter tx, HookCall call) {
        return tx.session(call.session().ledger());
    }
}
