// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.model.ledger.ProjectId;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;

/** Asks git which files of a project differ from its last commit. Starts a process, so hooks do not use it. */
public final class WorkTree {
    private static final int SECONDS = 20;
    private static final int STATUS_WIDTH = 3;

    private WorkTree() {}

    /** The changed and the new files, relative to the project; empty where there is no git, or no project any more. */
    public static Optional<SortedSet<String>> changed(ProjectId project) {
        Path root = Path.of(project.root());
        if (!Files.exists(root.resolve(".git"))) return Optional.empty();
        try {
            Process git = new ProcessBuilder("git", "-C", root.toString(), "status", "--porcelain", "-z", "-uall")
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            git.getOutputStream().close();
            String output = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (!git.waitFor(SECONDS, TimeUnit.SECONDS) || git.exitValue() != 0) return Optional.empty();
            return Optional.of(paths(output));
        } catch (IOException _) {
            return Optional.empty();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    /** Entries end with NUL; a renamed file is followed by an entry with its old name alone. */
    private static SortedSet<String> paths(String output) {
        SortedSet<String> paths = new TreeSet<>();
        boolean oldName = false;
        for (String entry : output.split("\0")) {
            if (oldName || entry.length() <= STATUS_WIDTH) {
                oldName = false;
                continue;
            }
            oldName = entry.charAt(0) == 'R' || entry.charAt(0) == 'C';
            paths.add(entry.substring(STATUS_WIDTH));
        }
        return paths;
    }
}
