// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.bridge.hosts.HookReply;
import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Delivery;
import dev.relaybook.model.ledger.HostId;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.Provenance;
import dev.relaybook.model.ledger.Receipt;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.SessionKey;
import dev.relaybook.model.ledger.Source;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Claude Code in the middle of a session, as Relaybook sees it: the payloads of its hooks and the lines of its log, in a
 * home of their own. A second passes with each of them.
 */
public final class ClaudeAtWork implements AutoCloseable {
    public static final String SESSION = "5ab7c1d2-0000-4000-8000-000000000001";
    public static final SessionKey KEY = new SessionKey(HostId.CLAUDE_CODE, SESSION);

    public final Home home;
    public final Path log;
    public final Path project;
    public final Map<String, String> environment = new HashMap<>();
    final SetClock clock = new SetClock();
    final List<String> journal = new ArrayList<>();
    private final Path folder;
    private Relaybook relaybook;
    private int lines;

    public ClaudeAtWork(Path folder) throws IOException {
        this.folder = folder;
        home = new Home(folder.resolve("relaybook"));
        log = folder.resolve(".claude/projects/x/" + SESSION + ".jsonl");
        project = Files.createDirectories(folder.resolve("project"));
        Files.createDirectories(log.getParent());
        environment.put("HOME", folder.toString());
        environment.put("CLAUDE_CODE_ENTRYPOINT", "cli");
        relaybook = open();
    }

    private Relaybook open() {
        return Relaybook.open(home, new Notebook(), clock);
    }

    /** As after the end of this process: nothing is left but the files. */
    void reopen() {
        relaybook.close();
        relaybook = open();
    }

    public Relaybook relaybook() {
        return relaybook;
    }

    void configure(String... lines) throws IOException {
        Files.writeString(home.config(), String.join("\n", lines) + "\n");
    }

    public HookReply startsUp() {
        return hook("SessionStart", "source", "startup");
    }

    public HookReply compacts(String trigger) {
        return hook("PreCompact", "trigger", trigger);
    }

    public HookReply compacted() {
        return hook("SessionStart", "source", "compact");
    }

    /** A prompt's hook that has little time. */
    void promptsWithin(Duration time) {
        byte[] payload = payload("UserPromptSubmit", "prompt_id", "p");
        clock.advance(Duration.ofSeconds(1));
        relaybook
                .hooks()
                .handle(new HookRequest("claude-code", "UserPromptSubmit", payload, environment, Deadline.in(time)));
    }

    HookReply prompts(String id) {
        return hook("UserPromptSubmit", "prompt_id", id);
    }

    HookReply usedTool(String id) {
        return hook("PostToolUse", "tool_use_id", id);
    }

    HookReply clears() {
        return hook("SessionEnd", "reason", "clear");
    }

    public HookReply hook(String event, String field, String value) {
        return hook("claude-code", event, payload(event, field, value));
    }

    private byte[] payload(String event, String field, String value) {
        Map<String, String> payload = new LinkedHashMap<>();
        payload.put("session_id", SESSION);
        payload.put("transcript_path", log.toString());
        payload.put("cwd", project.toString());
        payload.put("hook_event_name", event);
        payload.put(field, value);
        return Json.write(payload).getBytes(StandardCharsets.UTF_8);
    }

    HookReply hook(String host, String event, byte[] payload) {
        clock.advance(Duration.ofSeconds(1));
        return relaybook.hooks().handle(request(host, event, payload));
    }

    HookRequest request(String host, String event, byte[] payload) {
        return new HookRequest(host, event, payload, environment, Deadline.in(Duration.ofSeconds(10)));
    }

    /** The text that a reply puts into the agent's context; empty where there is none. */
    public static String context(HookReply reply) {
        if (reply.stdout().isEmpty()) return "";
        return Json.read(reply.stdout().getBytes(StandardCharsets.UTF_8))
                .flatMap(it -> it.at("hookSpecificOutput").text("additionalContext"))
                .orElse("");
    }

    public void logsPrompt(String id, String text) {
        line("user", "\"promptId\":" + Json.write(id) + ",\"message\":" + message("user", text));
    }

