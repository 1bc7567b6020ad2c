// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents.rig;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * A network namespace that holds nothing but a loopback device and, as its first process, the model. Everything else of
 * a run is started into it, with an environment that holds only what is named.
 */
final class Isolation implements AutoCloseable {
    private static final boolean ROOT = "root".equals(System.getProperty("user.name"));
    private static final Duration STOP = Duration.ofSeconds(5);

    private final Process first;

    private Isolation(Process first) {
        this.first = first;
    }

    static Isolation around(List<String> firstCommand, Path log) {
        var command = new ArrayList<>(List.of("unshare", ROOT ? "-n" : "-rn", "sh", "-c"));
        command.addAll(List.of("ip link set lo up && exec \"$@\"", "sh"));
        command.addAll(firstCommand);
        try {
            return new Isolation(new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(log.toFile())
                    .start());
        } catch (IOException e) {
            throw new UncheckedIOException("making a network namespace", e);
        }
    }

    /** The command line that runs {@code command} in here. */
    List<String> enter(Map<String, String> environment, List<String> command) {
        var line = new ArrayList<>(List.of("nsenter", "--target=" + first.pid(), "--net"));
        if (!ROOT) {
            line.addAll(List.of("--user", "--preserve-credentials"));
        }
        line.addAll(List.of("--", "env", "-i"));
        environment.forEach((name, value) -> line.add(name + "=" + value));
        line.addAll(command);
        return line;
    }

    void awaitReady(Path file) {
        Await.until("the model server", Duration.ofSeconds(20), () -> Files.exists(file));
    }

    /** The end of its input tells the model to go. */
    @Override
    public void close() {
        try {
            first.getOutputStream().close();
            if (!first.waitFor(STOP.toSeconds(), TimeUnit.SECONDS)) {
                first.destroyForcibly();
            }
        } catch (IOException e) {
            first.destroyForcibly();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
