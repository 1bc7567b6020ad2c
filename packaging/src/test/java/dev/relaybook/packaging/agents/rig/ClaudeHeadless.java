// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents.rig;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Claude Code without a terminal: one process, JSON lines both ways, {@code /compact} is a message like any other. */
public final class ClaudeHeadless implements Conversation {
    private static final JsonMapper JSON = new JsonMapper();
    private static final Duration TURN = Duration.ofSeconds(90);
    private static final Duration EXIT = Duration.ofSeconds(20);

    private final Rig rig;
    private final ClaudeCode agent;
    private final Process process;
    private final BufferedWriter in;
    private final AtomicInteger results = new AtomicInteger();
    private volatile String session = "";

    private ClaudeHeadless(Rig rig, ClaudeCode agent, List<String> more) throws IOException {
        this.rig = rig;
        this.agent = agent;
        var command = new ArrayList<>(agent.headlessCommand());
        command.addAll(more);
        process = new ProcessBuilder(rig.inside(command))
                .directory(rig.folder().project().toFile())
                .redirectError(ProcessBuilder.Redirect.appendTo(
                        rig.folder().log("agent-errors").toFile()))
                .start();
        in = process.outputWriter(StandardCharsets.UTF_8);
        Thread.ofVirtual().name("claude-output").start(this::listen);
    }

    public static ClaudeHeadless open(Rig rig, ClaudeCode agent) {
        return open(rig, agent, List.of());
    }

    private static ClaudeHeadless open(Rig rig, ClaudeCode agent, List<String> more) {
        try {
            return new ClaudeHeadless(rig, agent, more);
        } catch (IOException e) {
            throw new UncheckedIOException("starting claude", e);
        }
    }

    private void listen() {
        Path log = rig.folder().log("agent-output");
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
                BufferedWriter copy =
                        Files.newBufferedWriter(log, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                copy.append(line).append('\n').flush();
                hear(JSON.readTree(line));
            }
        } catch (IOException e) {
            if (process.isAlive()) { // else the end of the process closed its output under our hands
                throw new UncheckedIOException("reading claude", e);
            }
        }
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
        Map<String, ?> message = Map.of("type", "user", "message", Map.of("role", "user", "content", prompt));
        try {
            in.append(JSON.writeValueAsString(message)).append('\n').flush();
        } catch (IOException e) {
            throw new UncheckedIOException("prompting claude", e);
        }
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
        try {
            in.close();
            if (!process.waitFor(EXIT.toSeconds(), TimeUnit.SECONDS)) {
                throw new AssertionError("claude did not end with its input");
            }
        } catch (IOException e) {
            throw new UncheckedIOException("ending claude", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public Conversation resume() {
        return open(rig, agent, agent.resuming(session));
    }

    @Override
    public void close() {
        process.destroy();
    }
}
