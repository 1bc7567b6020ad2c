// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents.rig;

import dev.relaybook.packaging.agents.endpoint.ModelServer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Codex CLI. It compacts by itself where the usage of the last answer is over a limit of the test's. */
public record CodexCli(String version) implements Agent {
    /** Reported usage beyond which it compacts by itself. */
    public static final int FULL = 60_000;

    private static final int LIMIT = 50_000;
    private static final Duration WRITTEN = Duration.ofSeconds(20);
    private static final int ID = 36;

    @Override
    public String name() {
        return "codex-" + version;
    }

    @Override
    public String host() {
        return "codex-cli";
    }

    @Override
    public Map<String, String> environment() {
        return Map.of();
    }

    @Override
    public void prepare(RunFolder folder) {
        folder.write(codex(folder).resolve("config.toml"), """
            model = "test-model"
            model_provider = "test"
            model_context_window = 100000
            model_auto_compact_token_limit = %d
            approval_policy = "never"
            sandbox_mode = "danger-full-access"
            check_for_update_on_startup = false

            [model_providers.test]
            name = "test"
            base_url = "http://127.0.0.1:%d/v1"
            wire_api = "responses"
            request_max_retries = 0
            stream_max_retries = 0

            [projects."%s"]
            trust_level = "trusted"
            """.formatted(LIMIT, ModelServer.PORT, folder.project()));
    }

    /** A user would look at the hooks and approve them; nobody does in a test. */
    @Override
    public List<String> terminalCommand() {
        return List.of(program("codex"), "--no-daemon", "--no-alt-screen", "--dangerously-bypass-hook-trust");
    }

    @Override
    public String inputMark() {
        return "›";
    }

    List<String> serverCommand() {
        return List.of(program("codex"), "app-server");
    }

    @Override
    public List<String> resuming(String session) {
        return List.of("resume", session);
    }

    @Override
    public String onlySession(RunFolder folder) {
        return Await.value(
                "a rollout file",
                WRITTEN,
                () -> JsonLines.below(sessions(folder), ".jsonl").stream()
                        .map(file -> file.getFileName().toString().replace(".jsonl", ""))
                        .map(name -> name.substring(name.length() - ID))
                        .findFirst());
    }

    @Override
    public long compactions(RunFolder folder, String session) {
        return JsonLines.below(sessions(folder), session + ".jsonl").stream()
                .flatMap(file -> JsonLines.of(file).stream())
                .filter(line -> line.path("type").asString().equals("compacted"))
                .count();
    }

    @Override
    public Path userHooks(RunFolder folder) {
        return codex(folder).resolve("hooks.json");
    }

    @Override
    public Path projectHooks(RunFolder folder) {
        return folder.project().resolve(".codex").resolve("hooks.json");
    }

    private static Path sessions(RunFolder folder) {
        return codex(folder).resolve("sessions");
    }

    private static Path codex(RunFolder folder) {
        return folder.home().resolve(".codex");
    }
}
