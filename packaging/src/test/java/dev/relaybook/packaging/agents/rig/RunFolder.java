// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents.rig;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The folder of one run: the agent's home, its project, the requests and everything printed. It stays behind for
 * whoever has to find out why a run failed; the next run of the same name replaces it.
 */
public record RunFolder(Path root) {
    private static final Duration PRINTED = Duration.ofSeconds(20);
    private static final Path ALL = Path.of("target", "real-agents").toAbsolutePath();

    static RunFolder fresh(String agent, String scenario) {
        Path root = ALL.resolve(agent).resolve(scenario);
        try {
            deleteAll(root);
            var folder = new RunFolder(root);
            for (Path needed : List.of(folder.home(), folder.project(), folder.screens())) {
                Files.createDirectories(needed);
            }
            // Copilot unpacks 180 MB of itself on its first start in a home
            Files.createSymbolicLink(
                    folder.home().resolve(".cache"), Files.createDirectories(root.resolveSibling("cache")));
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException("making " + root, e);
        }
    }

    public Path home() {
        return root.resolve("home");
    }

    public Path project() {
        return root.resolve("project");
    }

    public Path relaybookHome() {
        return root.resolve("relaybook");
    }

    Path requests() {
        return root.resolve("requests");
    }

    Path script() {
        return root.resolve("script");
    }

    Path screens() {
        return root.resolve("screens");
    }

    Path log(String name) {
        return root.resolve(name + ".log");
    }

    public void write(Path file, String text) {
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException("writing " + file, e);
        }
    }

    /** Adds a paragraph to one of the logs. */
    void append(String log, String text) {
        try {
            Files.writeString(log(log), text + "\n\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException("writing the log " + log, e);
        }
    }

    void awaitInLog(String log, String text) {
        Await.until("'" + text + "' in the log " + log, PRINTED, () -> {
            try {
                return Files.exists(log(log)) && Files.readString(log(log)).contains(text);
            } catch (IOException e) {
                throw new UncheckedIOException("reading the log " + log, e);
            }
        });
    }

    static void deleteAll(Path root) throws IOException {
        if (Files.notExists(root)) {
            return;
        }
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
