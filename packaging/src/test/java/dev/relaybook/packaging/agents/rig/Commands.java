// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents.rig;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Commands that run to their end and are read afterwards. */
final class Commands {
    private static final Duration LIMIT = Duration.ofSeconds(180);

    record Result(int exit, String out, String err) {}

    private Commands() {}

    static Result run(List<String> command, Path directory) {
        try {
            Path out = Files.createTempFile("relaybook-command", ".out");
            Path err = Files.createTempFile("relaybook-command", ".err");
            Process process = new ProcessBuilder(command)
                    .directory(directory.toFile())
                    .redirectInput(Path.of("/dev/null").toFile())
                    .redirectOutput(out.toFile())
                    .redirectError(err.toFile())
                    .start();
            boolean ended = process.waitFor(LIMIT.toSeconds(), TimeUnit.SECONDS);
            if (!ended) {
                process.destroyForcibly();
            }
            var result = new Result(ended ? process.exitValue() : -1, Files.readString(out), Files.readString(err));
            Files.delete(out);
            Files.delete(err);
            return result;
        } catch (IOException e) {
            throw new UncheckedIOException("running " + command, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }

    /** Runs a command that must succeed and gives what it printed. */
    static String output(List<String> command, Path directory) {
        Result result = run(command, directory);
        if (result.exit() != 0) {
            throw new AssertionError(
                    "exit " + result.exit() + " of " + command + "\n" + result.out() + "\n" + result.err());
        }
        return result.out();
    }
}
