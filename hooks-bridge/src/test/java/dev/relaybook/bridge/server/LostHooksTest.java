// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.bridge.engine.FileJournal;
import dev.relaybook.bridge.engine.FollowSessions;
import dev.relaybook.bridge.engine.GateFiles;
import dev.relaybook.bridge.engine.Home;
import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.bridge.engine.ReplyHeader;
import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Delivery;
import dev.relaybook.model.ledger.DeliveryState;
import dev.relaybook.model.ledger.HostId;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.Provenance;
import dev.relaybook.model.ledger.SessionKey;
import dev.relaybook.model.ledger.Source;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A compaction is found while somebody listens, though no hook told of it. */
@Timeout(60)
class LostHooksTest {
    private static final Duration SOON = Duration.ofSeconds(10);
    private static final SessionKey COPILOT =
            new SessionKey(HostId.COPILOT_CLI, "c0b1107e-0000-4000-8000-000000000001");
    private static final SessionKey CLAUDE = new SessionKey(HostId.CLAUDE_CODE, "c1a0de00-0000-4000-8000-000000000001");

    @TempDir
    private Path folder;

    private Home home;
    private Path project;
    private Relaybook relaybook;
    private Optional<BridgeServer> listening = Optional.empty();
    private Optional<FollowSessions> following = Optional.empty();
    private int lines;

    @BeforeEach
    void open() throws IOException {
        home = new Home(folder.resolve("relaybook"));
        project = Files.createDirectories(folder.resolve("project"));
        relaybook = Relaybook.open(home, new FileJournal(home), Clock.systemUTC());
    }

    @AfterEach
    void close() throws IOException {
        if (listening.isPresent()) stopListening();
        relaybook.close();
    }

    @Test
    void copilotsNextPromptBringsTheHandoffThoughNoHookToldOfTheCompaction() throws IOException {
        listen();
        post(COPILOT, "sessionStart", "\"source\":\"new\"");
        record(COPILOT);
        copilotCompacts();

        assertSoon(() -> gateIsOpen(COPILOT));

        assertTrue(copilotPrompts().contains("the port is 8080"));
        assertFalse(copilotPrompts().contains("the port is 8080"));
    }

    @Test
    void claudesNextPromptBringsTheHandoffThoughNoHookToldOfTheCompaction() throws IOException {
        listen();
        post(CLAUDE, "SessionStart", "\"source\":\"startup\"");
        record(CLAUDE);
        claudeCompacts();

        assertSoon(() -> gateIsOpen(CLAUDE));

        assertTrue(claudePrompts("p1").contains("the port is 8080"));
        assertFalse(claudePrompts("p2").contains("the port is 8080"));
    }

    @Test
    void whatHappenedWhileNobodyListenedIsFoundAtTheStart() throws IOException {
        listen();
        post(COPILOT, "sessionStart", "\"source\":\"new\"");
        post(CLAUDE, "SessionStart", "\"source\":\"startup\"");
        stopListening();
        copilotCompacts();
        claudeCompacts();
        assertFalse(gateIsOpen(COPILOT) || gateIsOpen(CLAUDE));

        listen();

        assertSoon(() -> gateIsOpen(COPILOT) && gateIsOpen(CLAUDE));
    }

    @Test
    void theProofOfArrivalIsFoundAndTheGateCloses() throws IOException {
        listen();
        post(CLAUDE, "SessionStart", "\"source\":\"startup\"");
        record(CLAUDE);
        claudeCompacts();
        assertSoon(() -> gateIsOpen(CLAUDE));
        String text = Json.read(claudePrompts("p1").getBytes(StandardCharsets.UTF_8))
                .flatMap(it -> it.at("hookSpecificOutput").text("additionalContext"))
                .orElseThrow();

        claudeLogs("user", "\"promptId\":\"p1\",\"message\":{\"role\":\"user\",\"content\":\"go on\"}");
        claudeLogs(
                "attachment",
                "\"attachment\":{\"type\":\"hook_additional_context\",\"hookEvent\":\"UserPromptSubmit\",\"content\":["
                        + Json.write(text) + "]}");

        assertSoon(() -> !gateIsOpen(CLAUDE));
        assertEquals(List.of(DeliveryState.CONFIRMED), states(CLAUDE));
    }

    @Test
    void aHookDoesNotWaitForItsLineWhenThatWasReadBefore() throws IOException {
        listen();
        post(COPILOT, "sessionStart", "\"source\":\"new\"");
        copilotCompacts();
        assertSoon(() -> gateIsOpen(COPILOT));

        long quickest = Long.MAX_VALUE;
        for (int i = 0; i < 3; i++) quickest = Math.min(quickest, millisOfPromptWhoseLineWasRead());

        assertTrue(quickest < 400, quickest + " ms");
    }

