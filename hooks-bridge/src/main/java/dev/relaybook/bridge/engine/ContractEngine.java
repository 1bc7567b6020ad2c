// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.bridge.hosts.MalformedPayloadException;
import dev.relaybook.model.compose.SteeringText;
import dev.relaybook.model.delivery.AnswerCompaction;
import dev.relaybook.model.gate.JudgeGate;
import dev.relaybook.model.gate.Verdict;
import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.CompactionEvent;
import dev.relaybook.model.ledger.LedgerUnavailableException;
import dev.relaybook.model.ledger.LedgerWriter;
import dev.relaybook.model.ledger.Ledgers;
import dev.relaybook.model.ledger.ProjectId;
import dev.relaybook.model.ledger.Receipt;
import dev.relaybook.model.ledger.Receipts;
import dev.relaybook.model.ledger.SeeSession;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.SessionEvent;
import dev.relaybook.model.ledger.Trigger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Answers the open contract, for agents that have no dialect of their own. The same request id gets the same bytes; a
 * failure of ours lets the agent go on. Thread-safe.
 */
public final class ContractEngine implements ContractHandler {
    private final Ledgers ledgers;
    private final Settings settings;
    private final Composers composers;
    private final AnswerCompaction answers;
    private final Receipts receipts;
    private final Journal journal;
    private final Clock clock;

    ContractEngine(
            Ledgers ledgers,
            Settings settings,
            Composers composers,
            AnswerCompaction answers,
            Receipts receipts,
            Journal journal,
            Clock clock) {
        this.ledgers = ledgers;
        this.settings = settings;
        this.composers = composers;
        this.answers = answers;
        this.receipts = receipts;
        this.journal = journal;
        this.clock = clock;
    }

    @Override
    public ContractReply pre(byte[] json, Deadline deadline) {
        return answered("pre", json, call -> call.trigger().name(), Map.of("decision", "allow"), (tx, call) -> {
            Session session = session(tx, call, Optional.empty());
            return call.trigger() == Trigger.AUTO ? automatic(tx, session) : manual(tx, session, call);
        });
    }

    @Override
    public ContractReply post(byte[] json, Deadline deadline) {
        return answered("post", json, call -> "" + call.checkpoint(), Map.of(), (tx, call) -> {
            var done = new AnswerCompaction.Done(
                    "checkpoint-" + call.checkpoint(),
                    call.trigger(),
                    call.json().text("summaryContent").orElse(""),
                    call.json().text("checkpointPath").filter(it -> !it.isBlank()));
            Session session = session(tx, call, Optional.empty());
            if (!settings.of(session.project()).policy().delivers()) return Map.of();
            Optional<String> text = answers.answer(tx, session, composers.of(session), done);
            return text.<Map<String, String>>map(it -> Map.of("additionalContext", it))
                    .orElse(Map.of());
        });
    }

    private static Map<String, String> automatic(LedgerWriter tx, Session session) {
        tx.append(session.ledger(), Actor.RELAYBOOK, new CompactionEvent.Begun(Trigger.AUTO, Optional.empty()));
        return Map.of("decision", "allow");
    }

    private Map<String, String> manual(LedgerWriter tx, Session session, ContractCall call) {
        Settings.Choice choice = settings.of(session.project());
        Verdict verdict =
                new JudgeGate(LiveLinks.follow(System.getenv())).judge(tx, session, unreadable(call), choice.policy());
        Map<String, String> answer = new LinkedHashMap<>();
        boolean overridden = BeforeCompaction.secondRequest(session, clock);
        if (verdict.decision() == Verdict.Decision.BLOCK && !overridden) {
            tx.append(
                    session.ledger(), Actor.RELAYBOOK, new CompactionEvent.Blocked(verdict.rules(), verdict.summary()));
            answer.put("decision", "block");
            answer.put("reason", verdict.text());
            return answer;
        }
        if (verdict.decision() == Verdict.Decision.BLOCK) {
            tx.append(session.ledger(), Actor.RELAYBOOK, new CompactionEvent.Overridden(verdict.rules()));
        }
        Optional<String> said = Optional.of(verdict)
                .filter(it -> it.judged() != Verdict.Decision.PASS)
                .map(Verdict::summary);
        tx.append(session.ledger(), Actor.RELAYBOOK, new CompactionEvent.Begun(Trigger.MANUAL, said));
        answer.put("decision", "allow");
        said.ifPresent(reason -> answer.put("reason", reason));
        if (choice.steer() && choice.policy().delivers()) {
            new SteeringText(composers.of(session))
                    .text(tx, session)
                    .ifPresent(it -> answer.put("additionalContext", it));
        }
        return answer;
    }

