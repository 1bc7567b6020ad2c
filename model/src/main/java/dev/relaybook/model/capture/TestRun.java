// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A run of tests as the derived section {@code tests-run} keeps it, one a line, the latest last: {@code failed: mvn -q
 * verify (exit 1; 40 passed, 2 failed)}.
 *
 * @param exit the status, where it is the tests' own
 * @param counts what the runner's summary says
 * @param failedBefore the status can't be known, and the last one that could was a failure
 */
public record TestRun(
        Status status, String command, Optional<Integer> exit, Optional<String> counts, boolean failedBefore) {
    private static final String FAILED_BEFORE = "failed before";
    private static final Pattern LINE =
            Pattern.compile("(passed|failed|status unknown): (.+) \\(exit ([^;()]++)(?:; ([^()]*+))?+\\)");

    /** How it ended. */
    public enum Status {
        PASSED,
        FAILED,
        /** The status is not the tests' own, or the host does not tell it; such a run is neither green nor red. */
        UNKNOWN;

        String word() {
            return this == UNKNOWN ? "status unknown" : name().toLowerCase(Locale.ROOT);
        }
    }

    /** The line that stands for it. */
    public String line() {
        List<String> details = new ArrayList<>();
        details.add("exit " + exit.map(String::valueOf).orElse("unknown"));
        counts.ifPresent(details::add);
        if (failedBefore) details.add(FAILED_BEFORE);
        return status.word() + ": " + command + " (" + String.join("; ", details) + ")";
    }

    /** The run that a line stands for. */
    public static Optional<TestRun> of(String line) {
        Matcher match = LINE.matcher(line);
        if (line.length() > 1_000 || !match.matches()) return Optional.empty();
        List<String> details =
                List.of(Optional.ofNullable(match.group(4)).orElse("").split("; "));
        return Optional.of(new TestRun(
                statusOf(match.group(1)),
                match.group(2),
                numberIn(match.group(3)),
                details.stream()
                        .filter(it -> !it.isEmpty() && !it.equals(FAILED_BEFORE))
                        .findFirst(),
                details.contains(FAILED_BEFORE)));
    }

    /** What a shell command tells of the tests that it ran. */
    public static List<TestRun> seen(String shell, TranscriptItem.ToolReturned item) {
        return SeenTest.in(shell, item).stream()
                .map(test -> test.run(test.command().command(), false))
                .toList();
    }

    /** The runs of a section's derived value, the latest last. */
    public static List<TestRun> in(String section) {
        return section.lines().flatMap(line -> of(line).stream()).toList();
    }

    /** The last one that could be judged was a failure. */
    public boolean red() {
        return status == Status.FAILED || failedBefore;
    }

    private static Status statusOf(String word) {
        return switch (word) {
            case "passed" -> Status.PASSED;
            case "failed" -> Status.FAILED;
            default -> Status.UNKNOWN;
        };
    }

    private static Optional<Integer> numberIn(String text) {
        return text.matches("-?[0-9]{1,9}") ? Optional.of(Integer.valueOf(text)) : Optional.empty();
    }
}
