// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.Locale;

/** Who asked for a compaction. */
public enum Trigger {
    MANUAL,
    AUTO;

    /** The word hosts use, for example {@code manual}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Anything but {@code manual} counts as automatic: an unknown trigger must never be held up. */
    public static Trigger of(String word) {
        return word.equals("manual") ? MANUAL : AUTO;
    }
}
