// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** The user's git, run with a deadline and without anything of a repository's that would run a program. */
public final class GitProgram {
    private static final Duration LONGEST = Duration.ofSeconds(20);
    private static final Executor THREADS =
            task -> Thread.ofVirtual().name("git-pipe").start(task);
    private static final int ALL_IS_WELL_OR_NOTHING_FOUND = 1;

    private final Map<String, String> environment;
    private final Duration longest;

    public GitProgram(Map<String, String> environment) {
        this(environment, LONGEST);
    }

    /** @param longest how long one run may take */
    public GitProgram(Map<String, String> environment, Duration longest) {
        this.environment = environment;
        this.longest = longest;
    }

    /** What became of a run. */
    sealed interface Ran {
        record Done(String out) implements Ran {}

        /** @param why one sentence */
        record Failed(String why) implements Ran {}
    }

    Ran run(Path folder, byte[] input, String... words) {
        Optional<Path> program = find();
        if (program.isEmpty()) return new Ran.Failed("git is not on the PATH.");
        try {
            return ran(start(program.get(), folder, words), input, words[0]);
        } catch (IOException e) {
            return new Ran.Failed("git can't be started: " + e.getMessage() + ".");
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return new Ran.Failed("git was interrupted.");
        }
    }

    private Process start(Path program, Path folder, String... words) throws IOException {
        List<String> command = new ArrayList<>(List.of(program.toString(), "-C", folder.toString()));
        command.addAll(List.of("-c", "core.fsmonitor=false", "-c", "core.quotepath=false"));
        command.addAll(List.of(words));
        var builder = new ProcessBuilder(command);
        // a hook of git's sets these, and they name another repository
        builder.environment().keySet().removeIf(it -> it.startsWith("GIT_"));
        builder.environment().put("GIT_OPTIONAL_LOCKS", "0");
        builder.environment().put("LC_ALL", "C");
        return builder.start();
    }

    private Ran ran(Process process, byte[] input, String word) throws InterruptedException {
        var out = CompletableFuture.supplyAsync(() -> text(process.getInputStream()), THREADS);
        var err = CompletableFuture.supplyAsync(() -> text(process.getErrorStream()), THREADS);
        THREADS.execute(() -> write(process.getOutputStream(), input));
        try {
            if (!process.waitFor(longest.toMillis(), TimeUnit.MILLISECONDS)) throw new TimeoutException();
            String said = out.get(longest.toMillis(), TimeUnit.MILLISECONDS);
            boolean quiet = word.equals("check-ignore") && process.exitValue() == ALL_IS_WELL_OR_NOTHING_FOUND;
            if (process.exitValue() == 0 || quiet) return new Ran.Done(said);
            String why = err.get(longest.toMillis(), TimeUnit.MILLISECONDS)
                    .lines()
                    .findFirst()
                    .orElse("no reason told");
            return new Ran.Failed("git " + word + " failed with exit code " + process.exitValue() + ": " + why + ".");
        } catch (TimeoutException _) {
            return new Ran.Failed("git did not answer within " + longest.toMillis() / 1000.0 + " seconds.");
        } catch (ExecutionException e) {
            return new Ran.Failed("git's answer can't be read: " + e.getCause() + ".");
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    private static String text(InputStream stream) {
        try (stream) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException _) {
            return ""; // it was ended; whoever waits is told by the deadline
        }
    }

    private static void write(OutputStream stream, byte[] input) {
        try (stream) {
            stream.write(input);
        } catch (IOException _) {
            // it did not want to know
        }
    }

    private Optional<Path> find() {
        for (String folder : environment.getOrDefault("PATH", "").split(File.pathSeparator)) {
            for (String name : List.of("git", "git.exe")) {
                try {
                    Path program = Path.of(folder).resolve(name);
                    if (program.isAbsolute() && Files.isRegularFile(program) && Files.isExecutable(program)) {
                        return Optional.of(program);
                    }
                } catch (InvalidPathException _) {
                    // no folder at all
                }
            }
        }
        return Optional.empty();
    }
}
