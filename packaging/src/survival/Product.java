// SPDX-License-Identifier: Apache-2.0
import dev.relaybook.bridge.hosts.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** The packaged product in a home of its own, with a server that listens: its hooks and its command line, as processes. */
final class Product implements AutoCloseable {
    private final Path image;
    private final Path folder;
    private final Process server;

    private Product(Path image, Path folder) throws IOException {
        this.image = image;
        this.folder = folder;
        Files.createDirectories(project());
        server = start(List.of(image.resolve("bin/relaybook").toString(), "serve"));
        if (server.inputReader(StandardCharsets.UTF_8).readLine() == null) throw new IOException("no server");
    }

    static Product of(Path image) throws IOException {
        return new Product(image, Files.createTempDirectory("relaybook-survival"));
    }

    Path project() {
        return folder.resolve("payments");
    }

    Path log(String session) {
        return folder.resolve(".claude/projects/payments").resolve(session + ".jsonl");
    }

    /** Calls a hook and returns the text that it lets into the conversation, or "". */
    String hook(String event, Map<String, String> payload) throws IOException {
        List<String> command = List.of(
                image.resolve("bin/relaybook-hook").toString(), "--home", home().toString(), "claude-code", event);
        byte[] reply = run(command, Json.write(payload));
        return Json.read(reply)
                .flatMap(json -> json.at("hookSpecificOutput").text("additionalContext"))
                .orElse("");
    }

    /** The records of a session, as {@code relaybook show} prints them. */
    Json show(String session) throws IOException {
        byte[] out =
                run(List.of(image.resolve("bin/relaybook").toString(), "show", "--json", "--session", session), "");
        return Json.read(out).orElseThrow(() -> new IOException("show printed no JSON"));
    }

    private Path home() {
        return folder.resolve("home");
    }

    private byte[] run(List<String> command, String stdin) throws IOException {
        Process process = start(command);
        try (var in = process.getOutputStream()) {
            in.write(stdin.getBytes(StandardCharsets.UTF_8));
        } catch (IOException _) {
            // a hook that has nothing to do leaves it unread
        }
        return process.getInputStream().readAllBytes();
    }

    private Process start(List<String> command) throws IOException {
        var builder = new ProcessBuilder(new ArrayList<>(command))
                .directory(project().toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT);
        Map<String, String> environment = builder.environment();
        environment.put("HOME", folder.toString());
        environment.put("RELAYBOOK_HOME", home().toString());
        environment.put("CLAUDE_CODE_ENTRYPOINT", "sdk-cli");
        environment.remove("CLAUDE_CONFIG_DIR");
        return builder.start();
    }

    @Override
    public void close() throws IOException {
        server.destroy();
        server.onExit().join();
        try (var files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
        }
    }
}
