// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents.rig;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import tools.jackson.databind.JsonNode;

/** Codex CLI without a terminal: its server for editors, spoken to in JSON-RPC. Its hooks are approved as a user would. */
public final class CodexServer implements Conversation {
    private static final Duration ANSWER = Duration.ofSeconds(60);

    private final Rig rig;
    private final CodexCli agent;
    private final JsonProcess process;
    private final Map<Integer, JsonNode> answers = new ConcurrentHashMap<>();
    private final AtomicInteger completed = new AtomicInteger();
    private int requests;
    private String thread = "";

    private CodexServer(Rig rig, CodexCli agent) {
        this.rig = rig;
        this.agent = agent;
        process = new JsonProcess(rig, agent.serverCommand(), this::hear);
        call(
                "initialize",
                Map.of(
                        "clientInfo",
                        Map.of("name", "test", "title", "test", "version", "0"),
                        "capabilities",
                        Map.of("experimentalApi", true)));
        process.send(Map.of("method", "initialized"));
    }

    public static CodexServer open(Rig rig, CodexCli agent) {
        CodexServer server = new CodexServer(rig, agent);
        server.approveHooks();
        server.thread = server.call("thread/start", Map.of("cwd", server.project()))
                .path("thread")
                .path("id")
                .asString();
        return server;
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

    private void hear(JsonNode message) {
        if (message.path("method").asString("").equals("turn/completed")) completed.incrementAndGet();
        if (!message.has("method") && message.has("id"))
            answers.put(message.path("id").asInt(), message);
    }

    private JsonNode call(String method, Map<String, ?> parameters) {
        int id = ++requests;
        process.send(Map.of("id", id, "method", method, "params", parameters));
        JsonNode answer = Await.value("an answer to " + method, ANSWER, () -> Optional.ofNullable(answers.remove(id)));
        if (answer.has("error")) throw new AssertionError(method + ": " + answer.path("error"));
        return answer.path("result");
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
        process.quit();
    }

    @Override
    public Conversation resume() {
        CodexServer server = new CodexServer(rig, agent);
        server.thread = thread;
        server.call("thread/resume", Map.of("threadId", thread));
        return server;
    }

    @Override
    public void close() {
        process.close();
    }
}
