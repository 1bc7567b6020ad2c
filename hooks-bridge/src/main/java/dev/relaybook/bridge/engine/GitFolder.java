// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.model.ledger.ProjectId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** What git's own files say of a folder. Reads two small files and starts no process, since hooks call it. */
public final class GitFolder {
    private static final int LONGEST_FILE = 4096;
    private static final int COMMIT_SHOWN = 12;

    private GitFolder() {}

    /** The project a session in this folder belongs to: the root of the git work tree, else the folder itself. */
    public static ProjectId project(Path cwd) {
        Path folder = cwd.toAbsolutePath().normalize();
        for (Path at = folder; at != null; at = at.getParent()) {
            if (Files.exists(at.resolve(".git"))) return new ProjectId(at.toString());
        }
        return new ProjectId(folder.toString());
    }

    /** The branch that is checked out, or the start of the commit's hash where none is. */
    static Optional<String> branch(ProjectId project) {
        try {
            Path git = Path.of(project.root()).resolve(".git");
            if (Files.isRegularFile(git)) git = linked(git);
            String head = small(git.resolve("HEAD")).strip();
            if (head.startsWith("ref: "))
                return Optional.of(head.substring("ref: ".length()).replaceFirst("^refs/heads/", ""));
            return head.isEmpty()
                    ? Optional.empty()
                    : Optional.of(head.substring(0, Math.min(COMMIT_SHOWN, head.length())));
        } catch (IOException | RuntimeException _) {
            return Optional.empty(); // the branch is only shown, so what can't be read is left out
        }
    }

    /** A work tree of its own keeps a file that names its git folder. */
    private static Path linked(Path file) throws IOException {
        String named = small(file).strip().replaceFirst("^gitdir: ", "");
        Path parent = file.getParent();
        return parent == null ? Path.of(named) : parent.resolve(named);
    }

    private static String small(Path file) throws IOException {
        if (!Files.isRegularFile(file) || Files.size(file) > LONGEST_FILE) return "";
        return Files.readString(file);
    }
}
