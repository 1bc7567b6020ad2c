// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.gate;

/** What a rule that is true leads to. */
public enum Severity {
    OFF,
    WARN,
    BLOCK
}
