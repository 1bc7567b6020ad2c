// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.Locale;
import java.util.Optional;

/** What a record states. The order is the order in which kinds are listed. */
public enum Kind {
    CONSTRAINT,
    DECISION,
    GOTCHA,
    FACT,
    EVIDENCE;

    /** The word people type and read, for example {@code decision}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The kind of that word, in any case, or empty. */
    public static Optional<Kind> of(String word) {
        for (Kind kind : values()) {
            if (kind.name().equalsIgnoreCase(word)) return Optional.of(kind);
        }
        return Optional.empty();
    }
}
