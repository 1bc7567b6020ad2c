// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli.demo;

import dev.relaybook.bridge.client.HookMain;
import dev.relaybook.bridge.engine.Deadline;
import dev.relaybook.bridge.engine.Home;
import dev.relaybook.bridge.engine.HookRequest;
import dev.relaybook.bridge.engine.InProcess;
import dev.relaybook.bridge.hosts.Json;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What is run while the hook launcher's AOT cache is recorded: the calls of a session with a compaction, each as a hook's own
 * process makes it. The last one is the real main, with the payload on standard input.
 */
public final class HookTraining {
    private static final String SESSION = "training";

    private final Home home;
    private final Path user;
    private final DemoTranscript transcript;

    private HookTraining(Home home, Path user) throws IOException {
        this.home = home;
        this.user = user;
        Path folder = Files.createDirectories(user.resolve(".claude/projects/training"));
        transcript = new DemoTranscript(folder.resolve(SESSION + ".jsonl"), SESSION, user, Clock.systemUTC());
    }

    public static void main(String[] args) throws IOException {
        Map<String, String> environment = System.getenv();
        Home home = Home.find(Optional.empty(), environment);
        new HookTraining(home, Path.of(environment.getOrDefault("HOME", "."))).run();
        HookMain.main(args);
    }

    private void run() {
        hook("SessionStart", "session-start", Map.of("source", "startup"));
        transcript.userSays("p0", "Never touch the release branch. Make it work.");
        transcript.agentSays("DECISION: It works on main.\nGOTCHA: The clock is slow.");
        transcript.agentRuns("mvn -q test", "Tests run: 3, Failures: 1", 1);
        transcript.agentRuns("mvn -q test", "Tests run: 3, Failures: 0", 0);
        transcript.agentEdits(user.resolve("Work.java"));
        hook("UserPromptSubmit", "user-prompt-submit", Map.of("prompt", "go on", "prompt_id", "p1"));
        hook("PreCompact", "pre-compact", Map.of("trigger", "manual"));
        hook("SessionStart", "session-start", Map.of("source", "compact"));
        transcript.compacted("manual", "It works.", 1000, 100);
        transcript.userSays("p2", "And now?");
        transcript.agentSays("FACT: The text did not arrive.");
    }

    private void hook(String name, String event, Map<String, String> more) {
        Map<String, String> payload = new LinkedHashMap<>(more);
        payload.put("session_id", SESSION);
        payload.put("transcript_path", transcript.file().toString());
        payload.put("cwd", user.toString());
        payload.put("hook_event_name", name);
        byte[] bytes = Json.write(payload).getBytes(StandardCharsets.UTF_8);
        var request = new HookRequest(
                "claude-code", event, bytes, Map.of("HOME", user.toString()), Deadline.in(Duration.ofMinutes(1)));
        InProcess.answer(home, request, OutputStream.nullOutputStream(), OutputStream.nullOutputStream());
    }
}
