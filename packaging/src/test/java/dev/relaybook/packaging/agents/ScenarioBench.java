// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents;

import static dev.relaybook.packaging.agents.endpoint.Answer.says;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.packaging.agents.endpoint.Answer;
import dev.relaybook.packaging.agents.endpoint.Request;
import dev.relaybook.packaging.agents.endpoint.RequestKind;
import dev.relaybook.packaging.agents.rig.Agent;
import dev.relaybook.packaging.agents.rig.Await;
import dev.relaybook.packaging.agents.rig.Conversation;
import dev.relaybook.packaging.agents.rig.InstalledHooks;
import dev.relaybook.packaging.agents.rig.Relaybook;
import dev.relaybook.packaging.agents.rig.Rig;
import dev.relaybook.packaging.agents.rig.TerminalConversation;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInfo;

/** The words in which scenarios are written: one run with its rig, its product and its conversations. */
@Tag("real-agent")
abstract class ScenarioBench {
    private static final Duration COMPACTION = Duration.ofSeconds(60);

    /** More than any agent tries. */
    private static final int MANY = 12;

    private final Deque<AutoCloseable> open = new ArrayDeque<>();
    private Optional<Rig> rig = Optional.empty();
    private Optional<Process> server = Optional.empty();

    abstract Agent agent();

    /** A conversation without a terminal. */
    abstract Conversation piped(Rig rig);

    /** A call of the agent's own shell tool. */
    abstract Answer shell(String command);

    @BeforeEach
    void setUp(TestInfo test) {
        String method = test.getTestMethod().orElseThrow().getName();
        String variant = test.getDisplayName().replace(method + "()", "").replaceAll("[^A-Z_]+", "");
        rig = Optional.of(Rig.of(agent(), method + (variant.isEmpty() ? "" : "-" + variant)));
    }

    @AfterEach
    void tearDown() throws Exception {
        while (!open.isEmpty()) {
            open.pop().close();
        }
        server.ifPresent(Process::destroyForcibly);
        rig.ifPresent(Rig::close);
    }

    final Rig rig() {
        return rig.orElseThrow();
    }

    final Relaybook relaybook() {
        return new Relaybook(rig());
    }

    final InstalledHooks hooks() {
        return new InstalledHooks(rig());
    }

    /** A conversation in which the agent has said the whole {@link Story} and used a tool. */
    final Conversation begin(Use use) {
        Conversation talk = switch (use) {
            case PIPED -> piped(rig());
            case TERMINAL -> TerminalConversation.open(rig());
        };
        open.push(talk);
        turn(talk, "Please begin.", says(Story.OPENING));
        turn(talk, "Go on.", shell("echo one"), says("Done."));
        return talk;
    }

    final void startServerIf(Listening listening) {
        if (listening != Listening.NOBODY) {
            server = Optional.of(relaybook().serve());
        }
    }

    final Conversation resume(Conversation talk) {
        talk.quit();
        Conversation resumed = talk.resume();
        open.push(resumed);
        return resumed;
    }

    final void killServerIf(Listening listening) {
        if (listening == Listening.SERVER_UNTIL_KILLED) {
            server.orElseThrow().destroyForcibly();
        }
    }

    /** One turn of the main conversation with its scripted answers; what the model was asked in it. */
    final List<Request> turn(Conversation talk, String prompt, Answer... answers) {
        int before = rig().recording().of(RequestKind.TURN).size();
        rig().script().add(RequestKind.TURN, answers);
        talk.say(prompt);
        List<Request> all = rig().recording().of(RequestKind.TURN);
        assertTrue(rig().script().isSpent(RequestKind.TURN), "an answer of the turn was not asked for");
        return all.subList(before, all.size());
    }

    final void compactManually(Conversation talk) {
        long before = rig().agent().compactions(rig().folder(), talk.session());
        talk.compact();
        rig().awaitCompactions(talk, before + 1);
    }

    /** A compaction that the model refuses as often as it is asked: nothing comes of it. */
    final void compactInVain(Conversation talk) {
        long before = rig().recording().count(RequestKind.COMPACTION);
        Answer refusal = Answer.fails(400, "refused by the test");
        rig().script()
                .add(RequestKind.COMPACTION, Collections.nCopies(MANY, refusal).toArray(Answer[]::new));
        talk.compact();
        Await.until("a refused compaction", COMPACTION, () -> rig().recording().count(RequestKind.COMPACTION) > before);
        rig().script().forget(RequestKind.COMPACTION);
        assertEquals(0, rig().agent().compactions(rig().folder(), talk.session()), "compactions in the transcript");
    }

    /** Every request holds one and the same handoff, whole, and it says all of this. */
    static Handoff assertHandedOver(List<Request> requests, String... statements) {
        assertFalse(requests.isEmpty(), "no request to look at");
        Handoff first = only(requests.getFirst());
        for (Request request : requests) {
            assertEquals(first, only(request), "another handoff in request " + request.number());
        }
        for (String statement : statements) {
            assertTrue(first.text().contains(statement), "not handed over: " + statement + "\nbut:\n" + first.text());
        }
        return first;
    }

    static void assertLacks(Handoff handoff, String... statements) {
        for (String statement : statements) {
            assertFalse(handoff.text().contains(statement), "handed over though gone: " + statement);
        }
    }

    /** From some request on, and from then on only, each holds the handoff once: it came as soon as it was let in. */
    static Handoff assertHandedOverAtLast(List<Request> requests, String... statements) {
        int first = 0;
        while (first < requests.size() && Handoff.countIn(requests.get(first)) == 0) {
            first++;
        }
        return assertHandedOver(requests.subList(first, requests.size()), statements);
    }

    static void assertNothingHandedOver(List<Request> requests) {
        for (Request request : requests) {
            assertEquals(0, Handoff.countIn(request), "handoffs in request " + request.number());
        }
    }

    private static Handoff only(Request request) {
        assertEquals(1, Handoff.countIn(request), "handoffs in request " + request.number());
        return Handoff.in(request).getFirst();
    }

    final void assertConfirmed(Conversation talk, int count) {
        assertEquals(count, relaybook().confirmed(talk.session()), "confirmed deliveries");
    }
}
