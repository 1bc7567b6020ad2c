// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Which other process has a database locked, where the system tells: Linux lists the locks of all processes. */
final class LockHolder {
    private static final Path LOCKS = Path.of("/proc/locks");

    private LockHolder() {}

    /** For example {@code process 4711 (java)}. */
    static Optional<String> of(Path file) {
        try {
            if (!Files.isReadable(LOCKS)) return Optional.empty();
            Set<String> inodes = new HashSet<>();
            for (String end : new String[] {"", "-shm"}) {
                Path it = Path.of(file + end);
                if (Files.exists(it)) inodes.add(String.valueOf(Files.getAttribute(it, "unix:ino")));
            }
            for (String line : Files.readAllLines(LOCKS)) {
                Optional<Long> process = writer(line, inodes);
                if (process.isPresent()) return process.map(LockHolder::named);
            }
        } catch (IOException | IllegalArgumentException | UnsupportedOperationException _) {
            // nobody tells
        }
        return Optional.empty();
    }

    /** A line is {@code 1: POSIX ADVISORY WRITE 4711 08:01:1234 120 120}; one that waits has an arrow more. */
    private static Optional<Long> writer(String line, Set<String> inodes) {
        String[] words = line.strip().split(" +");
        if (words.length < 6 || !words[3].equals("WRITE")) return Optional.empty();
        String inode = words[5].substring(words[5].lastIndexOf(':') + 1);
        long process = Long.parseLong(words[4]);
        boolean other = process > 0 && process != ProcessHandle.current().pid();
        return other && inodes.contains(inode) ? Optional.of(process) : Optional.empty();
    }

    private static String named(long process) {
        String program = ProcessHandle.of(process)
                .flatMap(it -> it.info().command())
                .map(it -> " (" + Path.of(it).getFileName() + ")")
                .orElse("");
        return "process " + process + program;
    }
}
