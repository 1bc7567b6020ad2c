// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.ledger;

import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.LedgerRecord;
import java.util.Optional;

/** One line of the table of statements. */
public sealed interface LedgerRow {
    record Group(Kind kind, int count) implements LedgerRow {}

    /**
     * @param older the record whose place it took
     * @param newer the record that took its place
     */
    record Statement(LedgerRecord row, Optional<LedgerRecord> older, Optional<LedgerRecord> newer)
            implements LedgerRow {
        public RecordKey key() {
            return RecordKey.of(row);
        }
    }
}
