// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

/** One Relaybook home, a machine and user. Every event belongs to one origin, which keeps its own hash chain. */
public record Origin(String value) {
    public Origin {
        if (!value.matches("[a-z0-9]{8,40}"))
            throw new IllegalArgumentException("an origin is 8 to 40 letters or digits");
    }
}
