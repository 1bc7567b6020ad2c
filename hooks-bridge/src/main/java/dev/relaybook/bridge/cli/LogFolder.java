// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.Home;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The logs of a home, as doctor looks at them. */
final class LogFolder {
    /** Well above what each log keeps to; a larger one was written by something else, or can't be turned over. */
    private static final long TOO_LARGE = 8L << 20;

    private static final int END = 1 << 16;

    private final Path folder;

    LogFolder(Home home) {
        folder = home.logs();
    }

    /** What is wrong with the logs, and what to do. */
    Optional<String> problem() {
        List<Path> large = logs().stream().filter(it -> size(it) > TOO_LARGE).toList();
        if (large.isEmpty()) return Optional.empty();
        return Optional.of(large.getFirst() + " has " + (size(large.getFirst()) >> 20)
                + " MiB; delete it, a new one is begun by itself");
    }

    /** The first line of the newest log's last entry: where no receipt could be kept, it has the cause. */
    Optional<String> lastLine() {
        return logs().stream()
                .max(Comparator.comparingLong(it -> it.toFile().lastModified()))
                .flatMap(LogFolder::lastLine);
    }

    private static Optional<String> lastLine(Path log) {
        try (var file = new RandomAccessFile(log.toFile(), "r")) {
            byte[] end = new byte[(int) Math.min(END, file.length())];
            file.seek(file.length() - end.length);
            file.readFully(end);
            return new String(end, StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !Character.isWhitespace(line.charAt(0)))
                    .reduce((_, last) -> last);
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    private List<Path> logs() {
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(Files::isRegularFile).toList();
        } catch (IOException _) {
            return List.of();
        }
    }

    private static long size(Path file) {
        return file.toFile().length();
    }
}
