// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents.rig;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import tools.jackson.databind.JsonNode;

/** Claude Code without a terminal: one process, JSON lines both ways, {@code /compact} is a message like any other. */
public final class ClaudeHeadless implements Conversation {
    private static final Duration TURN = Duration.ofSeconds(90);

    private final Rig rig;
    private final ClaudeCode agent;
    private final JsonProcess process;
    private final AtomicInteger results = new AtomicInteger();
    private volatile String session = "";

    private ClaudeHeadless(Rig rig, ClaudeCode agent, List<String> more) {
        this.rig = rig;
        this.agent = agent;
        var command = new ArrayList<>(agent.headlessCommand());
        command.addAll(more);
        process = new JsonProcess(rig, command, this::hear);
    }

    public static ClaudeHeadless open(Rig rig, ClaudeCode agent) {
        return new ClaudeHeadless(rig, agent, List.of());
    }

    private void hear(JsonNode line) {
        if (line.has("session_id")) {
            session = line.path("session_id").asString();
        }
        if (line.path("type").asString().equals("result")) {
            results.incrementAndGet();
        }
    }

    @Override
    public void say(String prompt) {
        int before = results.get();
        process.send(Map.of("type", "user", "message", Map.of("role", "user", "content", prompt)));
        Await.until("a result of '" + prompt + "'", TURN, () -> results.get() > before);
    }

    @Override
    public void compact() {
        say("/compact");
    }

    @Override
    public void awaitOutput(String text) {
        rig.folder().awaitInLog("agent-output", text);
    }

    @Override
    public String session() {
        return session;
    }

    @Override
    public void quit() {
        process.quit();
    }

    @Override
    public Conversation resume() {
        return new ClaudeHeadless(rig, agent, agent.resuming(session));
    }

    @Override
    public void close() {
        process.close();
    }
}
