// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The counts in the line that test runners end with. */
final class RunnerSummary {
    private static final int LAST_CHARACTERS = 16_000;
    private static final int LONGEST_LINE = 300;

    private static final Pattern COLOURS = Pattern.compile("\u001b\\[[0-9;]*+m");
    private static final Pattern RUN =
            Pattern.compile("Tests run:\\s*(\\d+), Failures:\\s*(\\d+), Errors:\\s*(\\d+)(?:, Skipped:\\s*(\\d+))?");
    private static final Pattern DOTNET = Pattern.compile("Failed:\\s*(\\d+), Passed:\\s*(\\d+), Skipped:\\s*(\\d+)");
    private static final Pattern CTEST = Pattern.compile("tests passed, (\\d+) tests? failed out of (\\d+)");
    private static final Pattern RAN =
            Pattern.compile("(\\d+) (?:tests? completed|examples?), (\\d+) (?:failed|failures?)");
    private static final Pattern PHPUNIT = Pattern.compile(
            "^OK \\((\\d+) tests?,|^Tests: (\\d+), Assertions: \\d+(?:, Errors: (\\d+))?(?:, Failures: (\\d+))?");
    private static final Pattern NODE = Pattern.compile("^(?:#|\u2139) (pass|fail|skipped) (\\d+)$");
    private static final Pattern WORDS =
            Pattern.compile("\\b(\\d+) (passed|passing|pass|failed|failing|fail|errors?|skipped|pending|ignored)\\b");
    private static final Pattern SUMMARY_LINE = Pattern.compile(
            "^=+ .*\\d.* =+$|^\\d+ (?:passed|failed|skipped|errors?)\\b.*| in [0-9.]+s|^\\s*Tests:?\\s|^test"
                    + " result:|^\\s*\\d+ (?:passing|failing|pending|pass|fail)\\b|^(?:ok|FAILED) \\|");

    private int passed;
    private int failed;
    private int skipped;
    private boolean found;

    private RunnerSummary() {}

    /** For example {@code 40 passed, 2 failed}. */
    static Optional<String> in(String output) {
        var summary = new RunnerSummary();
        output.substring(Math.max(0, output.length() - LAST_CHARACTERS))
                .lines()
                .filter(line -> line.length() <= LONGEST_LINE)
                .forEach(line -> summary.read(COLOURS.matcher(line).replaceAll("")));
        return summary.text();
    }

    private void read(String line) {
        if (line.chars().noneMatch(Character::isDigit)) return;
        if (readTotals(line)) return;
        Matcher node = NODE.matcher(line.strip());
        if (node.find()) count(node.group(1), number(node, 2));
        else if (SUMMARY_LINE.matcher(line).find()) readWords(line);
    }

    /** A line that tells the whole takes the place of what was read before. */
    private boolean readTotals(String line) {
        Matcher run = RUN.matcher(line);
        if (run.find()) return totals(number(run, 1), number(run, 2) + number(run, 3), number(run, 4));
        Matcher dotnet = DOTNET.matcher(line);
        if (dotnet.find()) return set(number(dotnet, 2), number(dotnet, 1), number(dotnet, 3));
        Matcher ctest = CTEST.matcher(line);
        if (ctest.find()) return totals(number(ctest, 2), number(ctest, 1), 0);
        Matcher ran = RAN.matcher(line);
        if (ran.find()) return totals(number(ran, 1), number(ran, 2), 0);
        Matcher php = PHPUNIT.matcher(line);
        return php.find() && totals(number(php, 1) + number(php, 2), number(php, 3) + number(php, 4), 0);
    }

    private void readWords(String line) {
        boolean adds =
                line.startsWith("test result:") || line.matches("\\s*\\d+ (passing|failing|pending|pass|fail)\\b.*");
        if (!adds) set(0, 0, 0);
        Matcher words = WORDS.matcher(line);
        while (words.find()) count(words.group(2), number(words, 1));
    }

    private void count(String what, int number) {
        found = true;
        if (what.startsWith("pass")) passed += number;
        else if (what.startsWith("fail") || what.startsWith("error")) failed += number;
        else skipped += number;
    }

    private boolean totals(int run, int bad, int left) {
        return set(Math.max(0, run - bad - left), bad, left);
    }

    private boolean set(int good, int bad, int left) {
        passed = good;
        failed = bad;
        skipped = left;
        found = true;
        return true;
    }

    private Optional<String> text() {
        if (!found || passed + failed + skipped == 0) return Optional.empty();
        List<String> parts = new ArrayList<>(List.of(passed + " passed"));
        if (failed > 0) parts.add(failed + " failed");
        if (skipped > 0) parts.add(skipped + " skipped");
        return Optional.of(String.join(", ", parts));
    }

    private static int number(Matcher match, int group) {
        String digits = match.group(group);
        return digits == null || digits.length() > 8 ? 0 : Integer.parseInt(digits);
    }
}
