// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import org.jspecify.annotations.Nullable;

/** The id of a record that people can type: {@code r-} and four or more characters, unique within its ledger. */
public record RecordId(String value) {
    public RecordId {
        if (!value.matches("r-[a-z0-9]{4,32}")) {
            throw new IllegalArgumentException("a record id is r- and four or more letters or digits");
        }
    }

    @Override
    public String toString() {
        return value;
    }

    // Written out for the reason that LedgerId gives: composing asks for it in every hook that hands something over.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof RecordId it && it.value.equals(value);
    }

    @Override
    public int hashCode() {
        return value.hashCode();
    }
}
