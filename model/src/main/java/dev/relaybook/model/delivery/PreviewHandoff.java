// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.delivery;

import dev.relaybook.model.compose.ComposeHandoff;
import dev.relaybook.model.compose.Handoff;
import dev.relaybook.model.compose.Mark;
import dev.relaybook.model.compose.Nonces;
import dev.relaybook.model.compose.Style;
import dev.relaybook.model.ledger.Delivery;
import dev.relaybook.model.ledger.DeliveryEvent;
import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.Session;
import java.util.Optional;

/** Shows what would be handed over now, in the very bytes: the same composer, the same notes, the same mark. */
public final class PreviewHandoff {
    private final Nonces nonces;

    public PreviewHandoff(Nonces nonces) {
        this.nonces = nonces;
    }

    /** The text of the delivery that is owed, else of the one that the next compaction will arm. */
    public Handoff next(LedgerReader ledgers, Session session, ComposeHandoff compose) {
        Optional<Delivery> armed = Debts.armed(ledgers.deliveries(session.ledger()))
                .filter(it -> it.cause() == DeliveryEvent.Cause.COMPACTION);
        int number = armed.map(Delivery::number).orElse(session.counts().deliveries() + 1);
        boolean brief = armed.map(Delivery::brief).orElseGet(() -> Debts.nextIsBrief(ledgers, session));
        Style style = brief ? Style.BRIEF : Style.FULL;
        Mark mark = Mark.of(session.key(), number, nonces.nonce(session.key(), number));
        Session then = armed.isPresent() ? session : Debts.atNextCompaction(session);
        return compose.compose(ledgers, then, mark, style, Debts.waiting(ledgers, session));
    }
}
