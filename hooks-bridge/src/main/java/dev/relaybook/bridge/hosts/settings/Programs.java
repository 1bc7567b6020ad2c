// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.settings;

import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.bridge.hosts.Payload;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;

/** Finds agent programs without running them. */
public final class Programs {
    private static final int LEVELS = 4;

    private Programs() {}

    /** The program of this name that a shell would run. */
    public static Optional<Path> onPath(Map<String, String> environment, String program) {
        String path = environment.getOrDefault("PATH", "");
        return Arrays.stream(path.split(File.pathSeparator, -1))
                .flatMap(folder -> Payload.absolute(folder).stream())
                .map(folder -> folder.resolve(program))
                .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file))
                .findFirst();
    }

    /** The version in the package that a program belongs to. */
    public static Optional<String> version(Path program, String packageName) {
        try {
            Path folder = program.toRealPath().getParent();
            for (int i = 0; i < LEVELS && folder != null; i++, folder = folder.getParent()) {
                Optional<String> version = packageVersion(folder.resolve("package.json"), packageName);
                if (version.isPresent()) return version;
            }
            return Optional.empty();
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    private static Optional<String> packageVersion(Path file, String packageName) throws IOException {
        if (!Files.isRegularFile(file)) return Optional.empty();
        return Json.read(Files.readAllBytes(file))
                .filter(json -> json.text("name").orElse("").equals(packageName))
                .flatMap(json -> json.text("version"));
    }
}
