// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.bridge.hosts.HookCall;
import dev.relaybook.bridge.hosts.HookReply;
import dev.relaybook.bridge.hosts.Host;
import dev.relaybook.bridge.hosts.MalformedPayloadException;
import dev.relaybook.model.ledger.LedgerUnavailableException;
import dev.relaybook.model.ledger.Receipt;
import dev.relaybook.model.ledger.Receipts;
import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * Takes a hook call from its bytes to its reply and leaves a receipt. Whatever fails here, the agent goes on. Thread-safe.
 */
public final class HookEngine implements HookHandler {
    private final Function<String, Optional<Host>> hosts;
    private final AnswerHook answers;
    private final LedgerFailed ledgerFailed;
    private final Receipts receipts;
    private final Journal journal;
    private final Clock clock;

    HookEngine(
            Function<String, Optional<Host>> hosts,
            AnswerHook answers,
            LedgerFailed ledgerFailed,
            Receipts receipts,
            Journal journal,
            Clock clock) {
        this.hosts = hosts;
        this.answers = answers;
        this.ledgerFailed = ledgerFailed;
        this.receipts = receipts;
        this.journal = journal;
        this.clock = clock;
    }

    @Override
    public HookReply handle(HookRequest request) {
        long start = System.nanoTime();
        Optional<Host> host = hosts.apply(request.host());
        if (host.isEmpty()) {
            leave(request, Optional.empty(), HookAnswer.goOn("ignored", "no host of this name is known"), start);
            return HookReply.SILENT;
        }
        try {
            HookCall call = host.get().dialect().read(request.event(), request.payload(), request.environment());
            return answered(request, host.get(), call, start);
        } catch (MalformedPayloadException e) {
            leave(request, Optional.empty(), HookAnswer.goOn("malformed", String.valueOf(e.getMessage())), start);
            return HookReply.SILENT;
        }
    }

    // Any failure of ours must end as "go on", the ones nobody thought of too.
    @SuppressWarnings("CatchingUnchecked")
    private HookReply answered(HookRequest request, Host host, HookCall call, long start) {
        try {
            HookAnswer answer = answers.answer(host, call, request.deadline());
            HookReply reply = host.dialect().write(call, answer.outcome());
            leave(request, Optional.of(call.session().id()), answer, start);
            return reply;
        } catch (LedgerUnavailableException e) {
            // a receipt would wait for the same ledger once more, and the agent with it
            journal.failure("could not answer " + host.id() + " " + call.event(), e);
            return ledgerFailed.reply(host, call, e);
        } catch (RuntimeException e) {
            journal.failure("could not answer " + host.id() + " " + call.event(), e);
            String detail = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
            leave(request, Optional.of(call.session().id()), HookAnswer.goOn("failed", detail), start);
            return HookReply.SILENT;
        }
    }

    @Override
    public void refused(HookRequest request, long bytes, String reason) {
        leave(request, bytes, Optional.empty(), HookAnswer.goOn("refused", reason), System.nanoTime());
    }

    private void leave(HookRequest request, Optional<String> session, HookAnswer answer, long start) {
        leave(request, request.payload().length, session, answer, start);
    }

    /** A receipt that can't be kept is no reason to hold the agent up. */
    private void leave(HookRequest request, long bytes, Optional<String> session, HookAnswer answer, long start) {
        long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
        try {
            receipts.save(new Receipt(
                    clock.instant(),
                    request.host(),
                    request.event(),
                    session,
                    answer.word(),
                    answer.detail(),
                    millis,
                    bytes));
        } catch (RuntimeException e) {
            journal.failure("could not keep a receipt", e);
        }
    }
}
