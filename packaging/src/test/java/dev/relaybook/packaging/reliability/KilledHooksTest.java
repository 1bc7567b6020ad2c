// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.reliability;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.packaging.agents.rig.Await;
import dev.relaybook.packaging.image.PackagedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * An agent whose hooks are killed at any moment, compaction after compaction: behind each boundary stands one handoff in
 * the end. The seed and the number of compactions can be set by {@code -Dreliability.seed} and {@code -Dreliability.rounds}.
 */
@Tag("reliability")
@Timeout(3 * 3600)
class KilledHooksTest {
    private static final String SESSION = "5ab7c1d2-0000-4000-8000-000000000001";
    private static final int ROUNDS = Integer.getInteger("reliability.rounds", 60);

    @TempDir
    private Path folder;

    private final long seed = Long.getLong("reliability.seed", System.nanoTime());
    private final Random random = new Random(seed);
    private MortalHooks hooks;
    private ConversationLog log;
    private int longestLifeMillis;
    private int expected; // handoffs behind the newest boundary
    private int prompts;

    @BeforeEach
    void startSession() throws Exception {
        hooks = new MortalHooks(PackagedImage.built(), folder);
        log = new ConversationLog(folder.resolve(".claude/projects/x/" + SESSION + ".jsonl"), SESSION);
        call("session-start", "SessionStart", Map.of("source", "startup"), Optional.empty());
        hooks.relaybook("add", "--session", SESSION, "decision", "use SQLite for the ledger");
    }

    @Test
    void nobodyListens() throws Exception {
        longestLifeMillis = 200;
        for (int round = 1; round <= ROUNDS; round++) compaction(round);
        assertAllIsWell();
    }

    @Test
    void aServerIsKilledAndStartedAgain() throws Exception {
        longestLifeMillis = 40;
        Process server = hooks.serve();
        try {
            Await.until("the server to listen", Duration.ofSeconds(60), () -> Files.exists(socket()));
            for (int round = 1; round <= ROUNDS; round++) {
                if (round % 5 == 0) {
                    MortalHooks.kill(server);
                    if (random.nextBoolean()) compaction(-round);
                    server = hooks.serve();
                }
                compaction(round);
            }
        } finally {
            MortalHooks.kill(server);
        }
        assertAllIsWell();
    }

    private void compaction(int round) throws Exception {
        String trigger = random.nextBoolean() ? "auto" : "manual";
        call("pre-compact", "PreCompact", Map.of("trigger", trigger), perhaps());
        boolean begun = !openGates().isEmpty();
        boolean fails = random.nextInt(10) == 0;
        if (!fails) {
            Optional<String> text = call("session-start", "SessionStart", Map.of("source", "compact"), perhaps());
            begun |= !openGates().isEmpty();
            expected = begun ? 1 : 0;
            log.compacted(trigger);
            if (text.isPresent()) log.injected("SessionStart", text.get());
        }
        for (int turn = 0; turn < 2; turn++) turn(perhaps());
        // a text that was lost is proven to be by the answer after it, and comes with the prompt after that
        for (int turn = 0; turn < 3; turn++) turn(Optional.empty());

        // hooks that were killed before they had done anything are hooks that were not called
        assertEquals(
                Math.max(expected, log.handoffs() > 0 ? 1 : 0),
                log.handoffs(),
                () -> "seed " + seed + ", round " + round + ", " + hooks.killed() + " hooks killed; see " + log.file());
    }

    private void turn(Optional<Duration> lifetime) throws Exception {
        String id = "p" + ++prompts;
        Optional<String> text = call("user-prompt-submit", "UserPromptSubmit", Map.of("prompt_id", id), lifetime);
        log.prompt(id, "go on");
        if (text.isPresent()) log.injected("UserPromptSubmit", text.get());
        log.answer("Going on.");
    }

    /** When the next hook is killed; half of them live. */
    private Optional<Duration> perhaps() {
        if (random.nextBoolean()) return Optional.empty();
        return Optional.of(Duration.ofMillis(random.nextInt(longestLifeMillis)));
    }

    private Optional<String> call(String event, String name, Map<String, String> fields, Optional<Duration> lifetime)
            throws Exception {
        Map<String, String> payload = new LinkedHashMap<>();
        payload.put("session_id", SESSION);
        payload.put("transcript_path", log.file().toString());
        payload.put("cwd", folder.toString());
        payload.put("hook_event_name", name);
        payload.putAll(fields);
        return hooks.call(event, payload, lifetime);
    }

    private void assertAllIsWell() throws Exception {
        assertTrue(hooks.killed() > ROUNDS / 2, hooks.killed() + " hooks killed");
        System.out.printf("%d compactions, %d hooks killed, seed %d%n", ROUNDS, hooks.killed(), seed);
        hooks.relaybook("verify");
        call("user-prompt-submit", "UserPromptSubmit", Map.of("prompt_id", "last"), Optional.empty());
        assertEquals(List.of(), openGates());
        assertFalse(hooks.relaybook("show", "--session", SESSION).isEmpty());
    }

    private List<Path> openGates() throws IOException {
        if (!Files.exists(hooks.home().resolve("open/claude-code"))) return List.of();
        try (var files = Files.list(hooks.home().resolve("open/claude-code"))) {
            return files.toList();
        }
    }

    private Path socket() {
        return hooks.home().resolve("socket");
    }
}