    /** A prompt that is written later than it was typed. */
    void logsPromptTypedAt(String time, String id, String text) {
        lines++;
        logsRaw("{\"isSidechain\":false,\"promptId\":" + Json.write(id) + ",\"message\":" + message("user", text)
                + ",\"type\":\"user\",\"uuid\":\"line-" + lines + "\",\"timestamp\":\"" + time + "\"}");
    }

    public void logsAnswer(String text) {
        String id = "m" + lines;
        line(
                "assistant",
                "\"message\":{\"id\":\"" + id + "\",\"type\":\"message\",\"role\":\"assistant\",\"model\":\"m\","
                        + "\"content\":[{\"type\":\"text\",\"text\":" + Json.write(text) + "}]}");
    }

    void logsToolResult(String call) {
        line(
                "user",
                "\"promptId\":\"p\",\"message\":{\"role\":\"user\",\"content\":[{\"tool_use_id\":\"" + call
                        + "\",\"type\":\"tool_result\",\"content\":\"ok\",\"is_error\":false}]},"
                        + "\"toolUseResult\":{\"stdout\":\"ok\",\"interrupted\":false}");
    }

    /** The host writes all lines of its log so far once more, but for what belongs to compactions. */
    void logsCopies() throws IOException {
        for (String line : Files.readAllLines(log)) {
            if (!line.contains("compact_boundary") && !line.contains("isCompactSummary")) logsRaw(line);
        }
    }

    /** A boundary and its summary. */
    public void logsBoundary(String id, String trigger, String summary) {
        write(id, "system", "\"subtype\":\"compact_boundary\",\"compactMetadata\":{\"trigger\":\"" + trigger + "\"}");
        line("user", "\"isCompactSummary\":true,\"message\":" + message("user", "Summary:\n" + summary));
    }

    public void logsInjection(String event, String text) {
        line(
                "attachment",
                "\"attachment\":{\"type\":\"hook_additional_context\",\"hookEvent\":\"" + event + "\",\"content\":["
                        + Json.write(text) + "]}");
    }

    private static String message(String role, String text) {
        return "{\"role\":\"" + role + "\",\"content\":" + Json.write(text) + "}";
    }

    private void line(String type, String fields) {
        write("line-" + lines, type, fields);
    }

    private void write(String id, String type, String fields) {
        clock.advance(Duration.ofSeconds(1));
        lines++;
        logsRaw("{\"parentUuid\":null,\"isSidechain\":false," + fields + ",\"type\":\"" + type + "\",\"uuid\":\"" + id
                + "\",\"timestamp\":\"" + clock.instant() + "\",\"sessionId\":\"" + SESSION + "\"}");
    }

    void logsRaw(String line) {
        try {
            Files.writeString(log, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public void records(Kind kind, String statement) {
        var _ = relaybook
                .curating()
                .record()
                .record(
                        KEY.ledger(),
                        Actor.HUMAN,
                        kind,
                        statement,
                        Provenance.said(Source.HUMAN, Optional.of(KEY), clock.instant()));
    }

    public Session session() {
        return relaybook
                .ledgers()
                .<Optional<Session>>read(in -> in.session(KEY.ledger()))
                .orElseThrow();
    }

    public String preview() {
        return relaybook.ledgers().read(in -> relaybook.preview(in, session())).text();
    }

    List<Delivery> deliveries() {
        return relaybook.ledgers().read(in -> in.deliveries(KEY.ledger()));
    }

    /** States of the deliveries in their order, in one line. */
    String states() {
        return String.join(
                " ",
                deliveries().stream()
                        .map(it -> it.state().name().toLowerCase(Locale.ROOT))
                        .toList());
    }

    boolean gateIsOpen() {
        return new GateFiles(home).isOpen(KEY);
    }

    public Receipt receipt() {
        return relaybook.receipts().newest(1).getFirst();
    }

    Path folder() {
        return folder;
    }

    @Override
    public void close() {
        relaybook.close();
    }

    private final class Notebook implements Journal {
        @Override
        public void note(String text) {
            journal.add(text);
        }

        @Override
        public void failure(String attempted, Throwable cause) {
            journal.add(attempted + ": " + cause);
        }
    }
}