    /** An empty path means that there is nothing to read. */
    private static Optional<String> unreadable(ContractCall call) {
        return call.transcript()
                .filter(file -> !(Files.isRegularFile(file) && Files.isReadable(file)))
                .map(_ -> "the transcript is not a file that can be read");
    }

    private static Session session(LedgerWriter tx, ContractCall call, Optional<SeeSession.Parent> parent) {
        ProjectId project = GitFolder.project(call.cwd());
        var sight = new SessionEvent.Seen(
                call.session(),
                project,
                call.transcript().map(Path::toString),
                GitFolder.branch(project),
                Optional.empty());
        return SeeSession.see(tx, sight, parent);
    }

    // Any failure of ours must end as "go on", the ones nobody thought of too.
    @SuppressWarnings("CatchingUnchecked")
    private ContractReply answered(
            String request,
            byte[] json,
            Function<ContractCall, String> subject,
            Map<String, String> goOn,
            BiFunction<LedgerWriter, ContractCall, Map<String, String>> work) {
        long start = System.nanoTime();
        try {
            ContractCall call = ContractCall.read(json);
            String question = request + ":" + subject.apply(call);
            String answer = ledgers.write(tx -> once(tx, question, call, work));
            leave(request, Optional.of(call), "answered", "", json.length, start);
            return new ContractReply(200, answer);
        } catch (MalformedPayloadException e) {
            String reason = String.valueOf(e.getMessage());
            leave(request, Optional.empty(), "malformed", reason, json.length, start);
            return new ContractReply(400, Json.write(Map.of("error", reason)));
        } catch (LedgerUnavailableException e) {
            // a receipt would wait for the same ledger once more, and the agent with it
            journal.failure("could not answer compactions/" + request, e);
            return new ContractReply(200, Json.write(goOn));
        } catch (RuntimeException e) {
            journal.failure("could not answer compactions/" + request, e);
            leave(request, Optional.empty(), "failed", String.valueOf(e.getMessage()), json.length, start);
            return new ContractReply(200, Json.write(goOn));
        }
    }

    /** A request id that comes again with another question is no retry, and is answered on its own. */
    private static String once(
            LedgerWriter tx,
            String question,
            ContractCall call,
            BiFunction<LedgerWriter, ContractCall, Map<String, String>> work) {
        Optional<String> key = call.requestId().map(id -> question + ":" + id);
        Optional<String> before = key.flatMap(id -> tx.answer(call.session().ledger(), id));
        if (before.isPresent()) return before.get();
        String answer = Json.write(work.apply(tx, call));
        key.ifPresent(id -> tx.keepAnswer(call.session().ledger(), id, answer));
        return answer;
    }

    private void leave(String request, Optional<ContractCall> call, String word, String detail, int bytes, long start) {
        long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
        try {
            receipts.save(new Receipt(
                    clock.instant(),
                    call.map(it -> it.session().host().value()).orElse("open"),
                    "compactions/" + request,
                    call.map(it -> it.session().id()),
                    word,
                    detail,
                    millis,
                    bytes));
        } catch (RuntimeException e) {
            journal.failure("could not keep a receipt", e);
        }
    }
}
