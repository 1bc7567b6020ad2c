// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.gate;

import dev.relaybook.model.ledger.Section;
import dev.relaybook.model.ledger.SectionName;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The tests were not run, so nothing is known to be complete. */
public final class TestsNotComplete implements Rule {
    static final String CODE = "tests-not-complete";
    static final String REMEDY = "Run the tests, or go on: the handoff claims no completion.";
    private static final Set<String> WORDS = Set.of("not run", "not-run", "pending");

    @Override
    public List<Breach> breaches(Situation situation) {
        return situation.value(SectionName.TESTS_RUN).map(Section.Value::text).filter(TestsNotComplete::saidBy).stream()
                .map(text -> new Breach(CODE, "The tests are " + text.strip() + ".", REMEDY))
                .toList();
    }

    /** Whether a value of {@code tests-run} says that the tests are still to be run. */
    public static boolean saidBy(String testsRun) {
        String plain = testsRun.strip().toLowerCase(Locale.ROOT);
        return WORDS.contains(plain.endsWith(".") ? plain.substring(0, plain.length() - 1) : plain);
    }
}
