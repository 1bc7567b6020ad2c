// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

import dev.relaybook.model.ledger.SessionKey;

/** Gives each delivery its nonce: unguessable, and the same whenever it is asked, so that a preview is exact. */
@FunctionalInterface
public interface Nonces {
    String nonce(SessionKey session, int number);
}
