// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.gate;

import java.util.Map;

/**
 * What each rule leads to.
 *
 * @param overrides rules that are set by name, for example {@code missing:rollback}, or {@code missing} for all eight
 */
public record Policy(Profile profile, Map<String, Severity> overrides) {
    public Policy {
        overrides = Map.copyOf(overrides);
    }

    public static Policy of(Profile profile) {
        return new Policy(profile, Map.of());
    }

    public Severity severity(String rule) {
        return overrides.getOrDefault(rule, rule.startsWith("missing:") ? Severity.WARN : Severity.BLOCK);
    }

    /** Whether handoffs are delivered; not in a rehearsal. */
    public boolean delivers() {
        return profile != Profile.OBSERVE;
    }
}
