// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.claude;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.bridge.hosts.HookCall;
import dev.relaybook.bridge.hosts.HookReply;
import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.bridge.hosts.MalformedPayloadException;
import dev.relaybook.model.delivery.HookMoment;
import dev.relaybook.model.delivery.HookOutcome;
import dev.relaybook.model.ledger.Carrier;
import dev.relaybook.model.ledger.HostId;
import dev.relaybook.model.ledger.SessionEvent.Link;
import dev.relaybook.model.ledger.SessionKey;
import dev.relaybook.model.ledger.Trigger;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ClaudeCodeDialectTest {
    private static final String SESSION = "5ab7c1d2-0000-4000-8000-000000000001";

    @TempDir
    private Path home;

    private final ClaudeCodeDialect dialect = new ClaudeCodeDialect();
    private final Map<String, String> environment = new HashMap<>();
    private Path log;

    @BeforeEach
    void setUp() {
        environment.put("HOME", home.toString());
        environment.put("CLAUDE_CODE_ENTRYPOINT", "cli");
        log = home.resolve(".claude/projects/-work-demo/" + SESSION + ".jsonl");
    }

    @Test
    void aStartTellsSessionFolderAndLog() {
        environment.put("AI_AGENT", "claude-code_2-1-197_harness");

        HookCall call = read("SessionStart", "source", "startup");

        assertEquals(
                new HookCall(
                        new SessionKey(HostId.CLAUDE_CODE, SESSION),
                        "SessionStart",
                        new HookMoment.SessionBegan(Optional.empty(), Optional.empty(), Optional.of("SessionStart")),
                        Path.of("/srv/demo"),
                        Optional.of(log),
                        Optional.empty(),
                        Optional.of("2.1.197"),
                        Optional.empty()),
                call);
    }

    @Test
    void aClearedConversationGoesOnFromItsParent() {
        assertEquals(
                new HookMoment.SessionBegan(Optional.empty(), Optional.of(Link.CLEAR), Optional.of("SessionStart")),
                read("SessionStart", "source", "clear").moment());
        assertEquals(
                new HookMoment.SessionCleared(),
                read("SessionEnd", "reason", "clear").moment());
        assertInstanceOf(
                HookMoment.Ignored.class,
                read("SessionEnd", "reason", "prompt_input_exit").moment());
    }

    @Test
    void aStartAfterACompactionReportsIt() {
        assertEquals(
                new HookMoment.CompactionReported("SessionStart"),
                read("SessionStart", "source", "compact").moment());
    }

    @Test
    void promptsAndToolResultsAreTiedToTheirLines() {
        assertEquals(
                new HookMoment.TextWelcome(Carrier.PROMPT, "UserPromptSubmit", Optional.of("p-1")),
                read("UserPromptSubmit", "prompt_id", "p-1").moment());
        assertEquals(
                new HookMoment.TextWelcome(Carrier.TOOL_RESULT, "PostToolUse", Optional.of("toolu_1")),
                read("PostToolUse", "tool_use_id", "toolu_1").moment());
    }

    @ParameterizedTest
    @CsvSource({"manual,cli,true,true", "manual,sdk-cli,false,true", "auto,cli,false,false", "new-word,cli,false,false"
    })
    void onlyAManualCompactionInATerminalCanBeBlocked(String trigger, String entry, boolean block, boolean steer) {
        environment.put("CLAUDE_CODE_ENTRYPOINT", entry);

        assertEquals(
                new HookMoment.CompactionExpected(Trigger.of(trigger), block, steer),
                read("PreCompact", "trigger", trigger).moment());
    }

    @ParameterizedTest
    @ValueSource(strings = {"PreCompact", "preCompact", "pre-compact", "pre_compact"})
    void anySpellingOfTheEventIsUnderstood(String event) {
        HookCall call = dialect.read(event, payload("PreCompact", "trigger", "auto"), environment);

        assertEquals("PreCompact", call.event());
        assertInstanceOf(HookMoment.CompactionExpected.class, call.moment());
    }

    @Test
    void subagentsOtherEventsAndMismatchesAreIgnored() {
        assertIgnored(read("PostToolUse", "agent_id", "a1"));
        assertIgnored(dialect.read("Stop", payload("Stop", "x", "y"), environment));
        assertIgnored(dialect.read("pre-compact", payload("SessionStart", "source", "compact"), environment));
    }

    @Test
    void aClaudeHookThatCopilotRunsIsIgnored() {
        environment.put("COPILOT_CLI", "1");
        log = home.resolve(".copilot/session-state/" + SESSION + "/events.jsonl");
        assertIgnored(read("PreCompact", "trigger", "manual"));

        environment.remove("COPILOT_CLI");
        log = Path.of("/elsewhere/session-state/" + SESSION + "/events.jsonl");
        assertIgnored(read("PreCompact", "trigger", "manual"));
    }

    @Test
    void aPayloadWithoutALogIsCopilotsWhenTheSessionIs() throws IOException {
        byte[] bare = ("{\"hook_event_name\":\"UserPromptSubmit\",\"session_id\":\"" + SESSION + "\",\"prompt\":\"x\"}")
                .getBytes(StandardCharsets.UTF_8);
        assertEquals(
                Optional.of("The payload names no transcript."),
                dialect.read("UserPromptSubmit", bare, environment).problem());
        assertFalse(dialect.read("UserPromptSubmit", bare, environment).moment() instanceof HookMoment.Ignored);

        Files.createDirectories(home.resolve(".copilot/session-state/" + SESSION));
        assertIgnored(dialect.read("UserPromptSubmit", bare, environment));
    }

    @Test
    void aClaudeStartedFromCopilotsShellIsItself() {
        environment.put("COPILOT_CLI", "1");

        assertInstanceOf(
                HookMoment.CompactionExpected.class,
                read("PreCompact", "trigger", "manual").moment());
    }

    @Test
    void aLogOutsideTheAgentsFolderIsAProblemNotAFile() throws IOException {
        log = Files.createFile(home.resolve("secret.jsonl"));

        HookCall call = read("PreCompact", "trigger", "manual");

        assertEquals(Optional.empty(), call.transcript());
        assertTrue(call.problem().isPresent());
    }

    @Test
    void theConfiguredFolderHoldsTheLogs() {
        environment.put("CLAUDE_CONFIG_DIR", home.resolve("other").toString());
        assertEquals(Optional.empty(), read("PreCompact", "trigger", "auto").transcript());

        log = home.resolve("other/projects/p/" + SESSION + ".jsonl");
        assertEquals(Optional.of(log), read("PreCompact", "trigger", "auto").transcript());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "no json SECRET",
                "[]",
                "null",
                "{\"session_id\":7}",
                "{\"session_id\":\"\"}",
                "{\"session_id\":null}",
                "{\"transcript_path\":\"SECRET\"}",
                "{\"session_id\":\"SECRET\\u0000\"}",
                "{\"session_id\":\"s\",\"transcript_path\":[\"SECRET\"]}",
                "{\"session_id\":\"s\",\"transcript_path\":\"/x\",\"cwd\":{}}",
                "{\"session_id\":\"s\",\"transcript_path\":\"/x\",\"trigger\":3}",
                "{\"session_id\":\"s\",\"transcript_path\":\"/x\"}"
            })
    void whatCannotBeUnderstoodIsSaidWithoutQuotingIt(String payload) {
        MalformedPayloadException problem = assertThrows(
                MalformedPayloadException.class,
                () -> dialect.read("PreCompact", payload.getBytes(StandardCharsets.UTF_8), environment));

        assertTrue(String.valueOf(problem.getMessage()).startsWith("The payload"), problem.getMessage());
        assertFalse(String.valueOf(problem.getMessage()).contains("SECRET"));
    }

    @Test
    void silenceIsNoBytes() {
        for (String event :
                new String[] {"SessionStart", "UserPromptSubmit", "PostToolUse", "PreCompact", "SessionEnd"}) {
            assertEquals(HookReply.SILENT, reply(event, new HookOutcome.GoOn()));
        }
        assertEquals(HookReply.SILENT, reply("PreCompact", new HookOutcome.Warn("leaks")));
        assertEquals(HookReply.SILENT, reply("PreCompact", new HookOutcome.Inject("invalid here")));
        assertEquals(HookReply.SILENT, reply("UserPromptSubmit", new HookOutcome.Block("would stop a prompt")));
        assertEquals(HookReply.SILENT, reply("PostToolUse", new HookOutcome.Steer("no compaction")));
        assertEquals(HookReply.SILENT, reply("no-such-event", new HookOutcome.Inject("x")));
    }

    @Test
    void textIsLetInAsContextOfItsEvent() {
        HookReply reply = reply("PostToolUse", new HookOutcome.Inject("a \"b\"\n\\c 漢"));

        assertEquals(
                "{\"hookSpecificOutput\":{\"hookEventName\":\"PostToolUse\","
                        + "\"additionalContext\":\"a \\\"b\\\"\\n\\\\c 漢\"}}",
                reply.stdout());
        assertEquals(0, reply.exit());
        assertEquals("", reply.stderr());
    }

    @Test
    void aCompactionIsBlockedSteeredOrStarted() {
        assertEquals(
                new HookReply(0, "{\"decision\":\"block\",\"reason\":\"why\\nhow\"}", ""),
                reply("PreCompact", new HookOutcome.Block("why\nhow")));
        assertEquals(new HookReply(0, "plain text", ""), reply("PreCompact", new HookOutcome.Steer("plain text")));
        assertEquals(
                new HookReply(0, "{\"systemMessage\":\"look\"}", ""),
                reply("SessionStart", new HookOutcome.Warn("look")));
    }

    private HookReply reply(String event, HookOutcome outcome) {
        HookCall call = new HookCall(
                new SessionKey(HostId.CLAUDE_CODE, SESSION),
                event,
                new HookMoment.Ignored("test"),
                home,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
        return dialect.write(call, outcome);
    }

    private HookCall read(String event, String field, String value) {
        return dialect.read(event, payload(event, field, value), environment);
    }

    private byte[] payload(String event, String field, String value) {
        Map<String, String> payload = new LinkedHashMap<>();
        payload.put("session_id", SESSION);
        payload.put("transcript_path", log.toString());
        payload.put("cwd", "/srv/demo");
        payload.put("hook_event_name", event);
        payload.put(field, value);
        return (Json.write(payload) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    private static void assertIgnored(HookCall call) {
        assertInstanceOf(HookMoment.Ignored.class, call.moment());
    }
}
