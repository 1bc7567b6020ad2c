// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.Locale;
import java.util.Optional;

/** The eight replaceable fields of a compact handoff, in the order a handoff lists them. */
public enum SectionName {
    OBJECTIVE,
    COMPLETED,
    IN_PROGRESS,
    NEXT_STEP,
    FILES_CHANGED,
    TESTS_RUN,
    FORBIDDEN_SURFACE,
    ROLLBACK;

    /** The word people type and read, for example {@code next-step}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The section of that word; case does not matter, and spaces or underscores may stand for the dash. */
    public static Optional<SectionName> of(String word) {
        String wanted = word.strip().replaceAll("[\\s_-]+", "_").toUpperCase(Locale.ROOT);
        for (SectionName name : values()) {
            if (name.name().equals(wanted)) return Optional.of(name);
        }
        return Optional.empty();
    }
}
