// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.Optional;

/**
 * A replaceable field as it stands now. A derived value never replaces an explicit one; both are kept.
 */
public record Section(LedgerId ledger, SectionName name, Optional<Value> explicit, Optional<Value> derived) {

    /**
     * @param order the logical time at which it was written
     */
    public record Value(String text, Provenance provenance, long order) {}

    /** The value that counts: the explicit one where there is one that says something. */
    public Optional<Value> current() {
        return explicit.filter(value -> !value.text().isBlank()).or(() -> derived);
    }

    Section replaced(Basis basis, Value value) {
        return switch (basis) {
            case EXPLICIT -> new Section(ledger, name, Optional.of(value), derived);
            case DERIVED -> new Section(ledger, name, explicit, Optional.of(value));
        };
    }
}
