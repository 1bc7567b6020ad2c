// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.secrets;

/** Looks for one kind of secret. Confined to one call; each place of the text costs it a bounded time. */
interface Scan {
    /** Looks at what begins at {@code at}, or what the character there gives away. */
    void lookAt(int at);
}
