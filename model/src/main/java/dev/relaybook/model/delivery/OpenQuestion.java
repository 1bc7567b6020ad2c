// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.delivery;

import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.SessionKey;

/** Whether the agent waits for its user, as far as its transcript was read. */
public final class OpenQuestion {
    private OpenQuestion() {}

    /** The last tool call of the main conversation is a question, or a plan put up for approval, that nobody answered. */
    public static boolean stands(LedgerReader ledgers, SessionKey session) {
        return ledgers.cursor(session)
                .filter(cursor -> ProofState.parse(cursor.proofState()).asked().isPresent())
                .isPresent();
    }
}
