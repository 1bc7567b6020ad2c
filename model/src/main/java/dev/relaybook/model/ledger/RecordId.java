// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import org.jspecify.annotations.Nullable;

/** The id of a record that people can type: {@code r-} and four or more characters, unique within its ledger. */
public record RecordId(String value) {
    private static final int SHORTEST = 4;
    private static final int LONGEST = 32;

    public RecordId {
        if (!isId(value)) {
            throw new IllegalArgumentException("a record id is r- and four or more letters or digits");
        }
    }

    @Override
    public String toString() {
        return value;
    }

    // thousands are read to compose one handoff, so no regular expression
    private static boolean isId(String value) {
        if (!value.startsWith("r-") || value.length() < 2 + SHORTEST || value.length() > 2 + LONGEST) return false;
        for (int i = 2; i < value.length(); i++) {
            char c = value.charAt(i);
            if (!(c >= 'a' && c <= 'z') && !(c >= '0' && c <= '9')) return false;
        }
        return true;
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
