// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.InMemoryLedgers;
import dev.relaybook.model.ledger.Ledgers;

class InMemoryLedgersTest extends LedgersContract {
    private final Ledgers ledgers = new InMemoryLedgers(clock);

    @Override
    Ledgers ledgers() {
        return ledgers;
    }
}
