// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import dev.relaybook.model.compare.ChangedFile;
import dev.relaybook.model.ledger.ProjectId;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Asks git which files of a project differ from its last commit. Starts a process, so hooks do not use it. */
public final class WorkTree {
    private static final int STATUS_WIDTH = 3;

    private final GitProgram git;
    private final ProjectId project;

    public WorkTree(GitProgram git, ProjectId project) {
        this.git = git;
        this.project = project;
    }

    /** What git says. */
    public sealed interface Answer {
        /** @param files by their paths within the project, also new ones; without those that git ignores */
        record Changed(List<ChangedFile> files) implements Answer {}

        /** @param why one sentence */
        record Unknown(String why) implements Answer {}
    }

    public Answer changed() {
        Optional<Path> root = root();
        if (root.isEmpty()) return new Answer.Unknown("The folder " + project.root() + " is not there any more.");
        if (!Files.exists(root.get().resolve(".git"))) {
            return new Answer.Unknown(project.root() + " is no git repository.");
        }
        GitProgram.Ran ran = git.run(root.get(), new byte[0], "status", "--porcelain", "-z", "-uall");
        return switch (ran) {
            case GitProgram.Ran.Failed(String why) -> new Answer.Unknown(why);
            case GitProgram.Ran.Done(String out) -> new Answer.Changed(files(root.get(), out));
        };
    }

    /** Which of these paths git leaves out on purpose. */
    public Set<String> ignored(List<String> paths) {
        Optional<Path> root = root();
        if (root.isEmpty() || paths.isEmpty()) return Set.of();
        byte[] input = (String.join("\0", paths) + "\0").getBytes(StandardCharsets.UTF_8);
        GitProgram.Ran ran = git.run(root.get(), input, "check-ignore", "-z", "--stdin");
        return ran instanceof GitProgram.Ran.Done(String out) ? new TreeSet<>(List.of(out.split("\0"))) : Set.of();
    }

    private Optional<Path> root() {
        try {
            return Optional.of(Path.of(project.root())).filter(Files::isDirectory);
        } catch (InvalidPathException _) {
            return Optional.empty(); // a path of another system
        }
    }

    /** Entries end with NUL; a renamed or copied file is followed by an entry with its old name alone. */
    private static List<ChangedFile> files(Path root, String output) {
        List<ChangedFile> files = new ArrayList<>();
        String[] entries = output.split("\0");
        for (int i = 0; i < entries.length; i++) {
            String entry = entries[i];
            if (entry.length() <= STATUS_WIDTH) continue;
            String status = entry.substring(0, 2);
            String path = entry.substring(STATUS_WIDTH);
            boolean moved = status.contains("R") || status.contains("C");
            Optional<String> before = moved && i + 1 < entries.length ? Optional.of(entries[++i]) : Optional.empty();
            boolean folder = !path.endsWith("/") && Files.isDirectory(root.resolve(path), LinkOption.NOFOLLOW_LINKS);
            files.add(new ChangedFile(folder ? path + "/" : path, what(status), before));
        }
        return files;
    }

    private static ChangedFile.What what(String status) {
        if (status.contains("U") || status.equals("AA") || status.equals("DD")) return ChangedFile.What.CONFLICTING;
        if (status.contains("R")) return ChangedFile.What.RENAMED;
        if (status.contains("D")) return ChangedFile.What.DELETED;
        return status.equals("??") || status.contains("A") ? ChangedFile.What.NEW : ChangedFile.What.CHANGED;
    }
}
