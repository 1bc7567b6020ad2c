// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.timeline;

import dev.relaybook.model.ledger.Checkpoint;
import dev.relaybook.model.ledger.LedgerRecord;

/** Where one can go from the timeline. */
public interface Ways {
    void toRecord(LedgerRecord row);

    void toCheckpoint(Checkpoint checkpoint);
}
