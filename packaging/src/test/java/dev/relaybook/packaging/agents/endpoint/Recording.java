// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents.endpoint;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The requests of a run, a file each, so that they outlive it. Written by the server, read by the test. */
public final class Recording {
    private static final JsonMapper JSON = new JsonMapper();
    private static final Pattern NAME = Pattern.compile("(\\d+)-([A-Z_]+)\\.json");

    private final Path folder;
    private int written;

    public Recording(Path folder) {
        this.folder = folder;
    }

    synchronized Request add(RequestKind kind, JsonNode body) throws IOException {
        var request = new Request(++written, kind, body);
        Files.createDirectories(folder);
        Path draft = Files.write(
                folder.resolve("draft"), JSON.writerWithDefaultPrettyPrinter().writeValueAsBytes(body));
        Files.move(
                draft,
                folder.resolve("%05d-%s.json".formatted(request.number(), kind)),
                StandardCopyOption.ATOMIC_MOVE);
        return request;
    }

    /** The requests of one kind so far, oldest first. */
    public List<Request> of(RequestKind kind) {
        var requests = new ArrayList<Request>();
        for (Path file : files()) {
            Matcher name = NAME.matcher(file.getFileName().toString());
            if (name.matches() && name.group(2).equals(kind.name())) {
                requests.add(new Request(Integer.parseInt(name.group(1)), kind, read(file)));
            }
        }
        return requests;
    }

    /** How many requests of one kind came so far; cheaper than {@link #of}. */
    public long count(RequestKind kind) {
        return files().stream()
                .filter(file -> file.toString().endsWith("-" + kind + ".json"))
                .count();
    }

    private List<Path> files() {
        if (Files.notExists(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException("listing requests", e);
        }
    }

    private static JsonNode read(Path file) {
        try {
            return JSON.readTree(Files.readAllBytes(file));
        } catch (IOException e) {
            throw new UncheckedIOException("reading " + file, e);
        }
    }
}
