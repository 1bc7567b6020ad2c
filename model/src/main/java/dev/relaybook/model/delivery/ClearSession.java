// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.delivery;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Delivery;
import dev.relaybook.model.ledger.DeliveryEvent;
import dev.relaybook.model.ledger.LedgerWriter;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.SessionEvent;

/** The user cleared the conversation: what it was owed is void, its records stay. */
public final class ClearSession {
    private ClearSession() {}

    public static void clear(LedgerWriter ledgers, Session session) {
        for (Delivery delivery : ledgers.deliveries(session.ledger())) {
            if (!delivery.state().open()) continue;
            ledgers.append(
                    session.ledger(),
                    Actor.RELAYBOOK,
                    new DeliveryEvent.Voided(delivery.number(), "the user cleared the conversation"));
        }
        ledgers.append(session.ledger(), Actor.RELAYBOOK, new SessionEvent.Cleared(session.key()));
    }
}
