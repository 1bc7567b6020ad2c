// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.codex;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
import dev.relaybook.model.ledger.SessionEvent.Link;
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

class CodexCliDialectTest {
    @TempDir
    private Path home;

    private final CodexCliDialect dialect = new CodexCliDialect();
    private final Map<String, String> environment = new HashMap<>();

    @BeforeEach
    void setUp() {
        environment.put("HOME", home.toString());
    }

    @Test
    void aPromptLetsTextInAndNamesItsTurn() {
        assertEquals(
                new HookCall(
                        new SessionKey(HostId.CODEX_CLI, "t-1"),
                        "UserPromptSubmit",
                        new HookMoment.TextWelcome(Carrier.PROMPT, "UserPromptSubmit", Optional.of("turn-1")),
                        Path.of("/srv/demo"),
                        Optional.of(rollout()),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty()),
                read("UserPromptSubmit", "'turn_id':'turn-1','prompt':'hello'"));
    }

    @Test
    void afterACompactionTheSessionStartLetsTextInAsAPromptDoes() {
        assertEquals(
                new HookMoment.TextWelcome(Carrier.PROMPT, "SessionStart", Optional.empty()),
                read("SessionStart", "'source':'compact'").moment());
    }

    @Test
    void startsAreTold() {
        assertEquals(
                started(Optional.empty()),
                read("SessionStart", "'source':'startup'").moment());
        assertEquals(
                started(Optional.of(Link.RESUME)),
                read("SessionStart", "'source':'resume'").moment());
        assertEquals(
                started(Optional.of(Link.CLEAR)),
                read("SessionStart", "'source':'clear'").moment());
        assertEquals(
                started(Optional.empty()),
                read("SessionStart", "'source':'fork'").moment());
    }

    private static HookMoment started(Optional<Link> link) {
        return new HookMoment.SessionBegan(Optional.empty(), link, Optional.of("SessionStart"));
    }

    @Test
    void onlyAManualCompactionCanBeStopped() {
        assertEquals(
                new HookMoment.CompactionExpected(Trigger.MANUAL, true, false),
                read("PreCompact", "'turn_id':'t','trigger':'manual'").moment());
        assertEquals(
                new HookMoment.CompactionExpected(Trigger.AUTO, false, false),
                read("pre-compact", "'turn_id':'t','trigger':'auto'").moment());
    }

    @Test
    void aSubagentHasTheParentsIdAndIsNotTheConversation() {
        var call = read("PreCompact", "'agent_id':'a-1','agent_type':'default','trigger':'auto'");

        assertEquals("t-1", call.session().id());
        assertInstanceOf(HookMoment.Ignored.class, call.moment());
    }

    @Test
    void aTranscriptElsewhereIsNotRead() {
        HookCall call = dialect.read(
                "UserPromptSubmit",
                bytes("{'session_id':'t-1','transcript_path':'/etc/shadow','cwd':'/srv/demo'}"),
                environment);

        assertTrue(call.problem().isPresent());
        environment.put("CODEX_HOME", "/srv/codex");
        assertTrue(read("UserPromptSubmit", "'prompt':'x'").problem().isPresent());
    }

    @Test
    void whatIsNoPayloadIsRefused() {
        for (String payload : new String[] {"", "[]", "{}", "{'session_id':7}", "{'session_id':''}"}) {
            assertThrows(
                    MalformedPayloadException.class,
                    () -> dialect.read("SessionStart", bytes(payload), environment),
                    payload);
        }
    }

    @Test
    void theAnswersHoldNothingThatCodexDoesNotKnow() {
        assertEquals(
                "{\"hookSpecificOutput\":{\"hookEventName\":\"SessionStart\",\"additionalContext\":\"a"
                        + " \\\"text\\\"\"}}",
                write("SessionStart", new HookOutcome.Inject("a \"text\"")).stdout());
        assertEquals(
                "{\"hookSpecificOutput\":{\"hookEventName\":\"UserPromptSubmit\",\"additionalContext\":\"x\"}}",
                write("UserPromptSubmit", new HookOutcome.Inject("x")).stdout());
        assertEquals(
                new HookReply(0, "{\"continue\":false,\"stopReason\":\"not yet\"}", ""),
                write("PreCompact", new HookOutcome.Block("not yet")));
        assertEquals(
                new HookReply(0, "{\"systemMessage\":\"look out\"}", ""),
                write("PreCompact", new HookOutcome.Warn("look out")));
    }

    @Test
    void whatHasNoPlaceIsNotSaid() {
        assertEquals(HookReply.SILENT, write("PreCompact", new HookOutcome.Inject("x")));
        assertEquals(HookReply.SILENT, write("PreCompact", new HookOutcome.Steer("x")));
        assertEquals(HookReply.SILENT, write("SessionStart", new HookOutcome.Block("x")));
        assertEquals(HookReply.SILENT, write("UserPromptSubmit", new HookOutcome.GoOn()));
    }

    private HookReply write(String event, HookOutcome outcome) {
        return dialect.write(read(event, "'trigger':'manual'"), outcome);
    }

    private HookCall read(String event, String fields) {
        String common = "'session_id':'t-1','transcript_path':'" + rollout() + "','cwd':'/srv/demo','model':'m',";
        return dialect.read(event, bytes("{" + common + fields + "}"), environment);
    }

    private Path rollout() {
        return home.resolve(".codex/sessions/2026/01/02/rollout-2026-01-02T03-04-05-t-1.jsonl");
    }

    private static byte[] bytes(String json) {
        return json.replace('\'', '"').getBytes(StandardCharsets.UTF_8);
    }
}
