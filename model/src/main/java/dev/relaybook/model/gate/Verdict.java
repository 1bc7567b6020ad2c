// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.gate;

import java.util.List;

/**
 * What the gate says before a manual compaction.
 *
 * @param decision what is to be done
 * @param judged what the rules say; differs from the decision in a rehearsal only
 */
public record Verdict(Decision decision, Decision judged, List<Finding> findings) {

    /** How it ends. */
    public enum Decision {
        PASS,
        WARN,
        BLOCK
    }

    /** The codes of the rules that are true. */
    public List<String> rules() {
        return findings.stream().map(Finding::rule).toList();
    }

    /** One line. */
    public String summary() {
        return judged.name().toLowerCase(java.util.Locale.ROOT) + ": " + String.join(", ", rules());
    }

    /** Several lines with reasons and remedies, as the agent shows them. */
    public String text() {
        return summary();
    }
}
