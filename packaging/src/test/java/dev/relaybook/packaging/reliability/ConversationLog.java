// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.reliability;

import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.model.compose.Mark;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** A session's log in the line format of Claude Code; it counts the handoffs that stand behind the newest boundary. */
final class ConversationLog {
    private final Path file;
    private final String session;
    private int handoffs;

    ConversationLog(Path file, String session) throws IOException {
        Files.createDirectories(file.resolveSibling("."));
        this.file = file;
        this.session = session;
    }

    Path file() {
        return file;
    }

    int handoffs() {
        return handoffs;
    }

    void prompt(String id, String text) throws IOException {
        Map<String, Object> line = line("user");
        line.put("promptId", id);
        line.put("message", Map.of("role", "user", "content", text));
        append(line);
    }

    void answer(String text) throws IOException {
        Map<String, Object> line = line("assistant");
        line.put(
                "message",
                Map.of(
                        "id",
                        "msg_" + UUID.randomUUID(),
                        "role",
                        "assistant",
                        "content",
                        List.of(Map.of("type", "text", "text", text))));
        append(line);
    }

    void compacted(String trigger) throws IOException {
        Map<String, Object> boundary = line("system");
        boundary.put("subtype", "compact_boundary");
        boundary.put("compactMetadata", Map.of("trigger", trigger));
        append(boundary);
        Map<String, Object> summary = line("user");
        summary.put("isCompactSummary", true);
        summary.put("message", Map.of("role", "user", "content", "Summary: we go on."));
        append(summary);
        handoffs = 0;
    }

    void injected(String event, String text) throws IOException {
        Map<String, Object> line = line("attachment");
        line.put("attachment", Map.of("type", "hook_additional_context", "hookEvent", event, "content", List.of(text)));
        append(line);
        if (Mark.firstIn(text).isPresent()) handoffs++;
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
