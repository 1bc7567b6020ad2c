// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.Locale;

/** Where a record stands. Only {@link #ACTIVE} records are handed over. */
public enum RecordState {
    PROPOSED,
    ACTIVE,
    SUPERSEDED,
    TOMBSTONED,
    REJECTED;

    /** The word people read, for example {@code active}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
