// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents.rig;

import dev.relaybook.packaging.agents.endpoint.ModelServer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Copilot CLI. It counts tokens itself, so a test fills its small window by long answers. */
public record CopilotCli(String version) implements Agent {
    private static final Duration WRITTEN = Duration.ofSeconds(20);
    private static final String WINDOW = "20000";

    @Override
    public String name() {
        return "copilot-" + version;
    }

    @Override
    public String host() {
        return "copilot-cli";
    }

    @Override
    public Map<String, String> environment() {
        return Map.of(
                "COPILOT_OFFLINE",
                "true",
                "COPILOT_PROVIDER_BASE_URL",
                "http://127.0.0.1:" + ModelServer.PORT + "/v1",
                "COPILOT_PROVIDER_MAX_PROMPT_TOKENS",
                WINDOW,
                "COPILOT_MODEL",
                "test-model");
    }

    @Override
    public void prepare(RunFolder folder) {
        Map<String, ?> state = Map.of("trustedFolders", List.of(folder.project().toString()));
        folder.write(copilot(folder).resolve("config.json"), new JsonMapper().writeValueAsString(state));
    }

    @Override
    public long compactions(RunFolder folder, String session) {
        return events(folder, session).stream()
                .filter(event -> event.path("type").asString().equals("session.compaction_complete"))
                .filter(event -> event.path("data").path("success").asBoolean())
                .count();
    }

    @Override
    public Path userHooks(RunFolder folder) {
        return copilot(folder).resolve("hooks").resolve("relaybook.json");
    }

    @Override
    public Path projectHooks(RunFolder folder) {
        return folder.project().resolve(".github").resolve("hooks").resolve("relaybook.json");
    }

    @Override
    public String onlySession(RunFolder folder) {
        Path sessions = copilot(folder).resolve("session-state");
        return Await.value(
                "a transcript",
                WRITTEN,
                () -> JsonLines.below(sessions, "/events.jsonl").stream()
                        .map(file -> sessions.relativize(file).getName(0).toString())
                        .findFirst());
    }

    @Override
    public List<String> terminalCommand() {
        return List.of(program("copilot"), "--allow-all-tools");
    }

    /** The command line of a process that answers one prompt and ends. */
    List<String> printCommand(String prompt) {
        return List.of(program("copilot"), "--allow-all-tools", "-s", "-p", prompt);
    }

    /** The newest session, which in a fresh home is the only one. */
    @Override
    public List<String> resuming(String session) {
        return List.of("--continue");
    }

    private static List<JsonNode> events(RunFolder folder, String session) {
        return JsonLines.of(
                copilot(folder).resolve("session-state").resolve(session).resolve("events.jsonl"));
    }

    private static Path copilot(RunFolder folder) {
        return folder.home().resolve(".copilot");
    }
}
