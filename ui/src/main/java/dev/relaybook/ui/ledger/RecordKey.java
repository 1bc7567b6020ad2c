// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.ledger;

import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.RecordId;

/** Names a record among those of a session and its project. */
public record RecordKey(LedgerId ledger, RecordId id) {
    static RecordKey of(LedgerRecord row) {
        return new RecordKey(row.ledger(), row.id());
    }
}
