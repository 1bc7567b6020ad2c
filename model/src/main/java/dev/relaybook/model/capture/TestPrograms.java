// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** Which programs, with which arguments, run tests. */
final class TestPrograms {
    private static final Set<String> RUNS_NOTHING = Set.of(
            "--help",
            "--version",
            "--collect-only",
            "--co",
            "--list-tests",
            "--listTests",
            "--dry-run",
            "--no-run",
            "-DskipTests",
            "-DskipTests=true",
            "-Dmaven.test.skip",
            "-Dmaven.test.skip=true");
    private static final Set<String> IGNORES_FAILURES = Set.of(
            "-fn",
            "--fail-never",
            "-Dmaven.test.failure.ignore",
            "-Dmaven.test.failure.ignore=true",
            "-DtestFailureIgnore=true");

    private static final Predicate<List<String>> ALWAYS = _ -> true;
    private static final Predicate<List<String>> SCRIPT = TestPrograms::runsScript;
    private static final Map<String, Predicate<List<String>>> PROGRAMS = Map.ofEntries(
            Map.entry(
                    "mvn",
                    any("test", "verify", "install", "package", "deploy", "integration-test")
                            .or(anyLike("surefire:.*|failsafe:.*|.*:(test|verify)"))),
            Map.entry(
                    "gradle",
                    any("test", "check", "build")
                            .or(anyLike(
                                    "(:[\\w-]+)*:(test|check|build)|(:[\\w-]+)*:?(test[A-Z]\\w*|\\w+Test|\\w+Tests)"))),
            Map.entry("sbt", anyLike("test|testOnly.*|.*/test")),
            Map.entry("bazel", first("test")),
            Map.entry("mill", anyLike("(.*\\.)?test")),
            Map.entry("lein", first("test")),
            Map.entry("clojure", anyLike("-[MX]:?.*test.*")),
            Map.entry("pytest", ALWAYS),
            Map.entry("py.test", ALWAYS),
            Map.entry("unittest", ALWAYS),
            Map.entry("nose2", ALWAYS),
            Map.entry("tox", ALWAYS),
            Map.entry("nox", ALWAYS),
            Map.entry("hatch", first("test")),
            Map.entry("manage.py", first("test")),
            Map.entry("django-admin", first("test")),
            Map.entry("npm", SCRIPT.or(first("t", "tst"))),
            Map.entry("pnpm", SCRIPT.or(first("t"))),
            Map.entry("yarn", SCRIPT),
            Map.entry("bun", SCRIPT),
            Map.entry("turbo", SCRIPT),
            Map.entry("nx", SCRIPT.or(any("--target=test", "--targets=test"))),
            Map.entry("ng", first("test")),
            Map.entry(
                    "deno",
                    first("test")
                            .or(args ->
                                    args.size() > 1 && args.getFirst().equals("task") && isTestScript(args.get(1)))),
            Map.entry("node", any("--test")),
            Map.entry(
                    "vitest",
                    args -> args.isEmpty() || !Set.of("list", "init", "bench").contains(args.getFirst())),
            Map.entry("jest", ALWAYS),
            Map.entry("mocha", ALWAYS),
            Map.entry("ava", ALWAYS),
            Map.entry("karma", first("start", "run")),
            Map.entry("playwright", first("test")),
            Map.entry("cypress", first("run")),
            Map.entry("go", first("test")),
            Map.entry("gotestsum", ALWAYS),
            Map.entry(
                    "ginkgo",
                    args -> args.isEmpty()
                            || !Set.of("bootstrap", "generate", "version").contains(args.getFirst())),
            Map.entry("cargo", any("test", "t", "nextest").and(args -> !args.contains("list"))),
            Map.entry("dotnet", first("test")),
            Map.entry("vstest.console", ALWAYS),
            Map.entry("ctest", args -> !args.contains("-N")),
            Map.entry("make", SCRIPT.or(any("check"))),
            Map.entry("ninja", SCRIPT.or(any("check"))),
            Map.entry("just", SCRIPT.or(any("check"))),
            Map.entry("task", SCRIPT),
            Map.entry("meson", first("test")),
            Map.entry("rspec", ALWAYS),
            Map.entry("rails", anyLike("test(:.*)?|spec")),
            Map.entry("rake", anyLike("test(:.*)?|spec(:.*)?")),
            Map.entry("phpunit", ALWAYS),
            Map.entry("pest", ALWAYS),
            Map.entry("composer", SCRIPT),
            Map.entry("artisan", first("test")),
            Map.entry("mix", first("test")),
            Map.entry("swift", first("test")),
            Map.entry("xcodebuild", any("test", "test-without-building")),
            Map.entry("flutter", first("test")),
            Map.entry("dart", first("test")),
            Map.entry("zig", any("test")),
            Map.entry("stack", first("test")),
            Map.entry("cabal", first("test", "v2-test")),
            Map.entry("bats", ALWAYS),
            Map.entry("prove", ALWAYS),
            Map.entry("busted", ALWAYS));
    private static final Map<String, String> OTHER_NAMES = Map.of(
            "mvnw",
            "mvn",
            "mvnd",
            "mvn",
            "gradlew",
            "gradle",
            "gmake",
            "make",
            "bazelisk",
            "bazel",
            "cargo-nextest",
            "gotestsum");

