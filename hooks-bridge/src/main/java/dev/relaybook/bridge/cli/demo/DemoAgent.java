// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli.demo;

import dev.relaybook.bridge.engine.Home;
import dev.relaybook.bridge.hosts.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Plays an agent: keeps a log and calls the packaged hook launcher as a process, like the real one. */
final class DemoAgent {
    private final String session = UUID.randomUUID().toString();
    private final Path launcher;
    private final Home home;
    private final Path user;
    private final Path project;
    private final DemoTranscript transcript;
    private final List<String> injected = new ArrayList<>();

    DemoAgent(Path launcher, Home home, Path user, Path project) throws IOException {
        this.launcher = launcher;
        this.home = home;
        this.user = user;
        this.project = project;
        Path folder = Files.createDirectories(user.resolve(".claude/projects/demo"));
        transcript = new DemoTranscript(folder.resolve(session + ".jsonl"), session, project, Clock.systemUTC());
    }

    String session() {
        return session;
    }

    /** What hooks let into the conversation, in order. */
    List<String> injected() {
        return List.copyOf(injected);
    }

    void starts() {
        String text = hook("SessionStart", "session-start", Map.of("source", "startup"));
        letIn("SessionStart", text);
    }

    /** A turn: the user's prompt, then what the agent does. */
    void turn(String prompt, Runnable... deeds) {
        String id = UUID.randomUUID().toString();
        String text = hook("UserPromptSubmit", "user-prompt-submit", Map.of("prompt", prompt, "prompt_id", id));
        transcript.userSays(id, prompt);
        letIn("UserPromptSubmit", text);
        for (Runnable deed : deeds) deed.run();
    }

    Runnable says(String text) {
        return () -> transcript.agentSays(text);
    }

    Runnable runs(String command, String output, int exit) {
        return () -> transcript.agentRuns(command, output, exit);
    }

    Runnable edits(String path) {
        return () -> transcript.agentEdits(project.resolve(path));
    }

    void compacts(String trigger, String summary, long before, long after) {
        hook("PreCompact", "pre-compact", Map.of("trigger", trigger));
        String text = hook("SessionStart", "session-start", Map.of("source", "compact"));
        transcript.compacted(trigger, summary, before, after);
        letIn("SessionStart", text);
    }

    private void letIn(String event, String reply) {
        Json.read(reply.getBytes(StandardCharsets.UTF_8))
                .flatMap(json -> json.at("hookSpecificOutput").text("additionalContext"))
                .ifPresent(text -> {
                    injected.add(text);
                    transcript.injected(event, text);
                });
    }

    private String hook(String name, String event, Map<String, String> more) {
        Map<String, String> payload = new LinkedHashMap<>(more);
        payload.put("session_id", session);
        payload.put("transcript_path", transcript.file().toString());
        payload.put("cwd", project.toString());
        payload.put("hook_event_name", name);
        try {
            return call(event, Json.write(payload));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot run " + launcher, e);
        }
    }

    private String call(String event, String payload) throws IOException {
        ProcessBuilder builder =
                new ProcessBuilder(launcher.toString(), "--home", home.folder().toString(), "claude-code", event);
        builder.environment().put("HOME", user.toString());
        builder.environment().remove("CLAUDE_CONFIG_DIR");
        builder.environment().put("CLAUDE_CODE_ENTRYPOINT", "sdk-cli");
        builder.redirectError(ProcessBuilder.Redirect.DISCARD);
        Process process = builder.start();
        try (var in = process.getOutputStream()) {
            in.write(payload.getBytes(StandardCharsets.UTF_8));
        } catch (IOException _) {
            // a hook that does not need its payload leaves it unread
        }
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}
