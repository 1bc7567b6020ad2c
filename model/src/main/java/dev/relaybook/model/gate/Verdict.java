// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.gate;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * What the gate says before a manual compaction.
 *
 * @param decision what is to be done
 * @param judged what the rules say; differs from the decision in a rehearsal only
 * @param findings the rules that are true, the blocking ones first
 */
public record Verdict(Decision decision, Decision judged, List<Finding> findings) {

    /** How it ends. */
    public enum Decision {
        PASS,
        WARN,
        BLOCK;

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    static Verdict of(List<Finding> findings, Policy policy) {
        List<Finding> blockingFirst = findings.stream()
                .sorted((a, b) -> b.severity().compareTo(a.severity()))
                .toList();
        Decision judged = blockingFirst.isEmpty() ? Decision.PASS : decision(blockingFirst.getFirst());
        return new Verdict(policy.delivers() ? judged : Decision.PASS, judged, blockingFirst);
    }

    private static Decision decision(Finding worst) {
        return worst.severity() == Severity.BLOCK ? Decision.BLOCK : Decision.WARN;
    }

    /** The codes of the rules that are true. */
    public List<String> rules() {
        return findings.stream().map(Finding::rule).toList();
    }

    /** The codes of the rules that block. */
    public List<String> blockingRules() {
        return findings.stream()
                .filter(it -> it.severity() == Severity.BLOCK)
                .map(Finding::rule)
                .toList();
    }

    /** One line, for example {@code block: update-failed; warn: missing:rollback}. */
    public String summary() {
        if (findings.isEmpty()) return "pass";
        String said = List.of(Severity.BLOCK, Severity.WARN).stream()
                .map(this::codes)
                .filter(codes -> !codes.isEmpty())
                .collect(Collectors.joining("; "));
        return decision == judged ? said : "rehearsal, " + said;
    }

    private String codes(Severity severity) {
        String codes = findings.stream()
                .filter(it -> it.severity() == severity)
                .map(Finding::rule)
                .collect(Collectors.joining(", "));
        return codes.isEmpty() ? "" : severity.name().toLowerCase(Locale.ROOT) + ": " + codes;
    }

    /** Several lines with reasons and remedies, as the agent shows them. */
    public String text() {
        if (findings.isEmpty()) return "Relaybook: the gate passes.";
        String lines = findings.stream()
                .map(it -> "- " + it.rule() + ": " + it.reason() + " " + it.remedy())
                .collect(Collectors.joining("\n"));
        return heading() + "\n" + lines;
    }

    private String heading() {
        if (decision != judged) return "Relaybook (rehearsal): the gate would " + judged.word() + ".";
        return decision == Decision.BLOCK
                ? "Relaybook stopped this compaction. Remedy what is listed, or ask again within two minutes to go on."
                : "Relaybook warns before this compaction:";
    }
}
