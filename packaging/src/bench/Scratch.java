// SPDX-License-Identifier: Apache-2.0
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;

/** A home of its own with one session in it, and a server when one is asked for. */
final class Scratch implements AutoCloseable {
    private static final String SESSION = "bench";

    private final Path image;
    private final Path folder;
    private final Path home;
    private final Path transcript;
    private Process server;

    private Scratch(Path image, Path folder) {
        this.image = image;
        this.folder = folder;
        home = folder.resolve("home");
        transcript = folder.resolve(".claude/projects/bench").resolve(SESSION + ".jsonl");
    }

    static Scratch make(Path image) throws IOException, InterruptedException {
        var scratch = new Scratch(image, Files.createTempDirectory("relaybook-bench"));
        Files.createDirectories(scratch.transcript.getParent());
        Files.createFile(scratch.transcript);
        scratch.call(1, "SessionStart", scratch.hook("session-start")).time();
        return scratch;
    }

    Path folder() {
        return folder;
    }

    List<String> hook(String event) {
        String launcher = image.resolve("bin/relaybook-hook").toString();
        return List.of(launcher, "--home", home.toString(), "claude-code", event);
    }

    /** A command that gets an event's payload on stdin. The user's own folder would be looked into for transcripts. */
    Call call(int times, String event, List<String> command) throws IOException {
        return new Call(folder, times, command, payload(event));
    }

    private Path payload(String event) throws IOException {
        String json = """
            {"session_id": "%s", "transcript_path": "%s", "cwd": "%s", "hook_event_name": "%s", "source": "startup",
             "trigger": "auto", "prompt": "go on", "prompt_id": "p1", "tool_name": "Bash", "tool_use_id": "toolu_1",
             "tool_input": {"command": "ls"}, "tool_response": {"stdout": "a"}}
            """.formatted(SESSION, transcript, folder, event);
        return Files.writeString(folder.resolve(event + ".json"), json);
    }

    /** From here on prompts matter, since something may be owed soon. */
    void announceCompaction() throws IOException, InterruptedException {
        call(1, "PreCompact", hook("pre-compact")).time();
        if (!gateIsOpen()) throw new IOException("the gate did not open");
    }

    private boolean gateIsOpen() {
        return Files.exists(home.resolve("open/claude-code").resolve(SESSION));
    }

    /** Adds a turn's worth of log lines: words, tool calls and their results. */
    void grow(int bytes) throws IOException {
        if (!gateIsOpen()) throw new IOException("the gate has closed");
        var lines = new StringBuilder();
        while (lines.length() < bytes) {
            String call = "toolu_" + UUID.randomUUID();
            lines.append(line(
                    "assistant", "{\"type\":\"text\",\"text\":\"" + "I look at it once more. ".repeat(20) + "\"}"));
            lines.append(line(
                    "assistant",
                    "{\"type\":\"tool_use\",\"id\":\"" + call
                            + "\",\"name\":\"Bash\",\"input\":{\"command\":\"ls -l\"}}"));
            lines.append(line(
                    "user",
                    "{\"type\":\"tool_result\",\"tool_use_id\":\"" + call + "\",\"content\":\""
                            + "-rw-r--r-- 1 ann ann 4096 Main.java\\n".repeat(100) + "\"}"));
        }
        Files.writeString(transcript, lines, StandardOpenOption.APPEND);
    }

    private static String line(String role, String block) {
        return "{\"type\":\"" + role + "\",\"uuid\":\"" + UUID.randomUUID()
                + "\",\"isSidechain\":false,\"sessionId\":\""
                + SESSION
                + "\",\"timestamp\":\"2026-01-01T00:00:00.000Z\",\"version\":\"2.1.0\",\"message\":{\"id\":\"msg_"
                + UUID.randomUUID() + "\",\"role\":\"" + role + "\",\"content\":[" + block + "]}}\n";
    }

    /** Starts {@code relaybook serve} and returns the socket once it answers. */
    Path serve() throws IOException, InterruptedException {
        var builder = new ProcessBuilder(image.resolve("bin/relaybook").toString(), "serve");
        builder.environment().put("RELAYBOOK_HOME", home.toString());
        builder.environment().put("HOME", folder.toString());
        builder.redirectError(ProcessBuilder.Redirect.INHERIT);
        server = builder.start();
        try (var out = server.inputReader(StandardCharsets.UTF_8)) {
            if (out.readLine() == null) throw new IOException("the server did not start");
        }
        return Path.of(Files.readString(home.resolve("socket")).strip());
    }

    long serverProcess() {
        return server.pid();
    }

    @Override
    public void close() throws IOException {
        if (server != null) {
            server.destroy();
            server.onExit().join();
        }
        try (var files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
        }
    }
}
