// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.injection;

import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.Session;

/** Composes what a session would be handed now, the same way as the hooks do. Blocks. */
@FunctionalInterface
public interface Preview {
    Upcoming of(LedgerReader ledgers, Session session);
}
