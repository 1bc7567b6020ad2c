// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.gate;

/** How strict the gate is where no rule is set by name. */
public enum Profile {
    STANDARD,
    /** Missing fields and secrets block too. */
    STRICT,
    /** A rehearsal: everything is judged; nothing is blocked and nothing is delivered. */
    OBSERVE
}
