// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.gate;

import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What each rule leads to.
 *
 * @param overrides rules that are set by name, for example {@code missing:rollback}, or {@code missing} for all eight
 */
public record Policy(Profile profile, Map<String, Severity> overrides) {
    private static final Set<String> BLOCKING =
            Set.of(UpdateFailed.CODE, RollbackForLiveConfig.CODE, RedTestUnexplained.CODE, ApprovalPending.CODE);

    private static final Set<String> BLOCKING_WHEN_STRICT = Set.of(MissingFields.FAMILY, SecretInContext.CODE);

    public Policy {
        overrides = Map.copyOf(overrides);
    }

    public static Policy of(Profile profile) {
        return new Policy(profile, Map.of());
    }

    /** What the rule leads to: as set for it, else for its family, else by the profile. */
    public Severity severity(String rule) {
        String family = rule.contains(":") ? rule.substring(0, rule.indexOf(':')) : rule;
        return Optional.ofNullable(overrides.get(rule))
                .or(() -> Optional.ofNullable(overrides.get(family)))
                .orElseGet(() -> byProfile(family));
    }

    /** A rehearsal is judged by the standard table, so that it tells what would happen. */
    private Severity byProfile(String family) {
        boolean strict = profile == Profile.STRICT && BLOCKING_WHEN_STRICT.contains(family);
        return strict || BLOCKING.contains(family) ? Severity.BLOCK : Severity.WARN;
    }

    /** Whether a compaction may be stopped and handoffs are delivered; not in a rehearsal. */
    public boolean delivers() {
        return profile != Profile.OBSERVE;
    }
}
