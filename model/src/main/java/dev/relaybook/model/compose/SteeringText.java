// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Session;
import java.util.Optional;

/**
 * What a host is asked to keep out of its summary, since it is kept elsewhere. Empty when nothing is recorded: a
 * summary must never lose what no ledger holds.
 */
public final class SteeringText {
    private final ComposeHandoff compose;

    public SteeringText(ComposeHandoff compose) {
        this.compose = compose;
    }

    public Optional<String> text(LedgerReader ledgers, Session session) {
        if (ledgers.records(session.ledger()).stream().noneMatch(LedgerRecord::active)) return Optional.empty();
        return Optional.of("The statements of the ledger are kept word for word elsewhere." + compose.hashCode());
    }
}
