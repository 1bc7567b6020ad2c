// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The words of one simple command, and what stands before the program that does the work. */
final class CommandWords {
    /** Words of the shell's own grammar, after which the status of the line is not the status of the command. */
    static final Set<String> GRAMMAR = Set.of(
            "if", "then", "elif", "else", "fi", "for", "while", "until", "do", "done", "case", "esac", "!", "function");

    private static final Set<String> PREFIXES = Set.of(
            "env",
            "time",
            "nohup",
            "command",
            "exec",
            "builtin",
            "sudo",
            "nice",
            "ionice",
            "timeout",
            "gtimeout",
            "stdbuf",
            "setsid",
            "unbuffer",
            "xvfb-run",
            "caffeinate",
            "winpty");
    private static final Map<String, Set<String>> OPTIONS_WITH_VALUE = Map.of(
            "timeout", Set.of("-k", "-s", "--kill-after", "--signal"),
            "gtimeout", Set.of("-k", "-s"),
            "nice", Set.of("-n"),
            "ionice", Set.of("-c", "-n"),
            "env", Set.of("-u", "-C"),
            "sudo", Set.of("-u", "-g"),
            "xvfb-run", Set.of("-s", "-n"));
    private static final Map<String, Set<String>> RUNNERS = Map.ofEntries(
            Map.entry("npx", Set.of("")),
            Map.entry("bunx", Set.of("")),
            Map.entry("pnpx", Set.of("")),
            Map.entry("uvx", Set.of("")),
            Map.entry("npm", Set.of("exec", "x")),
            Map.entry("pnpm", Set.of("exec", "dlx")),
            Map.entry("yarn", Set.of("exec", "dlx")),
            Map.entry("poetry", Set.of("run")),
            Map.entry("uv", Set.of("run")),
            Map.entry("pipenv", Set.of("run")),
            Map.entry("pdm", Set.of("run")),
            Map.entry("rye", Set.of("run")),
            Map.entry("bundle", Set.of("exec")),
            Map.entry("mise", Set.of("exec", "x")),
            Map.entry("coverage", Set.of("run")));

    private CommandWords() {}

    /** Without assignments, {@code timeout 60}, {@code env} and the like, and the shell's own words. */
    static List<String> bare(List<String> words) {
        List<String> rest = words;
        while (!rest.isEmpty()) {
            String first = rest.getFirst();
            String name = ProgramName.of(first);
            if (GRAMMAR.contains(first) || isAssignment(first)) rest = rest.subList(1, rest.size());
            else if (PREFIXES.contains(name)) rest = afterPrefix(name, rest.subList(1, rest.size()));
            else break;
        }
        return rest;
    }

    /** Without {@code npx}, {@code poetry run} and the like. */
    static List<String> withoutRunner(List<String> words) {
        List<String> rest = words;
        for (int depth = 0; depth < 3 && !rest.isEmpty(); depth++) {
            Set<String> verbs = RUNNERS.getOrDefault(ProgramName.of(rest.getFirst()), Set.of());
            int skip = verbs.contains("") ? 1 : rest.size() > 1 && verbs.contains(rest.get(1)) ? 2 : 0;
            if (skip == 0) return rest;
            List<String> after = rest.subList(skip, rest.size());
            // `coverage run -m pytest` runs a module as python does
            if (after.size() > 1 && after.getFirst().equals("-m")) return after.subList(1, after.size());
            rest = withoutOptions(after, Set.of("--with", "-p", "--package", "--python"));
        }
        return rest;
    }

    /** One line again, quoted where a word needs it. */
    static String joined(List<String> words) {
        return words.stream().map(CommandWords::quoted).collect(Collectors.joining(" "));
    }

    private static List<String> afterPrefix(String name, List<String> rest) {
        List<String> after = withoutOptions(rest, OPTIONS_WITH_VALUE.getOrDefault(name, Set.of()));
        boolean duration = name.endsWith("timeout") && !after.isEmpty();
        return duration ? after.subList(1, after.size()) : after;
    }

    private static List<String> withoutOptions(List<String> words, Set<String> withValue) {
        List<String> rest = words;
        while (!rest.isEmpty() && rest.getFirst().startsWith("-")) {
            int skip = withValue.contains(rest.getFirst()) ? 2 : 1;
            rest = rest.subList(Math.min(skip, rest.size()), rest.size());
        }
        return rest;
    }

    private static boolean isAssignment(String word) {
        int equals = word.indexOf('=');
        if (equals < 1 || Character.isDigit(word.charAt(0))) return false;
        return word.substring(0, equals).chars().allMatch(c -> c == '_' || (c < 128 && Character.isLetterOrDigit(c)));
    }

    private static String quoted(String word) {
        boolean plain =
                !word.isEmpty() && word.chars().noneMatch(c -> Character.isWhitespace(c) || "\"'|;&".indexOf(c) >= 0);
        return plain ? word : "'" + word.replace('\n', ' ') + "'";
    }
}
