// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import java.util.List;

/**
 * A shell command as its simple commands and what joins them. Enough of the shell's grammar to tell whose exit status
 * the whole has; expansions are left as they are written.
 *
 * @param parts without redirections, comments and the bodies of here documents
 */
record ShellLine(List<Part> parts) {
    private static final List<String> SHELLS = List.of("bash", "sh", "zsh", "dash");

    /** One simple command. */
    record Part(List<String> words, Link next) {
        String first() {
            return words.isEmpty() ? "" : words.getFirst();
        }
    }

    /** What joins a simple command to the one after it. */
    enum Link {
        END,
        THEN,
        AND,
        OR,
        PIPE,
        BACKGROUND
    }

    /** The commands of a line; of {@code bash -c "…"} alone, those inside. */
    static ShellLine of(String command) {
        ShellLine line = new ShellLine(ShellReader.read(command));
        for (int depth = 0; depth < 3 && line.isShell(); depth++) {
            line = new ShellLine(ShellReader.read(line.parts.getFirst().words().get(2)));
        }
        return line;
    }

    private boolean isShell() {
        if (parts.size() != 1) return false;
        List<String> words = parts.getFirst().words();
        return words.size() >= 3
                && SHELLS.contains(ProgramName.of(words.getFirst()))
                && words.get(1).matches("-[a-z]{0,4}c");
    }

    /** Whether {@code set -o pipefail} or the like comes before a part. */
    boolean setBefore(int index, String option) {
        return parts.subList(0, index).stream()
                .filter(part -> part.first().equals("set"))
                .anyMatch(part -> part.words().stream().anyMatch(word -> word.equals(option)));
    }
}
