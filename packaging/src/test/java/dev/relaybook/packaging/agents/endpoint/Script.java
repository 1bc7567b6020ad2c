// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents.endpoint;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;

/**
 * The answers still to be given, as files: the test that writes them and the server that takes them live in different
 * network namespaces and share the disk. Thread-safe within the server.
 */
public final class Script {
    private static final JsonMapper JSON = new JsonMapper();

    private final Path folder;
    private int written;

    public Script(Path folder) {
        this.folder = folder;
    }

    /** Queues answers to requests of one kind; they are given in this order. */
    public synchronized void add(RequestKind kind, Answer... answers) {
        for (Answer answer : answers) {
            Path file = queue(kind).resolve("%05d.json".formatted(++written));
            try {
                Files.createDirectories(file.getParent());
                Path draft = Files.write(file.resolveSibling("draft"), JSON.writeValueAsBytes(answer));
                Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
            } catch (IOException e) {
                throw new UncheckedIOException("queueing an answer", e);
            }
        }
    }

    /** Drops what was not asked for: agents differ in how often they try again. */
    public void forget(RequestKind kind) {
        for (Path file : waiting(kind)) {
            try {
                Files.deleteIfExists(file);
            } catch (IOException e) {
                throw new UncheckedIOException("dropping an answer", e);
            }
        }
    }

    /** Whether every answer of this kind was given. */
    public boolean isSpent(RequestKind kind) {
        return waiting(kind).isEmpty();
    }

    synchronized Optional<Answer> take(RequestKind kind) {
        return waiting(kind).stream().findFirst().map(this::read);
    }

    private Answer read(Path file) {
        try {
            Answer answer = JSON.readValue(Files.readAllBytes(file), Answer.class);
            Files.delete(file);
            return answer;
        } catch (IOException e) {
            throw new UncheckedIOException("taking an answer", e);
        }
    }

    private List<Path> waiting(RequestKind kind) {
        if (Files.notExists(queue(kind))) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(queue(kind))) {
            return files.filter(file -> file.toString().endsWith(".json"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("listing answers", e);
        }
    }

    private Path queue(RequestKind kind) {
        return folder.resolve(kind.name());
    }
}
