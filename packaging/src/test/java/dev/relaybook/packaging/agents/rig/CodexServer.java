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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Codex CLI without a terminal: its server for editors, spoken to in JSON-RPC. Its hooks are approved as a user would. */
public final class CodexServer implements Conversation {
    private static final JsonMapper JSON = new JsonMapper();
    private static final Duration ANSWER = Duration.ofSeconds(60);
    private static final Duration EXIT = Duration.ofSeconds(20);

    private final Rig rig;
    private final CodexCli agent;
    private final Process process;
    private final BufferedWriter in;
    private final Map<Integer, JsonNode> answers = new ConcurrentHashMap<>();
    private final AtomicInteger completed = new AtomicInteger();
    private int requests;
    private String thread = "";

    private CodexServer(Rig rig, CodexCli agent) throws IOException {
        this.rig = rig;
        this.agent = agent;
        process = new ProcessBuilder(rig.inside(agent.serverCommand()))
                .directory(rig.folder().project().toFile())
                .redirectError(ProcessBuilder.Redirect.appendTo(
                        rig.folder().log("agent-errors").toFile()))
                .start();
        in = process.outputWriter(StandardCharsets.UTF_8);
        Thread.ofVirtual().name("codex-output").start(this::listen);
        call(
                "initialize",
                Map.of(
                        "clientInfo",
                        Map.of("name", "test", "title", "test", "version", "0"),
                        "capabilities",
                        Map.of("experimentalApi", true)));
        send(Map.of("method", "initialized"));
    }

    public static CodexServer open(Rig rig, CodexCli agent) {
        CodexServer server = started(rig, agent);
        server.approveHooks();
        server.thread = server.call("thread/start", Map.of("cwd", server.project()))
                .path("thread")
                .path("id")
                .asString();
        return server;
    }

    private static CodexServer started(Rig rig, CodexCli agent) {
        try {
            return new CodexServer(rig, agent);
        } catch (IOException e) {
            throw new UncheckedIOException("starting codex", e);
        }
    }

    private void approveHooks() {
        Map<String, Object> state = new LinkedHashMap<>();
        for (JsonNode folder :
                call("hooks/list", Map.of("cwds", List.of(project()))).path("data")) {
            for (JsonNode hook : folder.path("hooks")) {
                Map<String, ?> trusted =
                        Map.of("trusted_hash", hook.path("currentHash").asString());
                state.put(hook.path("key").asString(), trusted);
            }
        }
        if (state.isEmpty()) throw new AssertionError("codex knows no hook");
        Map<String, ?> edit = Map.of("keyPath", "hooks.state", "value", state, "mergeStrategy", "upsert");
        call("config/batchWrite", Map.of("edits", List.of(edit), "reloadUserConfig", true));
    }

    private String project() {
        return rig.folder().project().toString();
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
                throw new UncheckedIOException("reading codex", e);
            }
        }
    }

    private void hear(JsonNode message) {
        if (message.path("method").asString("").equals("turn/completed")) completed.incrementAndGet();
        if (!message.has("method") && message.has("id"))
            answers.put(message.path("id").asInt(), message);
    }

    private JsonNode call(String method, Map<String, ?> parameters) {
        int id = ++requests;
        send(Map.of("id", id, "method", method, "params", parameters));
        JsonNode answer = Await.value("an answer to " + method, ANSWER, () -> Optional.ofNullable(answers.remove(id)));
        if (answer.has("error")) throw new AssertionError(method + ": " + answer.path("error"));
        return answer.path("result");
    }

    private void send(Map<String, ?> message) {
        try {
            in.append(JSON.writeValueAsString(message)).append('\n').flush();
        } catch (IOException e) {
            throw new UncheckedIOException("speaking to codex", e);
        }
    }

    @Override
    public void say(String prompt) {
        int before = completed.get();
        call("turn/start", Map.of("threadId", thread, "input", List.of(Map.of("type", "text", "text", prompt))));
        Await.until("the end of '" + prompt + "'", ANSWER, () -> completed.get() > before);
    }

    @Override
    public void compact() {
        int before = completed.get();
        call("thread/compact/start", Map.of("threadId", thread));
        Await.until("the end of the compaction", ANSWER, () -> completed.get() > before);
    }

    @Override
    public void awaitOutput(String text) {
        rig.folder().awaitInLog("agent-output", text);
    }

    @Override
    public String session() {
        return thread;
    }

    @Override
    public void quit() {
        try {
            in.close();
            if (!process.waitFor(EXIT.toSeconds(), TimeUnit.SECONDS)) {
                throw new AssertionError("codex did not end with its input");
            }
        } catch (IOException e) {
            throw new UncheckedIOException("ending codex", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public Conversation resume() {
        CodexServer server = started(rig, agent);
        server.thread = thread;
        server.call("thread/resume", Map.of("threadId", thread));
        return server;
    }

    @Override
    public void close() {
        process.destroy();
    }
}
