// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.bridge.hosts.HookReply;
import dev.relaybook.model.ledger.Kind;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ManualCompactionTest {
    private static final String QUESTION = """
        {"type":"assistant","uuid":"q1","isSidechain":false,"timestamp":"2026-01-01T00:00:00.000Z","message":{"id":"mq",\
        "role":"assistant","content":[{"type":"tool_use","id":"toolu_q","name":"AskUserQuestion","input":{"questions":[\
        {"question":"Which database?"}]}}]}}\
        """;

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
    void theSummaryIsSteeredByTheTitlesOfTheRecords() {
        claude.startsUp();
        claude.records(Kind.DECISION, "use SQLite for the ledger");

        HookReply reply = claude.compacts("manual");

        assertTrue(reply.stdout().contains("- decision: use SQLite for the ledger"), reply.stdout());
        assertFalse(reply.stdout().startsWith("{"));
        assertEquals("steered", claude.receipt().outcome());
    }

    @Test
    void nothingIsSteeredWithoutARecordOrWhenItIsOff() throws IOException {
        claude.startsUp();
        assertEquals(HookReply.SILENT, claude.compacts("manual"));

        claude.records(Kind.FACT, "the port is 8080");
        claude.configure("steer = \"off\"");
        assertEquals(HookReply.SILENT, claude.compacts("manual"));
    }

    @Test
    void whatTheAgentSaidLastIsInTheSteering() {
        claude.startsUp();
        claude.logsAnswer("DECISION: keep one log per origin");

        assertTrue(claude.compacts("manual").stdout().contains("keep one log per origin"));
    }

    @Test
    void aStrictGateStopsItInATerminalAndTellsTheWayOut() throws IOException {
        claude.configure("profile = \"strict\"");

        HookReply reply = claude.compacts("manual");

        assertEquals(0, reply.exit());
        assertTrue(reply.stdout().startsWith("{\"decision\":\"block\",\"reason\":\"Relaybook stopped"), reply.stdout());
        assertTrue(reply.stdout().contains("missing:rollback"), reply.stdout());
        assertEquals(1, reply.stdout().split("within two minutes", -1).length - 1, "the way out is told once");
        assertEquals("blocked", claude.receipt().outcome());
    }

    @Test
    void aQuestionThatNobodyAnsweredStopsItUntilItIsAnswered() {
        claude.startsUp();
        claude.logsRaw(QUESTION);

        HookReply reply = claude.compacts("manual");
        assertTrue(reply.stdout().contains("approval-pending"), reply.stdout());
        assertTrue(reply.stdout().contains("Answer it"), reply.stdout());

        claude.logsToolResult("toolu_q");
        claude.compacts("manual");
        assertEquals("warned", claude.receipt().outcome());
    }

    @Test
    void aMessageOfTheUserAnswersAQuestionToo() {
        claude.startsUp();
        claude.logsRaw(QUESTION);
        claude.logsPrompt("p9", "Never mind, go on without.");

        claude.compacts("manual");

        assertEquals("warned", claude.receipt().outcome());
    }

    @Test
    void aSecondRequestWithinTwoMinutesPassesAsOverridden() throws IOException {
        claude.configure("profile = \"strict\"");
        claude.compacts("manual");
        claude.clock.advance(Duration.ofSeconds(110));

        assertEquals(HookReply.SILENT, claude.compacts("manual"));

        assertEquals("overridden", claude.receipt().outcome());
        assertTrue(claude.receipt().detail().contains("missing:rollback"));
    }

    @Test
    void aSecondRequestIsSteeredAsAnyOther() throws IOException {
        claude.configure("profile = \"strict\"");
        claude.startsUp();
        claude.records(Kind.FACT, "the port is 8080");
        claude.compacts("manual");

        assertTrue(claude.compacts("manual").stdout().contains("the port is 8080"));
        assertEquals("overridden", claude.receipt().outcome());
    }

    @Test
    void afterTwoMinutesItIsStoppedAgain() throws IOException {
        claude.configure("profile = \"strict\"");
        claude.compacts("manual");
        claude.clock.advance(Duration.ofSeconds(121));

        claude.compacts("manual");

        assertEquals("blocked", claude.receipt().outcome());
    }

    @Test
    void oneWayOutLeadsThroughOneCompactionOnly() throws IOException {
        claude.configure("profile = \"strict\"");
        claude.compacts("manual");
        claude.compacts("manual");
        claude.logsBoundary("b1", "manual", "short");
        claude.compacted();

        claude.compacts("manual");

        assertEquals("blocked", claude.receipt().outcome());
    }

    @Test
    void withoutATerminalNothingIsStopped() throws IOException {
        claude.configure("profile = \"strict\"");
        claude.environment.put("CLAUDE_CODE_ENTRYPOINT", "sdk-cli");

        assertEquals(HookReply.SILENT, claude.compacts("manual"));

        assertEquals("warned", claude.receipt().outcome());
    }

    @Test
    void anAutomaticOneIsNeverJudgedAndOpensTheGateFile() throws IOException {
        claude.configure("profile = \"strict\"");
        assertFalse(claude.gateIsOpen());

        assertEquals(HookReply.SILENT, claude.compacts("auto"));

        assertEquals("watching", claude.receipt().outcome());
        assertTrue(claude.gateIsOpen());
    }

    @Test
    void aTranscriptThatCannotBeReadStopsItEvenInTheStandardProfile() throws IOException {
        Files.createDirectory(claude.log);

        HookReply reply = claude.compacts("manual");

        assertTrue(reply.stdout().contains("update-failed"), reply.stdout());
        assertTrue(
                claude.receipt().detail().contains("could not be read"),
                claude.receipt().detail());
    }

    @Test
    void aRehearsalStopsAndSteersNothingAndTellsWhatItWould() throws IOException {
        claude.configure("profile = \"observe\"");
        Files.createDirectory(claude.log);
        claude.startsUp();
        claude.records(Kind.FACT, "the port is 8080");

        assertEquals(HookReply.SILENT, claude.compacts("manual"));

        assertEquals("passed", claude.receipt().outcome());
        assertTrue(
                claude.receipt().detail().contains("rehearsal"),
                claude.receipt().detail());
        assertTrue(
                claude.receipt().detail().contains("update-failed"),
                claude.receipt().detail());
    }

    @Test
    void aCopilotCompactionIsWarnedAboutOnStderrAndNeverStopped() throws IOException {
        claude.configure("profile = \"strict\"");
        String payload =
                "{\"sessionId\":\"s-1\",\"timestamp\":1,\"cwd\":\"" + claude.project + "\",\"trigger\":\"manual\"}";

        HookReply reply = claude.hook("copilot-cli", "preCompact", payload.getBytes(StandardCharsets.UTF_8));

        assertEquals(2, reply.exit());
        assertEquals("", reply.stdout());
        assertTrue(reply.stderr().contains("missing:rollback"), reply.stderr());
    }
}