    private TestPrograms() {}

    /** Whether these words, with the program's name first, run tests. */
    static boolean runTests(List<String> words) {
        if (words.isEmpty()) return false;
        String name = ProgramName.of(words.getFirst());
        List<String> args = words.subList(1, words.size());
        if (isInterpreter(name)) return interpreted(args);
        Predicate<List<String>> rule = PROGRAMS.get(OTHER_NAMES.getOrDefault(name, name));
        return rule != null && args.stream().noneMatch(RUNS_NOTHING::contains) && rule.test(args);
    }

    /** Whether the program is told to succeed even when tests fail. */
    static boolean ignoresFailures(List<String> words) {
        return words.stream().anyMatch(IGNORES_FAILURES::contains);
    }

    private static boolean isInterpreter(String name) {
        return (name.startsWith("py") || name.equals("php")) && name.matches("python[0-9.]{0,5}|py|pypy3?|php");
    }

    /** {@code python -m pytest}, {@code python manage.py test}, {@code php artisan test}. */
    private static boolean interpreted(List<String> args) {
        for (int i = 0; i < args.size(); i++) {
            boolean module = args.get(i).equals("-m");
            if (module || !args.get(i).startsWith("-")) {
                List<String> rest = CommandWords.withoutRunner(args.subList(module ? i + 1 : i, args.size()));
                return !rest.isEmpty() && !isInterpreter(ProgramName.of(rest.getFirst())) && runTests(rest);
            }
        }
        return false;
    }

    /** {@code npm test}, {@code pnpm -r run test:unit}, {@code make test}, {@code yarn workspace x test}. */
    private static boolean runsScript(List<String> args) {
        return args.stream().takeWhile(arg -> !arg.equals("--")).anyMatch(TestPrograms::isTestScript);
    }

    private static boolean isTestScript(String name) {
        return name.matches(
                "(test|tests|e2e|spec)([:_-][\\w:.-]*)?|[\\w-]+[:_](test|tests|e2e)(:[\\w-]+)?|[\\w-]+-tests?");
    }

    private static Predicate<List<String>> first(String... verbs) {
        Set<String> known = Set.of(verbs);
        return args -> args.stream()
                .filter(arg -> !arg.startsWith("-") && !arg.startsWith("+"))
                .findFirst()
                .filter(known::contains)
                .isPresent();
    }

    private static Predicate<List<String>> any(String... verbs) {
        Set<String> known = Set.of(verbs);
        return args -> args.stream().anyMatch(known::contains);
    }

    private static Predicate<List<String>> anyLike(String form) {
        return args -> args.stream().anyMatch(arg -> arg.length() < 200 && arg.matches(form));
    }
}
