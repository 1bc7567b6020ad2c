// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import static dev.relaybook.bridge.engine.ClaudeAtWork.context;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.bridge.hosts.HookReply;
import dev.relaybook.model.capture.AgentHint;
import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.NoteAdded;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HandoffOnceTest {
    @TempDir
    private Path folder;

    private ClaudeAtWork claude;

    @BeforeEach
    void setUp() throws IOException {
        claude = new ClaudeAtWork(folder);
    }

    @AfterEach
    void close() {
        claude.close();
    }

    @Test
    void aStartGivesTheHintAndNothingElse() {
        assertEquals(AgentHint.text(), context(claude.startsUp()));
        assertEquals("hint", claude.receipt().outcome());
        assertFalse(claude.gateIsOpen());
    }

    @Test
    void aResumedConversationHasTheHintAlready() {
        claude.startsUp();
        claude.logsPrompt("p1", "hello");

        assertEquals(HookReply.SILENT, claude.hook("SessionStart", "source", "resume"));
    }

    @Test
    void theHintCanBeLeftOut() throws IOException {
        claude.configure("hint = false");

        assertEquals(HookReply.SILENT, claude.startsUp());
    }

    @Test
    void aCompactionIsFollowedByOneHandoffThatIsConfirmed() {
        claude.startsUp();
        claude.records(Kind.DECISION, "use SQLite for the ledger");
        claude.compacts("manual");
        assertTrue(claude.gateIsOpen());

        String text = context(claude.compacted());
        claude.logsBoundary("b1", "manual", "short");
        claude.logsInjection("SessionStart", text);

        assertTrue(text.contains("use SQLite for the ledger"), text);
        assertEquals(HookReply.SILENT, claude.prompts("p1"));
        assertEquals("confirmed", claude.states());
        assertFalse(claude.gateIsOpen());
    }

    @Test
    void twoCallsForOneCompactionGetOneText() {
        claude.startsUp();
        claude.compacts("manual");

        assertNotEquals("", context(claude.compacted()));
        assertEquals("", context(claude.compacted()));
    }

    @Test
    void ofManyCallsAtTheSameInstantOneWins() throws InterruptedException {
        claude.startsUp();
        claude.compacts("auto");
        List<String> texts = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch go = new CountDownLatch(1);
        List<Thread> calls = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            calls.add(Thread.startVirtualThread(() -> {
                await(go);
                texts.add(context(claude.compacted()));
            }));
        }

        go.countDown();
        for (Thread call : calls) call.join();

        assertEquals(6, texts.size());
        assertEquals(1, texts.stream().filter(it -> !it.isEmpty()).count());
    }

    @Test
    void whatWasLostOnTheWayIsOfferedAgainWithAToolResult() {
        claude.startsUp();
        claude.records(Kind.FACT, "the port is 8080");
        claude.compacts("auto");
        context(claude.compacted());
        claude.logsBoundary("b1", "auto", "short");
        assertEquals("", context(claude.usedTool("t1")), "absence is not proven yet");
        claude.logsToolResult("t1");
        claude.logsAnswer("going on");

        String again = context(claude.usedTool("t2"));

        assertTrue(again.contains("the port is 8080"), again);
        claude.logsInjection("PostToolUse", again);
        assertEquals("", context(claude.usedTool("t3")));
        assertEquals("confirmed", claude.states());
    }

    @Test
    void whatWasLostOnTheWayIsOfferedAgainWithAPromptOfTheNextProcess() {
        claude.startsUp();
        claude.records(Kind.FACT, "the port is 8080");
        claude.compacts("manual");
        String lost = context(claude.compacted());
        claude.logsBoundary("b1", "manual", "short");
        claude.logsPrompt("p1", "go on");
        claude.logsAnswer("going on");
        claude.reopen();

        String again = context(claude.prompts("p2"));

        assertEquals(lost.lines().skip(1).findFirst(), again.lines().skip(1).findFirst());
        assertTrue(again.contains("the port is 8080"), again);
    }

    @Test
    void aCompactionNobodyAnnouncedIsFoundByTheNextPrompt() {
        claude.startsUp();
        claude.records(Kind.FACT, "the port is 8080");
        claude.logsBoundary("b1", "auto", "short");

        assertTrue(context(claude.prompts("p1")).contains("the port is 8080"));
        assertEquals("", context(claude.prompts("p2")));
    }

    @Test
    void aFailedCompactionIsFollowedByNothing() {
        claude.startsUp();
        claude.records(Kind.FACT, "the port is 8080");
        claude.compacts("manual");
        claude.logsPrompt("p1", "go on");
        claude.logsAnswer("going on");

        assertEquals(HookReply.SILENT, claude.prompts("p2"));
        assertFalse(claude.gateIsOpen());
    }

    @Test
    void aSubagentsCompactionIsVoidedAndTheMainOneStillServed() {
        claude.startsUp();
        claude.records(Kind.FACT, "the port is 8080");
        claude.compacts("auto");
        context(claude.compacted());
        claude.logsAnswer("the subagent is at work");
        claude.logsToolResult("t1");
        claude.compacts("auto");

        String text = context(claude.compacted());
        claude.logsBoundary("b1", "auto", "short");
        claude.logsInjection("SessionStart", text);
        claude.prompts("p1");

        assertEquals("voided confirmed", claude.states());
    }

    @Test
    void clearingTheConversationVoidsWhatItIsOwed() {
        claude.startsUp();
        claude.logsBoundary("b1", "manual", "short");
        claude.compacts("auto");
        assertTrue(claude.gateIsOpen());

        claude.clears();

        assertEquals("voided", claude.states());
        assertFalse(claude.gateIsOpen());
        assertEquals("cleared", claude.receipt().outcome());
    }

    @Test
    void aRehearsalHandsNothingOverAndSaysSo() throws IOException {
        claude.configure("profile = \"observe\"");
        claude.startsUp();
        claude.records(Kind.FACT, "the port is 8080");
        claude.compacts("manual");

        assertEquals(HookReply.SILENT, claude.compacted());

        assertEquals("observed", claude.receipt().outcome());
        assertTrue(claude.receipt().detail().contains("rehearsal"));
    }

    @Test
    void aNoteForTheNextPromptRidesOnce() {
        claude.startsUp();
        note("mind the flaky test", NoteAdded.Moment.NEXT_PROMPT);
        assertTrue(claude.gateIsOpen());
        assertEquals("", context(claude.usedTool("t1")));

        String text = context(claude.prompts("p1"));
        claude.logsPrompt("p1", "go on");
        claude.logsInjection("UserPromptSubmit", text);
        claude.logsAnswer("going on");

        assertTrue(text.contains("mind the flaky test"), text);
        assertEquals("", context(claude.prompts("p2")));
        assertEquals("confirmed", claude.states());
        assertFalse(claude.gateIsOpen());
    }

    @Test
    void aNoteThatWasLostRidesAgain() {
        claude.startsUp();
        note("mind the flaky test", NoteAdded.Moment.NEXT_PROMPT);
        context(claude.prompts("p1"));
        claude.logsPrompt("p1", "go on");
        claude.logsAnswer("going on");

        assertTrue(context(claude.prompts("p2")).contains("mind the flaky test"));
    }

    @Test
    void aNoteForTheNextCompactionRidesOnItsHandoffOnly() {
        claude.startsUp();
        note("mind the flaky test", NoteAdded.Moment.NEXT_COMPACTION);
        assertFalse(claude.gateIsOpen());
        assertEquals("", context(claude.prompts("p1")));
        claude.compacts("manual");

        String text = context(claude.compacted());
        claude.logsBoundary("b1", "manual", "short");
        claude.logsInjection("SessionStart", text);
        claude.compacts("manual");

        assertTrue(text.contains("mind the flaky test"), text);
        assertFalse(context(claude.compacted()).contains("mind the flaky test"));
    }

    @Test
    void thePreviewIsWhatTheStartAfterACompactionHandsOver() {
        claude.startsUp();
        claude.records(Kind.DECISION, "use SQLite\u2014not flat files \u6f22");
        note("mind the flaky test", NoteAdded.Moment.NEXT_COMPACTION);
        String preview = claude.preview();

        claude.compacts("auto");

        assertEquals(preview, context(claude.compacted()));
    }

    @Test
    void thePreviewIsWhatTheNextPromptHandsOverWhenSomethingIsOwed() {
        claude.startsUp();
        claude.records(Kind.FACT, "the port is 8080");
        claude.logsBoundary("b1", "manual", "short");
        claude.compacts("manual");
        String preview = claude.preview();

        assertEquals(preview, context(claude.prompts("p1")));
    }

    @Test
    void thePreviewIsTheShortTextWhenCompactionsFollowEachOther() {
        claude.startsUp();
        claude.records(Kind.FACT, "the port is 8080");
        for (int i = 1; i <= 3; i++) {
            claude.compacts("auto");
            String text = context(claude.compacted());
            claude.logsBoundary("b" + i, "auto", "short");
            claude.logsInjection("SessionStart", text);
        }
        claude.compacts("auto");

        String preview = claude.preview();

        assertEquals(preview, context(claude.compacted()));
    }

    @Test
    void thePreviewIsOfTheNextCompactionWhileALostNoteWaits() {
        claude.startsUp();
        claude.records(Kind.FACT, "the port is 8080");
        note("mind the flaky test", NoteAdded.Moment.NEXT_PROMPT);
        context(claude.prompts("p1"));
        claude.logsPrompt("p1", "go on");
        claude.logsAnswer("going on");
        claude.compacts("manual");
        String preview = claude.preview();

        assertEquals(preview, context(claude.compacted()));
    }

    @Test
    void aSubagentsCompactionThatOverlapsTheMainOneDoesNotTakeItsHandoff() {
        claude.startsUp();
        claude.records(Kind.FACT, "the port is 8080");
        claude.compacts("auto");
        claude.compacts("manual");

        String first = context(claude.compacted());
        String second = context(claude.compacted());

        assertTrue(first.contains("the port is 8080") && second.contains("the port is 8080"), first + second);
        claude.logsBoundary("b1", "manual", "short");
        claude.logsInjection("SessionStart", second);
        claude.logsPrompt("p1", "go on");
        claude.logsAnswer("going on");
        assertEquals("", context(claude.prompts("p2")));
        assertEquals("voided confirmed", claude.states());
    }

    @Test
    void aCompactionNobodyAnnouncedIsNotToldAnEarlierVerdict() {
        claude.startsUp();
        claude.records(Kind.FACT, "the port is 8080");
        claude.compacts("manual");
        String first = context(claude.compacted());
        claude.logsBoundary("b1", "manual", "short");
        claude.logsInjection("SessionStart", first);
        claude.logsPrompt("p1", "go on");
        claude.logsAnswer("going on");
        assertTrue(first.contains("Gate before the last compaction"), first);

        claude.logsBoundary("b2", "auto", "short");
        String second = context(claude.prompts("p2"));

        assertTrue(second.contains("the port is 8080"), second);
        assertFalse(second.contains("Gate before"), second);
    }

    @Test
    void aReportNobodyAnnouncedIsNotToldAnEarlierVerdict() {
        claude.startsUp();
        claude.records(Kind.FACT, "the port is 8080");
        claude.compacts("manual");
        String first = context(claude.compacted());
        claude.logsBoundary("b1", "manual", "short");
        claude.logsInjection("SessionStart", first);
        claude.logsPrompt("p1", "go on");
        claude.logsAnswer("going on");
        claude.prompts("p2");
        claude.clock.advance(Duration.ofMinutes(1));

        String second = context(claude.compacted());

        assertTrue(second.contains("the port is 8080"), second);
        assertFalse(second.contains("Gate before"), second);
    }

    @Test
    void copiesOfOlderLinesDoNotEndALoop() throws IOException {
        claude.startsUp();
        claude.records(Kind.FACT, "the port is 8080");
        claude.logsPrompt("p1", "go on");
        claude.logsToolResult("t1");
        claude.logsBoundary("b1", "auto", "short");
        claude.logsCopies();
        claude.logsBoundary("b2", "auto", "short");
        claude.logsCopies();
        claude.logsBoundary("b3", "auto", "short");

        claude.prompts("p2");
        assertTrue(claude.deliveries().getLast().brief());
    }

    @Test
    void aPromptThatWaitedForTheCompactionEndsALoop() {
        claude.startsUp();
        claude.records(Kind.FACT, "the port is 8080");
        for (int i = 1; i <= 3; i++) {
            String typed = claude.clock.instant().toString();
            claude.logsBoundary("b" + i, "auto", "short");
            claude.logsPromptTypedAt(typed, "p" + i, "go on");
        }

        claude.prompts("p4");
        assertFalse(claude.deliveries().getLast().brief());
    }

    @Test
    void aHookWithLittleTimeLeavesTheRestOfALongLogToTheNextOne() {
        claude.startsUp();
        int facts = 0;
        for (int answer = 0; answer < 60; answer++) {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < 50; i++)
                text.append("FACT: the value of setting ").append(facts++).append(" matters\n");
            claude.logsAnswer(text.toString());
        }

        claude.promptsWithin(Duration.ofMillis(1));
        int first = records();
        assertTrue(first > 0 && first < facts, first + " of " + facts);

        int hooks = 1;
        for (; records() < facts && hooks < 20; hooks++) claude.promptsWithin(Duration.ofMillis(1));
        claude.prompts("p");
        assertTrue(hooks > 2, "read in " + hooks);
        assertEquals(facts, records());
        assertEquals(facts, statements());
    }

    private int records() {
        return claude.relaybook()
                .ledgers()
                .<Integer>read(in -> in.records(ClaudeAtWork.KEY.ledger()).size());
    }

    private long statements() {
        return claude.relaybook()
                .ledgers()
                .<Long>read(in -> in.records(ClaudeAtWork.KEY.ledger()).stream()
                        .map(LedgerRecord::statement)
                        .distinct()
                        .count());
    }

    @Test
    void aStartDerivesALostGateAnew() throws IOException {
        claude.startsUp();
        claude.compacts("auto");
        new GateFiles(claude.home).close(ClaudeAtWork.KEY);

        claude.hook("SessionStart", "source", "resume");

        assertTrue(claude.gateIsOpen());
    }

    private void note(String text, NoteAdded.Moment moment) {
        var _ = claude.relaybook().curating().note().add(ClaudeAtWork.KEY.ledger(), Actor.HUMAN, text, moment);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
