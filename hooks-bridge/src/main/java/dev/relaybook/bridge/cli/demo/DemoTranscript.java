// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli.demo;

import dev.relaybook.bridge.hosts.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Writes a session's log in the line format of Claude Code, as that agent would. */
final class DemoTranscript {
    private final Path file;
    private final String session;
    private final Path project;
    private final Clock clock;
    private int messages;

    DemoTranscript(Path file, String session, Path project, Clock clock) {
        this.file = file;
        this.session = session;
        this.project = project;
        this.clock = clock;
    }

    Path file() {
        return file;
    }

    void userSays(String prompt, String text) {
        Map<String, Object> line = line("user");
        line.put("promptId", prompt);
        line.put("message", Map.of("role", "user", "content", text));
        append(line);
    }

    void agentSays(String text) {
        agent(Map.of("type", "text", "text", text));
    }

    /** A shell command and its result. */
    void agentRuns(String command, String output, int exit) {
        String call = "toolu_demo" + ++messages;
        agent(Map.of("type", "tool_use", "id", call, "name", "Bash", "input", Map.of("command", command)));
        Map<String, Object> line = line("user");
        Map<String, Object> result = new LinkedHashMap<>();
        result.put("type", "tool_result");
        result.put("tool_use_id", call);
        result.put("content", exit == 0 ? output : "Exit code " + exit + "\n" + output);
        result.put("is_error", exit != 0);
        line.put("message", Map.of("role", "user", "content", List.of(result)));
        append(line);
    }

    void agentEdits(Path path) {
        String call = "toolu_demo" + ++messages;
        agent(Map.of(
                "type",
                "tool_use",
                "id",
                call,
                "name",
                "Write",
                "input",
                Map.of("file_path", path.toString(), "content", "...")));
        Map<String, Object> line = line("user");
        line.put(
                "message",
                Map.of(
                        "role",
                        "user",
                        "content",
                        List.of(Map.of("type", "tool_result", "tool_use_id", call, "content", "written"))));
        append(line);
    }

    void compacted(String trigger, String summary, long before, long after) {
        Map<String, Object> boundary = line("system");
        boundary.put("subtype", "compact_boundary");
        boundary.put("compactMetadata", Map.of("trigger", trigger, "preTokens", before, "postTokens", after));
        append(boundary);
        Map<String, Object> line = line("user");
        line.put("isCompactSummary", true);
        line.put("message", Map.of("role", "user", "content", "Summary:\n" + summary));
        append(line);
    }

    /** Text that a hook let in stands in the log as an attachment. */
    void injected(String event, String text) {
        Map<String, Object> line = line("attachment");
        line.put(
                "attachment",
                Map.of(
                        "type",
                        "hook_additional_context",
                        "hookName",
                        event,
                        "hookEvent",
                        event,
                        "content",
                        List.of(text)));
        append(line);
    }

    private void agent(Map<String, ?> block) {
        Map<String, Object> line = line("assistant");
        line.put("message", Map.of("id", "msg_demo" + ++messages, "role", "assistant", "content", List.of(block)));
        append(line);
    }

    private Map<String, Object> line(String type) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("type", type);
        line.put("uuid", UUID.randomUUID().toString());
        line.put("isSidechain", false);
        line.put("timestamp", clock.instant().toString());
        line.put("sessionId", session);
        line.put("cwd", project.toString());
        line.put("version", "demo");
        return line;
    }

    private void append(Map<String, ?> line) {
        try {
            Files.writeString(file, Json.write(line) + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + file, e);
        }
    }
}
