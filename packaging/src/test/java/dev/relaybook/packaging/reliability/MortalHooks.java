// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.reliability;

import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.packaging.image.PackagedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** The packaged hooks as processes that can be killed with all that they started, in a home of their own. */
final class MortalHooks {
    private static final Duration LONGEST = Duration.ofSeconds(60);

    private final PackagedImage image;
    private final Path folder;
    private int killed;

    MortalHooks(PackagedImage image, Path folder) {
        this.image = image;
        this.folder = folder;
    }

    Path home() {
        return folder.resolve("relaybook");
    }

    /** How many calls were killed before they ended. */
    int killed() {
        return killed;
    }

    /**
     * Calls a hook of Claude Code.
     *
     * @param lifetime when it is killed; empty to let it end
     * @return the text for the conversation, which a killed hook never gives
     */
    Optional<String> call(String event, Map<String, String> payload, Optional<Duration> lifetime) throws Exception {
        Path stdin = folder.resolve("payload.json");
        Path stdout = folder.resolve("hook.out");
        Files.writeString(stdin, Json.write(payload));
        // a session of its own, so that the whole group can be killed at once
        Process hook = start(stdin, stdout, "setsid", image.launcher("relaybook-hook"), "claude-code", event);
        Duration wait = lifetime.orElse(LONGEST);
        if (!hook.waitFor(wait.toNanos(), TimeUnit.NANOSECONDS)) {
            kill(hook);
            if (lifetime.isEmpty()) throw new IllegalStateException(event + " hangs");
            killed++;
            return Optional.empty();
        }
        if (hook.exitValue() != 0) throw new IllegalStateException(event + " ended with " + hook.exitValue());
        return Json.read(Files.readAllBytes(stdout))
                .flatMap(json -> json.at("hookSpecificOutput").text("additionalContext"));
    }

    /** Runs the command line and returns what it prints. */
    String relaybook(String... words) throws Exception {
        Object[] command = new Object[words.length + 1];
        command[0] = image.launcher("relaybook");
        System.arraycopy(words, 0, command, 1, words.length);
        Path out = folder.resolve("command.out");
        Process process = start(Path.of("/dev/null"), out, command);
        if (!process.waitFor(LONGEST.toSeconds(), TimeUnit.SECONDS) || process.exitValue() != 0) {
            throw new IllegalStateException(List.of(words) + ": " + Files.readString(folder.resolve("stderr")));
        }
        return Files.readString(out, StandardCharsets.UTF_8);
    }

    /** Starts a server; whoever did ends it. */
    Process serve() throws Exception {
        return start(Path.of("/dev/null"), folder.resolve("serve.out"), "setsid", image.launcher("relaybook"), "serve");
    }

    static void kill(Process leader) throws Exception {
        new ProcessBuilder("kill", "-KILL", "--", "-" + leader.pid()).start().waitFor();
        leader.destroyForcibly().waitFor();
    }

    private Process start(Path stdin, Path stdout, Object... command) throws IOException {
        List<String> words = Arrays.stream(command).map(String::valueOf).toList();
        var builder = new ProcessBuilder(words)
                .directory(folder.toFile())
                .redirectInput(stdin.toFile())
                .redirectOutput(stdout.toFile())
                .redirectError(folder.resolve("stderr").toFile());
        Map<String, String> environment = builder.environment();
        environment.put("HOME", folder.toString());
        environment.put("RELAYBOOK_HOME", home().toString());
        environment.put("XDG_RUNTIME_DIR", folder.toString());
        environment.put("CLAUDE_CODE_ENTRYPOINT", "sdk-cli");
        environment.remove("CLAUDE_CONFIG_DIR");
        return builder.start();
    }
}
