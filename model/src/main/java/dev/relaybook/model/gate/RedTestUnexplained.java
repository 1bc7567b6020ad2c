// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.gate;

import dev.relaybook.model.capture.TestRun;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Section;
import dev.relaybook.model.ledger.SectionName;
import dev.relaybook.model.ledger.Source;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The last recognised test run failed, and nobody has said anything on purpose since: the failure would be lost. A run
 * whose status can't be known is not red.
 */
final class RedTestUnexplained implements Rule {
    static final String CODE = "red-test-unexplained";
    private static final Set<Source> ON_PURPOSE = EnumSet.of(Source.HUMAN, Source.AGENT);

    @Override
    public List<Breach> breaches(Situation situation) {
        Optional<Section.Value> seen = situation.section(SectionName.TESTS_RUN).flatMap(Section::derived);
        return seen.filter(RedTestUnexplained::red).filter(value -> !explained(situation, value.order())).stream()
                .map(value -> new Breach(
                        CODE,
                        "The last test run failed, and nothing was written down since.",
                        "Say what is known of the failure: a line GOTCHA: or FACT: and the statement, `relaybook add"
                                + " gotcha TEXT`, or `relaybook section next-step TEXT`."))
                .toList();
    }

    private static boolean red(Section.Value value) {
        List<TestRun> runs = TestRun.in(value.text());
        return !runs.isEmpty() && runs.getLast().status() == TestRun.Status.FAILED;
    }

    private static boolean explained(Situation situation, long since) {
        boolean record = situation.records().stream().anyMatch(row -> row.order() > since && onPurpose(row));
        boolean section = Stream.of(SectionName.values())
                .flatMap(name -> situation.section(name).flatMap(Section::explicit).stream())
                .anyMatch(value -> value.order() > since);
        return record || section;
    }

    private static boolean onPurpose(LedgerRecord row) {
        return row.provenance().stream().anyMatch(from -> ON_PURPOSE.contains(from.source()));
    }
}
