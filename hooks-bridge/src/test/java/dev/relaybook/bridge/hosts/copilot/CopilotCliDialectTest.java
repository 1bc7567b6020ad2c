// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.copilot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.bridge.hosts.HookCall;
import dev.relaybook.bridge.hosts.HookReply;
import dev.relaybook.bridge.hosts.MalformedPayloadException;
import dev.relaybook.model.delivery.HookMoment;
import dev.relaybook.model.delivery.HookOutcome;
import dev.relaybook.model.ledger.Carrier;
import dev.relaybook.model.ledger.HostId;
import dev.relaybook.model.ledger.SessionKey;
import dev.relaybook.model.ledger.Trigger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CopilotCliDialectTest {
    private static final String COMMON = "\"sessionId\":\"s-1\",\"timestamp\":1796073591610,\"cwd\":\"/srv/demo\"";

    @TempDir
    private Path home;

    private final CopilotCliDialect dialect = new CopilotCliDialect();
    private final Map<String, String> environment = new HashMap<>();

    @BeforeEach
    void setUp() {
        environment.put("HOME", home.toString());
        environment.put("COPILOT_CLI", "1");
        environment.put("COPILOT_CLI_BINARY_VERSION", "1.0.102");
    }

    @Test
    void aPromptLetsTextInAndItsLogLineIsAwaited() {
        String anchor = "hook:userPromptSubmitted:1796073591610";

        assertEquals(
                new HookCall(
                        new SessionKey(HostId.COPILOT_CLI, "s-1"),
                        "userPromptSubmitted",
                        new HookMoment.TextWelcome(Carrier.PROMPT, "userPromptSubmitted", Optional.of(anchor)),
                        Path.of("/srv/demo"),
                        Optional.of(home.resolve(".copilot/session-state/s-1/events.jsonl")),
                        Optional.empty(),
                        Optional.of("1.0.102"),
                        Optional.of(anchor)),
                read("user-prompt-submitted", "\"prompt\":\"hello\""));
    }

    @Test
    void toolResultsAndStartsAreUnderstood() {
        assertEquals(
                new HookMoment.TextWelcome(
                        Carrier.TOOL_RESULT, "postToolUse", Optional.of("hook:postToolUse:1796073591610")),
                read("PostToolUse", "\"toolName\":\"bash\",\"toolResult\":{\"textResultForLlm\":\"x\"}")
                        .moment());
        assertEquals(
                new HookMoment.SessionBegan(Optional.empty(), Optional.empty(), Optional.of("sessionStart")),
                read("sessionStart", "\"source\":\"resume\"").moment());
        assertEquals(
                Optional.empty(), read("sessionStart", "\"source\":\"new\"").awaited());
    }

    @Test
    void aCompactionCanNeitherBeBlockedNorSteered() {
        assertEquals(
                new HookMoment.CompactionExpected(Trigger.MANUAL, false, false),
                read("preCompact", "\"trigger\":\"manual\"").moment());
        assertEquals(
                new HookMoment.CompactionExpected(Trigger.AUTO, false, false),
                read("preCompact", "\"trigger\":\"auto\"").moment());
    }

    @Test
    void subagentsNotificationsAndForeignFormsAreIgnored() {
        assertIgnored(read("userPromptSubmitted", "\"prompt\":\"x\",\"agentId\":\"a\""));
        assertIgnored(read("userPromptSubmitted", "\"prompt\":\"<system_notification>\\nx\""));
        assertIgnored(read("agentStop", "\"stopReason\":\"end_turn\""));
        assertIgnored(
                dialect.read("preCompact", bytes("{\"session_id\":\"s-1\",\"trigger\":\"manual\"}"), environment));
    }

    @Test
    void theLogLiesInCopilotsOwnFolderOnly() {
        environment.put("COPILOT_HOME", home.resolve("cp").toString());
        Path log = home.resolve("cp/session-state/s-1/events.jsonl");
        assertEquals(
                Optional.of(log), read("preCompact", "\"trigger\":\"auto\"").transcript());

        HookCall foreign = read("preCompact", "\"trigger\":\"auto\",\"transcriptPath\":\"/etc/passwd\"");
        assertEquals(Optional.empty(), foreign.transcript());
        assertTrue(foreign.problem().isPresent());

        String climbing = "{\"sessionId\":\"../../../x\",\"trigger\":\"auto\"}";
        assertEquals(
                Optional.empty(),
                dialect.read("preCompact", bytes(climbing), environment).transcript());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "SECRET",
                "7",
                "{}",
                "{\"sessionId\":{\"SECRET\":1}}",
                "{\"sessionId\":\"s\",\"trigger\":[\"SECRET\"]}",
                "{\"sessionId\":\"s\"}"
            })
    void whatCannotBeUnderstoodIsSaidWithoutQuotingIt(String payload) {
        MalformedPayloadException problem = assertThrows(
                MalformedPayloadException.class, () -> dialect.read("preCompact", bytes(payload), environment));

        assertTrue(String.valueOf(problem.getMessage()).startsWith("The payload"));
        assertFalse(String.valueOf(problem.getMessage()).contains("SECRET"));
    }

    @Test
    void aCallWithoutATimeIsNotAwaited() {
        HookCall call = dialect.read("postToolUse", bytes("{\"sessionId\":\"s\",\"timestamp\":\"soon\"}"), environment);

        assertEquals(Optional.empty(), call.awaited());
    }

    @Test
    void textGoesToTheTopLevelAndWarningsToStderr() {
        HookCall prompt = read("userPromptSubmitted", "\"prompt\":\"x\"");
        HookCall compaction = read("preCompact", "\"trigger\":\"manual\"");

        assertEquals(
                new HookReply(0, "{\"additionalContext\":\"a\\nb\"}", ""),
                dialect.write(prompt, new HookOutcome.Inject("a\nb")));
        assertEquals(
                new HookReply(2, "", "first second\n"),
                dialect.write(compaction, new HookOutcome.Block("first\n  second\n")));
        assertEquals(new HookReply(2, "", "look\n"), dialect.write(compaction, new HookOutcome.Warn("look")));
        assertEquals(HookReply.SILENT, dialect.write(prompt, new HookOutcome.Warn("look")));
        assertEquals(HookReply.SILENT, dialect.write(prompt, new HookOutcome.GoOn()));
        assertEquals(HookReply.SILENT, dialect.write(compaction, new HookOutcome.Inject("nobody reads it")));
        assertEquals(HookReply.SILENT, dialect.write(compaction, new HookOutcome.Steer("nobody reads it")));
    }

    private HookCall read(String event, String fields) {
        return dialect.read(event, bytes("{" + COMMON + "," + fields + "}"), environment);
    }

    private static byte[] bytes(String payload) {
        return payload.getBytes(StandardCharsets.UTF_8);
    }

    private static void assertIgnored(HookCall call) {
        assertInstanceOf(HookMoment.Ignored.class, call.moment());
    }
}