    private long millisOfPromptWhoseLineWasRead() throws IOException {
        long time = copilotLogsPromptHook();
        assertSoon(() -> relaybook
                .ledgers()
                .<Boolean>read(in -> in.cursor(COPILOT)
                        .filter(cursor -> cursor.line() == lines)
                        .isPresent()));
        long start = System.nanoTime();
        post(COPILOT, "userPromptSubmitted", "\"prompt\":\"go on\",\"timestamp\":" + time);
        return Duration.ofNanos(System.nanoTime() - start).toMillis();
    }

    private void listen() throws IOException {
        listening = Optional.of(BridgeServer.start(
                home, Map.of("XDG_RUNTIME_DIR", folder.toString()), relaybook.hooks(), relaybook.contract()));
        following = Optional.of(relaybook.followSessions());
    }

    private void stopListening() throws IOException {
        following.orElseThrow().close();
        listening.orElseThrow().close();
        listening = Optional.empty();
    }

    private void record(SessionKey session) {
        var _ = relaybook
                .curating()
                .record()
                .record(
                        session.ledger(),
                        Actor.HUMAN,
                        Kind.FACT,
                        "the port is 8080",
                        Provenance.said(Source.HUMAN, Optional.of(session), Instant.now()));
    }

    private boolean gateIsOpen(SessionKey session) {
        return new GateFiles(home).isOpen(session);
    }

    private List<DeliveryState> states(SessionKey session) {
        return relaybook.ledgers().<List<Delivery>>read(in -> in.deliveries(session.ledger())).stream()
                .map(Delivery::state)
                .toList();
    }

    private String copilotPrompts() throws IOException {
        return post(COPILOT, "userPromptSubmitted", "\"prompt\":\"go on\",\"timestamp\":" + copilotLogsPromptHook());
    }

    /** Copilot logs that it calls a hook before the hook is called. */
    private long copilotLogsPromptHook() throws IOException {
        long time = 1_796_073_614_000L + lines;
        copilotLogs(
                "hook.start",
                "\"hookType\":\"userPromptSubmitted\",\"input\":{\"prompt\":\"go on\",\"timestamp\":" + time + "}");
        return time;
    }

    private String claudePrompts(String id) throws IOException {
        return post(CLAUDE, "UserPromptSubmit", "\"prompt_id\":\"" + id + "\"");
    }

    private void copilotCompacts() throws IOException {
        copilotLogs(
                "session.compaction_complete",
                "\"success\":true,\"compactionAttemptId\":\"a1\",\"trigger\":\"auto\",\"summaryContent\":\"short\"");
    }

    private void claudeCompacts() throws IOException {
        claudeLogs("system", "\"subtype\":\"compact_boundary\",\"compactMetadata\":{\"trigger\":\"auto\"}");
        claudeLogs(
                "user", "\"isCompactSummary\":true,\"message\":{\"role\":\"user\",\"content\":\"Summary:\\nshort\"}");
    }

    private void copilotLogs(String type, String data) throws IOException {
        log(
                COPILOT,
                "{\"type\":\"" + type + "\",\"data\":{" + data + "},\"id\":\"e" + lines + "\",\"timestamp\":\""
                        + Instant.now() + "\"}");
    }

    private void claudeLogs(String type, String fields) throws IOException {
        log(
                CLAUDE,
                "{\"isSidechain\":false," + fields + ",\"type\":\"" + type + "\",\"uuid\":\"u" + lines
                        + "\",\"timestamp\":\"" + Instant.now() + "\"}");
    }

    private void log(SessionKey session, String line) throws IOException {
        lines++;
        Path file = transcript(session);
        Files.createDirectories(file.getParent());
        Files.writeString(file, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    private Path transcript(SessionKey session) {
        return session.equals(COPILOT)
                ? folder.resolve(".copilot/session-state/" + session.id() + "/events.jsonl")
                : folder.resolve(".claude/projects/x/" + session.id() + ".jsonl");
    }

    private String post(SessionKey session, String event, String fields) throws IOException {
        boolean copilot = session.equals(COPILOT);
        String payload = copilot
                ? "{\"sessionId\":\"" + session.id() + "\",\"cwd\":\"" + project + "\"," + fields + "}"
                : "{\"session_id\":\"" + session.id() + "\",\"transcript_path\":\"" + transcript(session)
                        + "\",\"cwd\":\"" + project + "\",\"hook_event_name\":\"" + event + "\"," + fields + "}";
        String headers = ReplyHeader.ENVIRONMENT + ": HOME=" + folder + "\r\n";
        String answer = Peer.post(
                listening.orElseThrow().socket(), "/v1/hooks/" + session.host() + "/" + event, headers, payload);
        assertTrue(answer.startsWith("HTTP/1.1 200"), answer);
        return answer.substring(answer.indexOf("\r\n\r\n") + 4);
    }

    private static void assertSoon(BooleanSupplier condition) {
        long end = System.nanoTime() + SOON.toNanos();
        while (!condition.getAsBoolean()) {
            assertTrue(System.nanoTime() < end, "not within " + SOON);
            LockSupport.parkNanos(5_000_000);
        }
    }
}
