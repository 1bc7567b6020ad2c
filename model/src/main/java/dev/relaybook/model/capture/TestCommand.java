// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A command that runs tests, found in a shell line.
 *
 * @param command without what only surrounds it, so that the same tests are known again
 * @param folder where the line goes before it runs them
 * @param onSuccess what an exit status of 0 of the whole line says about these tests
 * @param onFailure what another exit status says
 */
record TestCommand(String command, Optional<String> folder, TestRun.Status onSuccess, TestRun.Status onFailure) {
    private static final int LONGEST = 200;
    private static final int LONGEST_LINE = 200_000;
    private static final int MOST = 8;
    private static final Set<String> HARMLESS = Set.of(
            "cd", "pushd", "popd", "export", "source", ".", "set", "unset", "mkdir", "echo", "printf", "true", ":",
            "sleep", "clear", "date", "pwd", "nvm", "conda", "rm", "shopt", "ulimit", "umask");

    /** The first few; a line that is longer than any shell takes holds none. */
    static List<TestCommand> in(String shell) {
        if (shell.length() > LONGEST_LINE) return List.of();
        ShellLine line = ShellLine.of(shell);
        List<TestCommand> found = new ArrayList<>();
        for (int at = 0; at < line.parts().size() && found.size() < MOST; at++) {
            List<String> words = CommandWords.bare(line.parts().get(at).words());
            if (TestPrograms.runTests(CommandWords.withoutRunner(words))) found.add(at(line, at, words));
        }
        return List.copyOf(found);
    }

    TestRun.Status status(Optional<Integer> exit) {
        return exit.map(code -> code == 0 ? onSuccess : onFailure).orElse(TestRun.Status.UNKNOWN);
    }

    private static TestCommand at(ShellLine line, int at, List<String> words) {
        String joined = CommandWords.joined(words);
        String command = joined.length() <= LONGEST ? joined : joined.substring(0, LONGEST);
        boolean branches = line.parts().stream().anyMatch(part -> CommandWords.GRAMMAR.contains(part.first()));
        boolean seen = !branches && statusReachesEnd(line, at) && ranForSure(line, at);
        boolean green = seen && !TestPrograms.ignoresFailures(words);
        boolean red = seen && onlyOneThatCanFail(line, at);
        return new TestCommand(
                command,
                folder(line, at),
                green ? TestRun.Status.PASSED : TestRun.Status.UNKNOWN,
                red ? TestRun.Status.FAILED : TestRun.Status.UNKNOWN);
    }

    /** A pipe, a {@code ;} or {@code ||} puts another command's status in the place of this one's. */
    private static boolean statusReachesEnd(ShellLine line, int at) {
        boolean pipefail = line.setBefore(at, "pipefail");
        for (int i = at; i < line.parts().size(); i++) {
            switch (line.parts().get(i).next()) {
                case END -> {
                    return true;
                }
                case AND -> {}
                case PIPE -> {
                    // behind a later command of an && chain a pipe hides nothing: the chain stops here on failure
                    if (!pipefail && i == at) return false;
                }
                case THEN -> {
                    return i + 1 == line.parts().size();
                }
                case OR -> {
                    return endsInFailure(line, i + 1);
                }
                case BACKGROUND -> {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean endsInFailure(ShellLine line, int at) {
        if (at + 1 != line.parts().size()) return false;
        List<String> words = line.parts().get(at).words();
        return words.equals(List.of("false"))
                || (words.size() == 2
                        && words.getFirst().equals("exit")
                        && !words.get(1).equals("0"));
    }

    private static boolean ranForSure(ShellLine line, int at) {
        for (int i = at - 1; i >= 0; i--) {
            switch (line.parts().get(i).next()) {
                case OR -> {
                    return false;
                }
                case THEN, BACKGROUND, END -> {
                    return true;
                }
                case AND, PIPE -> {}
            }
        }
        return true;
    }

    /** When the chain fails, it must have been these tests that failed. */
    private static boolean onlyOneThatCanFail(ShellLine line, int at) {
        boolean stopsAtOnce = line.setBefore(at, "-e") || line.setBefore(at, "-euo") || line.setBefore(at, "-eu");
        for (int i = at - 1; i >= 0; i--) {
            ShellLine.Link next = line.parts().get(i).next();
            boolean joined = next == ShellLine.Link.AND || (stopsAtOnce && next == ShellLine.Link.THEN);
            if (!joined && next != ShellLine.Link.PIPE) break;
            if (joined && !harmless(line.parts().get(i))) return false;
        }
        for (int i = at + 1; i < line.parts().size(); i++) {
            boolean joined = line.parts().get(i - 1).next() == ShellLine.Link.AND;
            if (joined && !harmless(line.parts().get(i))) return false;
        }
        return true;
    }

    private static boolean harmless(ShellLine.Part part) {
        List<String> words = CommandWords.bare(part.words());
        return words.isEmpty() || HARMLESS.contains(words.getFirst());
    }

    private static Optional<String> folder(ShellLine line, int at) {
        return line.parts().subList(0, at).reversed().stream()
                .filter(part -> part.words().size() == 2)
                .filter(part -> part.first().equals("cd") || part.first().equals("pushd"))
                .map(part -> part.words().get(1))
                .findFirst();
    }
}
