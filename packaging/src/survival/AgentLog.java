// SPDX-License-Identifier: Apache-2.0
import dev.relaybook.bridge.hosts.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** A session's log in the line format of Claude Code. */
final class AgentLog {
    private final Path file;
    private final String session;
    private int calls;

    AgentLog(Path file, String session) throws IOException {
        Files.createDirectories(file.getParent());
        this.file = file;
        this.session = session;
    }

    Path file() {
        return file;
    }

    void user(String prompt, String text) throws IOException {
        Map<String, Object> line = line("user");
        line.put("promptId", prompt);
        line.put("message", Map.of("role", "user", "content", text));
        append(line);
    }

    void agent(String text) throws IOException {
        block(Map.of("type", "text", "text", text));
    }

    /** A tool call and its result; returns the call's id. */
    String shell(String command, String output) throws IOException {
        String call = "toolu_" + session + "_" + ++calls;
        block(Map.of("type", "tool_use", "id", call, "name", "Bash", "input", Map.of("command", command)));
        Map<String, Object> line = line("user");
        line.put(
                "message",
                Map.of(
                        "role",
                        "user",
                        "content",
                        List.of(Map.of("type", "tool_result", "tool_use_id", call, "content", output))));
        append(line);
        return call;
    }

    void compacted(String trigger, String summary) throws IOException {
        Map<String, Object> boundary = line("system");
        boundary.put("subtype", "compact_boundary");
        boundary.put("compactMetadata", Map.of("trigger", trigger, "preTokens", 150_000, "postTokens", 6_000));
        append(boundary);
        Map<String, Object> line = line("user");
        line.put("isCompactSummary", true);
        line.put("message", Map.of("role", "user", "content", summary));
        append(line);
    }

    void injected(String event, String text) throws IOException {
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

    private void block(Map<String, ?> block) throws IOException {
        Map<String, Object> line = line("assistant");
        line.put("message", Map.of("id", "msg_" + UUID.randomUUID(), "role", "assistant", "content", List.of(block)));
        append(line);
    }

    private Map<String, Object> line(String type) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("type", type);
        line.put("uuid", UUID.randomUUID().toString());
        line.put("isSidechain", false);
        line.put("timestamp", Instant.now().toString());
        line.put("sessionId", session);
        return line;
    }

    private void append(Map<String, ?> line) throws IOException {
        Files.writeString(file, Json.write(line) + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
}
