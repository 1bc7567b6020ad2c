// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents.rig;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The finished lines of a transcript that another process is still writing. */
final class JsonLines {
    private static final JsonMapper JSON = new JsonMapper();

    private JsonLines() {}

    static List<JsonNode> of(Path file) {
        if (Files.notExists(file)) {
            return List.of();
        }
        try {
            String text = Files.readString(file, StandardCharsets.UTF_8);
            String finished = text.substring(0, text.lastIndexOf('\n') + 1);
            return finished.lines().map(JSON::readTree).toList();
        } catch (IOException e) {
            throw new UncheckedIOException("reading " + file, e);
        }
    }

    /** The newest file below a folder that such a test accepts. */
    static List<Path> below(Path folder, String ending) {
        if (Files.notExists(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("listing " + folder, e);
        }
    }
}
