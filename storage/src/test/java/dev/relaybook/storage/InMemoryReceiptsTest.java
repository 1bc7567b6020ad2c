// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.InMemoryReceipts;
import dev.relaybook.model.ledger.Receipts;

class InMemoryReceiptsTest extends ReceiptsContract {
    private final Receipts receipts = new InMemoryReceipts();

    @Override
    Receipts receipts() {
        return receipts;
    }
}
