// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.hook;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** The launcher as the build makes it, with a script in the JVM's place that notes its arguments and its stdin. */
record FakeImage(Path folder) {
    private static final String JAVA = """
        #!/bin/sh
        cat >"$FAKE.stdin"
        printf '%s\\n' "$@" >"$FAKE.arguments"
        printf %s "$FAKE_OUT"
        printf %s "$FAKE_ERR" >&2
        exit "${FAKE_EXIT:-0}"
        """;

    /** @param stdout in bytes, as a host sees them */
    record Run(int exit, String stdout, String stderr, long millis) {}

    static FakeImage in(Path folder, Path shell) throws IOException {
        String launcher = Files.readString(Path.of("src/launchers/relaybook-hook"))
                .replaceFirst("/bin/sh", shell.toString())
                .replace("@JAVA_ENVIRONMENT@", "")
                .replace("@JAVA_COMMAND@", "\"$app/runtime/bin/java\"");
        Files.createDirectories(folder.resolve("bin"));
        Files.createDirectories(folder.resolve("runtime/bin"));
        executable(folder.resolve("bin/relaybook-hook"), launcher);
        executable(folder.resolve("runtime/bin/java"), JAVA);
        return new FakeImage(folder);
    }

    Path launcher() {
        return folder.resolve("bin/relaybook-hook");
    }

    /** What the JVM's stand-in was called with, or nothing when it was not called. */
    List<String> arguments() throws IOException {
        Path file = folder.resolve("call.arguments");
        return Files.exists(file) ? Files.readAllLines(file) : List.of();
    }

    byte[] stdin() throws IOException {
        return Files.readAllBytes(folder.resolve("call.stdin"));
    }

    Run run(byte[] payload, Map<String, String> environment, String... arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(launcher().toString()));
        command.addAll(List.of(arguments));
        return run(command, payload, environment);
    }

    Run run(List<String> command, byte[] payload, Map<String, String> environment)
            throws IOException, InterruptedException {
        Path input = Files.write(folder.resolve("input"), payload);
        Path stdout = folder.resolve("stdout");
        Path stderr = folder.resolve("stderr");
        var builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectInput(input.toFile())
                .redirectOutput(stdout.toFile())
                .redirectError(stderr.toFile());
        builder.environment().remove("RELAYBOOK_HOME");
        builder.environment().put("FAKE", folder.resolve("call").toString());
        builder.environment().putAll(environment);
        long begun = System.nanoTime();
        Process process = builder.start();
        if (!process.waitFor(60, TimeUnit.SECONDS)) throw new IllegalStateException("the launcher hangs");
        long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);
        return new Run(process.exitValue(), text(stdout), text(stderr), millis);
    }

    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }

    private static void executable(Path file, String text) throws IOException {
        Files.writeString(file, text);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
}
