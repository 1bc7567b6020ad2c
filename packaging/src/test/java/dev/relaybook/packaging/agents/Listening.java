// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents;

/** Who answers the hooks of a run. */
enum Listening {
    /** Each hook does the work itself. */
    NOBODY,
    /** {@code relaybook serve}, from the first prompt to the last. */
    SERVER,
    /** The same, but it is killed after the first compaction. */
    SERVER_UNTIL_KILLED
}
