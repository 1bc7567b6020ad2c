// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents.rig;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** An agent without a terminal: one process, a JSON text on each line, both ways. */
final class JsonProcess implements AutoCloseable {
    private static final JsonMapper JSON = new JsonMapper();
    private static final Duration EXIT = Duration.ofSeconds(20);

    private final Rig rig;
    private final Process process;
    private final BufferedWriter in;

    /** @param heard is given each line, in a thread of its own */
    JsonProcess(Rig rig, List<String> command, Consumer<JsonNode> heard) {
        this.rig = rig;
        try {
            process = new ProcessBuilder(rig.inside(command))
                    .directory(rig.folder().project().toFile())
                    .redirectError(ProcessBuilder.Redirect.appendTo(
                            rig.folder().log("agent-errors").toFile()))
                    .start();
        } catch (IOException e) {
            throw new UncheckedIOException("starting " + command, e);
        }
        in = process.outputWriter(StandardCharsets.UTF_8);
        Thread.ofVirtual().name("agent-output").start(() -> listen(heard));
    }

    private void listen(Consumer<JsonNode> heard) {
        Path log = rig.folder().log("agent-output");
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
                BufferedWriter copy =
                        Files.newBufferedWriter(log, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                copy.append(line).append('\n').flush();
                heard.accept(JSON.readTree(line));
            }
        } catch (IOException e) {
            if (process.isAlive()) { // else the end of the process closed its output under our hands
                throw new UncheckedIOException("reading the agent", e);
            }
        }
    }

    void send(Map<String, ?> message) {
        try {
            in.append(JSON.writeValueAsString(message)).append('\n').flush();
        } catch (IOException e) {
            throw new UncheckedIOException("speaking to the agent", e);
        }
    }

    /** Ends its input, and waits until it has ended. */
    void quit() {
        try {
            in.close();
            if (!process.waitFor(EXIT.toSeconds(), TimeUnit.SECONDS)) {
                throw new AssertionError("the agent did not end with its input");
            }
        } catch (IOException e) {
            throw new UncheckedIOException("ending the agent", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        process.destroy();
    }
}
