// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents;

/** How an agent is used. */
enum Use {
    /** Without a terminal, as programs use it. */
    PIPED,
    /** In a terminal, as people use it. */
    TERMINAL
}
