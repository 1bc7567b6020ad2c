// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import static dev.relaybook.bridge.engine.ClaudeAtWork.context;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.bridge.hosts.HookReply;
import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.model.ledger.CompactionEvent;
import dev.relaybook.model.ledger.DeliveryEvent;
import dev.relaybook.model.ledger.Entry;
import dev.relaybook.model.ledger.Event;
import dev.relaybook.model.ledger.HostId;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.RecordEvent;
import dev.relaybook.model.ledger.SessionKey;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Hooks that never came are made good by whoever follows the transcripts. */
class FollowSessionsTest {
    private static final String COPILOT = "copilot-1";

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
    void whoIsWellSaysSo() throws Exception {
        Files.createFile(claude.home.unanswered());

        try (var _ = claude.relaybook().followSessions()) {
            await(() -> !Files.exists(claude.home.unanswered()));
        }
    }

    @Test
    void aBoundaryWithoutHooksOpensTheGate() throws Exception {
        claude.startsUp();
        claude.records(Kind.FACT, "the port is 8443");
        claude.logsPrompt("p1", "hello");

        try (var _ = claude.relaybook().followSessions()) {
            claude.logsBoundary("b1", "auto", "short");
            claude.logsAnswer("on we go");
            await(claude::gateIsOpen);

            String text = context(claude.prompts("p2"));
            assertTrue(text.contains("the port is 8443"), text);
            claude.logsPrompt("p2", "next");
            claude.logsInjection("UserPromptSubmit", text);
            await(() -> !claude.gateIsOpen());
        }

        assertEquals("confirmed", claude.states());
        assertEquals(HookReply.SILENT, claude.prompts("p3"));
    }

    @Test
    void whatHappenedWhileNobodyListenedIsSeenAtTheStart() throws Exception {
        claude.startsUp();
        claude.logsBoundary("b1", "manual", "short");

        try (var _ = claude.relaybook().followSessions()) {
            await(claude::gateIsOpen);
        }

        assertEquals("armed", claude.states());
    }

    @Test
    void aCompactionOfCopilotWithoutItsHookIsHandedOverOnce() throws Exception {
        Path log = folder.resolve(".copilot/session-state/" + COPILOT + "/events.jsonl");
        Files.createDirectories(log.getParent());
        SessionKey key = new SessionKey(HostId.COPILOT_CLI, COPILOT);
        GateFiles gates = new GateFiles(claude.home);
        copilot("sessionStart", "\"source\":\"new\"");
        event(log, "session.start", "{\"sessionId\":\"" + COPILOT + "\"}");

        try (var _ = claude.relaybook().followSessions()) {
            event(
                    log,
                    "session.compaction_complete",
                    "{\"success\":true,\"compactionAttemptId\":\"k1\",\"trigger\":\"manual\",\"summaryContent\":\"s\"}");
            await(() -> gates.isOpen(key));

            assertFalse(copilot("userPromptSubmitted", "\"prompt\":\"go on\"").isEmpty());
            assertEquals("", copilot("userPromptSubmitted", "\"prompt\":\"and on\""));
        }
    }

    @Test
    void anUnreadableLogIsToldOnceAndDisturbsNobody() throws Exception {
        claude.startsUp();
        Files.createDirectory(claude.log);

        FollowSessions follow = claude.relaybook().followSessions();
        await(() -> !claude.journal.isEmpty());
        follow.close();

        follow.lookOnce();
        follow.lookOnce();
        assertEquals(1, claude.journal.size(), claude.journal.toString());
    }

    @Test
    void whatHooksAndOthersReadAtTheSameTimeCountsOnce() throws Exception {
        claude.startsUp();
        AtomicBoolean done = new AtomicBoolean();
        Thread other = Thread.ofPlatform().start(() -> {
            while (!done.get()) {
                var _ = claude.relaybook().update(claude.session(), Deadline.in(Duration.ofSeconds(10)));
            }
        });

        for (int i = 0; i < 60; i++) {
            claude.logsPrompt("p" + i, "go on");
            claude.logsAnswer("FACT: the value " + i + " matters");
            if (i % 5 == 0) claude.logsBoundary("b" + i, "auto", "short");
            claude.prompts("q" + i);
        }
        done.set(true);
        other.join();

        List<Event> events = claude.relaybook().ledgers().read(in -> in.history(ClaudeAtWork.KEY.ledger())).stream()
                .map(Entry::event)
                .toList();
        assertEquals(60, count(events, RecordEvent.Added.class));
        assertEquals(0, count(events, RecordEvent.SaidAgain.class));
        assertEquals(12, count(events, CompactionEvent.Completed.class));
        assertEquals(12, count(events, CompactionEvent.CheckpointTaken.class));
        assertEquals(12, count(events, DeliveryEvent.Armed.class));
        assertEquals(List.of(), claude.relaybook().verify());
    }

    private static long count(List<Event> events, Class<? extends Event> type) {
        return events.stream().filter(type::isInstance).count();
    }

    private String copilot(String event, String fields) {
        String payload = "{\"sessionId\":\"%s\",\"cwd\":%s,\"timestamp\":%d,%s}"
                .formatted(
                        COPILOT,
                        Json.write(claude.project.toString()),
                        claude.clock.instant().toEpochMilli(),
                        fields);
        claude.environment.putAll(Map.of("COPILOT_CLI", "1"));
        return claude.hook("copilot-cli", event, payload.getBytes(StandardCharsets.UTF_8))
                .stdout();
    }

    private void event(Path log, String type, String data) throws IOException {
        String line = "{\"type\":\"%s\",\"id\":\"%s\",\"timestamp\":\"%s\",\"data\":%s}\n"
                .formatted(type, type + data.hashCode(), claude.clock.instant(), data);
        Files.writeString(log, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    private static void await(BooleanSupplier condition) throws InterruptedException {
        long end = System.nanoTime() + 10_000_000_000L;
        while (!condition.getAsBoolean()) {
            assertTrue(System.nanoTime() < end, "it did not come about in time");
            Thread.sleep(20);
        }
    }
}
