// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents.rig;

import dev.relaybook.packaging.agents.endpoint.ModelServer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** Claude Code of one version. Its window is set small, so that a test can fill it by the usage it reports. */
public record ClaudeCode(String version) implements Agent {
    /** Reported usage beyond which the window counts as full. */
    public static final int FULL = 70_000;

    private static final Duration WRITTEN = Duration.ofSeconds(20);
    private static final String MODEL = "claude-sonnet-4-5";
    private static final String KEY = "dummy";
    private static final String WINDOW = "100000";

    @Override
    public String name() {
        return "claude-" + version;
    }

    @Override
    public String host() {
        return "claude-code";
    }

    @Override
    public Map<String, String> environment() {
        return Map.of(
                "ANTHROPIC_BASE_URL",
                "http://127.0.0.1:" + ModelServer.PORT,
                "ANTHROPIC_API_KEY",
                KEY,
                "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC",
                "1",
                "CLAUDE_CODE_AUTO_COMPACT_WINDOW",
                WINDOW,
                "DISABLE_AUTOUPDATER",
                "1",
                "IS_SANDBOX",
                "1");
    }

    @Override
    public void prepare(RunFolder folder) {
        Map<String, ?> project = Map.of(
                "hasTrustDialogAccepted", true, "hasCompletedProjectOnboarding", true, "allowedTools", List.of());
        Map<String, ?> state = Map.of(
                "hasCompletedOnboarding",
                true,
                "theme",
                "dark",
                "numStartups",
                3,
                "customApiKeyResponses",
                Map.of("approved", List.of(KEY), "rejected", List.of()),
                "projects",
                Map.of(folder.project().toString(), project));
        folder.write(folder.home().resolve(".claude.json"), new JsonMapper().writeValueAsString(state));
    }

    /** Kept lines of an older conversation are written again with their uuid; boundaries are not. */
    @Override
    public long compactions(RunFolder folder, String session) {
        return JsonLines.below(projects(folder), "/" + session + ".jsonl").stream()
                .flatMap(file -> JsonLines.of(file).stream())
                .filter(line -> line.path("subtype").asString().equals("compact_boundary"))
                .map(line -> line.path("uuid").asString())
                .distinct()
                .count();
    }

    @Override
    public String onlySession(RunFolder folder) {
        return Await.value(
                "a transcript",
                WRITTEN,
                () -> JsonLines.below(projects(folder), ".jsonl").stream()
                        .filter(file -> !file.toString().contains("/subagents/"))
                        .map(file -> file.getFileName().toString().replace(".jsonl", ""))
                        .findFirst());
    }

    @Override
    public List<String> terminalCommand() {
        return List.of(program("claude"), "--permission-mode", "acceptEdits", "--model", MODEL);
    }

    /** The command line of a process that speaks JSON lines. */
    List<String> headlessCommand() {
        return List.of(
                program("claude"),
                "-p",
                "--input-format",
                "stream-json",
                "--output-format",
                "stream-json",
                "--verbose",
                "--dangerously-skip-permissions",
                "--model",
                MODEL);
    }

    @Override
    public List<String> resuming(String session) {
        return List.of("--resume", session);
    }

    @Override
    public Path userHooks(RunFolder folder) {
        return folder.home().resolve(".claude").resolve("settings.json");
    }

    @Override
    public Path projectHooks(RunFolder folder) {
        return folder.project().resolve(".claude").resolve("settings.json");
    }

    private static Path projects(RunFolder folder) {
        return folder.home().resolve(".claude").resolve("projects");
    }
}
