// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A commit that git says it made.
 *
 * @param branch empty for a detached head
 * @param message its first line
 * @param line git's own words
 */
public record MadeCommit(Optional<String> branch, String hash, String message, String line) {
    private static final Set<String> COMMITTING = Set.of("commit", "cherry-pick", "revert");
    private static final int MOST = 20;
    private static final String DETACHED = "detached HEAD";
    private static final Pattern MADE =
            Pattern.compile("\\[([^\\[\\]]{1,200}?)( \\(root-commit\\))?+ ([0-9a-f]{7,64})\\] (.++)");

    /** The first few in the output of a shell command that commits. */
    public static List<MadeCommit> in(String shell, String output) {
        if (!shell.contains("git") || !commits(shell)) return List.of();
        return output.lines()
                .filter(line -> line.startsWith("["))
                .map(MADE::matcher)
                .filter(Matcher::matches)
                .limit(MOST)
                .map(MadeCommit::of)
                .toList();
    }

    private static MadeCommit of(Matcher match) {
        Optional<String> branch = Optional.of(match.group(1)).filter(it -> !it.equals(DETACHED));
        return new MadeCommit(branch, match.group(3), match.group(4).strip(), match.group());
    }

    private static boolean commits(String shell) {
        return ShellLine.of(shell).parts().stream()
                .map(part -> CommandWords.bare(part.words()))
                .filter(words ->
                        !words.isEmpty() && ProgramName.of(words.getFirst()).equals("git"))
                .anyMatch(words -> words.stream().anyMatch(COMMITTING::contains));
    }
}
