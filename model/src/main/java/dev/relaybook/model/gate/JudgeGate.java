// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.gate;

import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.SectionName;
import dev.relaybook.model.ledger.Session;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Judges the rules before a manual compaction. What follows from the verdict is for others to do. Thread-safe. */
public final class JudgeGate {
    private final List<Rule> rules;

    public JudgeGate(LiveConfiguration live) {
        rules = List.of(
                new UpdateFailed(),
                new RollbackForLiveConfig(live),
                new RedTestUnexplained(),
                new ApprovalPending(),
                new SecretInContext(),
                new TestsNotComplete(),
                new MissingFields());
    }

    public JudgeGate() {
        this(new LiveConfiguration());
    }

    /** The names of all rules, as policies and verdicts use them. */
    public static List<String> rules() {
        return Stream.concat(
                        Stream.of(
                                UpdateFailed.CODE,
                                RollbackForLiveConfig.CODE,
                                RedTestUnexplained.CODE,
                                ApprovalPending.CODE,
                                SecretInContext.CODE,
                                TestsNotComplete.CODE),
                        Stream.of(SectionName.values()).map(MissingFields::code))
                .toList();
    }

    /**
     * @param updateFailure why the ledger could not be brought up to date, where it couldn't
     */
    public Verdict judge(LedgerReader ledgers, Session session, Optional<String> updateFailure, Policy policy) {
        Situation situation = new Situation(ledgers, session, updateFailure);
        List<Finding> findings = rules.stream()
                .flatMap(rule -> rule.breaches(situation).stream())
                .flatMap(breach -> finding(breach, policy.severity(breach.rule())))
                .toList();
        return Verdict.of(findings, policy);
    }

    /** The verdict where no ledger can be asked. */
    public static Verdict judgeFailure(String updateFailure, Policy policy) {
        Rule.Breach breach = UpdateFailed.breach(updateFailure);
        return Verdict.of(finding(breach, policy.severity(breach.rule())).toList(), policy);
    }

    private static Stream<Finding> finding(Rule.Breach breach, Severity severity) {
        return severity == Severity.OFF
                ? Stream.of()
                : Stream.of(new Finding(breach.rule(), severity, breach.reason(), breach.remedy()));
    }
}
