// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

/** Whether something was said on purpose or inferred from a transcript. An explicit value beats a derived one. */
public enum Basis {
    EXPLICIT,
    DERIVED
}
