// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.claude;

import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.bridge.hosts.log.PendingCalls;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What a Claude Code reader knows of the lines before. */
final class ClaudeState {
    final PendingCalls calls;
    final ClaudeTasks tasks;

    /** The answer that the newest assistant line belongs to. */
    private String turn;

    /** The newest assistant line, and its time in milliseconds. */
    private String newest;

    private long newestAt;

    /** The prompt that is being handled. */
    Optional<String> prompt;

    /** The output of a hook that the line before let in as plain text. */
    String plainOutput = "";

    ClaudeState(String text) {
        Json state = Json.read(text.getBytes(StandardCharsets.UTF_8))
                .or(() -> Json.read("{}".getBytes(StandardCharsets.UTF_8)))
                .orElseThrow();
        calls = PendingCalls.restored(state.items("calls"));
        tasks = ClaudeTasks.restored(state.items("tasks"));
        turn = state.text("turn").orElse("");
        newest = state.text("newest").orElse("");
        newestAt = state.number("newestAt").orElse(0L);
        prompt = state.text("prompt");
    }

    /** Before some boundaries the host writes older lines once more; a copy keeps its id and its time. */
    boolean isCopy(ClaudeLine line) {
        long at = line.at().map(Instant::toEpochMilli).orElse(newestAt);
        if (at < newestAt || line.id().equals(newest)) return true;
        newest = line.id();
        newestAt = at;
        return false;
    }

    /** Whether another answer than the last one begins. */
    boolean begins(String answer) {
        boolean other = !answer.equals(turn);
        turn = answer;
        return other;
    }

    String text() {
        Map<String, Object> state = new LinkedHashMap<>();
        state.put("turn", turn);
        state.put("newest", newest);
        state.put("newestAt", newestAt);
        prompt.ifPresent(id -> state.put("prompt", id));
        state.put("calls", calls.state());
        state.put("tasks", tasks.state());
        return Json.write(state);
    }
}
