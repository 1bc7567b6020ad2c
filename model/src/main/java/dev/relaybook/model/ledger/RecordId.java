// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

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
}
