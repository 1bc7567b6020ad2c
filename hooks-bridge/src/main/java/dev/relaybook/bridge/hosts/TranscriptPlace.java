// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts;

import dev.relaybook.model.ledger.Session;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Where a payload says that a session's log lies. A payload is untrusted: only regular files in the host's own folder
 * are read, wherever symbolic links lead.
 *
 * @param transcript the file to read; it need not exist yet
 * @param problem why there is none
 */
public record TranscriptPlace(Optional<Path> transcript, Optional<String> problem) {

    /** A log in {@code folder}, as a payload names it. */
    public static TranscriptPlace in(Path folder, String claimed) {
        Optional<Path> path = Payload.absolute(claimed);
        if (path.isEmpty()) return without("The transcript's path is not an absolute path.");
        try {
            Path real = real(path.get());
            if (!real.startsWith(real(folder)) || real.equals(real(folder))) {
                return without("The transcript does not lie in the agent's own folder, so it is not read.");
            }
            if (Files.exists(real) && !Files.isRegularFile(real)) return without("The transcript is not a file.");
            return new TranscriptPlace(path, Optional.empty());
        } catch (IOException _) {
            return without("The transcript's path leads nowhere.");
        }
    }

    /** Where a session's log lay when a hook last told; empty for a path of another system. */
    public static Optional<Path> of(Session session) {
        try {
            return session.facts().transcript().map(Path::of);
        } catch (InvalidPathException _) {
            return Optional.empty();
        }
    }

    public static TranscriptPlace without(String problem) {
        return new TranscriptPlace(Optional.empty(), Optional.of(problem));
    }

    /** Links are followed as far as the path exists. */
    private static Path real(Path path) throws IOException {
        if (Files.exists(path, LinkOption.NOFOLLOW_LINKS)) return path.toRealPath();
        Path parent = path.getParent();
        return parent == null ? path : real(parent).resolve(path.getFileName());
    }
}
