// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.model.capture.HandoffBlock;
import dev.relaybook.model.capture.TestRun;
import dev.relaybook.model.gate.TestsNotComplete;
import dev.relaybook.model.ledger.Section;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** What is on record of the tests, and what that allows to be claimed: a recorded run never proves that work is done. */
final class TestsText {
    private static final int LONGEST = 200;
    private static final Pattern SAYS_FAILED =
            Pattern.compile("(?is)(?:tests? )?(?:failed|failing|red)\\b.*|.*\\b[1-9]\\d* (?:tests?"
                    + " )?(?:failed|failures?|failing|errors?)\\b.*");

    private TestsText() {}

    static List<String> of(Optional<Section> section) {
        String text = section.flatMap(Section::current).map(Section.Value::text).orElse("");
        if (HandoffBlock.blank(text)) return List.of("Tests: no run is recorded; claim no completion.");
        List<TestRun> runs = TestRun.in(text);
        List<String> lines = new ArrayList<>();
        lines.add("Tests: " + Plain.title(runs.isEmpty() ? text : runs.getLast().line(), LONGEST));
        lines.add(advice(text, runs));
        return lines;
    }

    private static String advice(String text, List<TestRun> runs) {
        if (TestsNotComplete.saidBy(text)) return "The tests are not complete; claim no completion.";
        boolean failed = runs.isEmpty()
                ? SAYS_FAILED.matcher(text).matches()
                : runs.getLast().red();
        if (failed) return "The last run failed: that is the first job. Claim no completion.";
        boolean passed = !runs.isEmpty() && runs.getLast().status() == TestRun.Status.PASSED;
        return (passed ? "That run passed then" : "How it ended is not known")
                + "; claim completion only after a fresh run.";
    }
}
