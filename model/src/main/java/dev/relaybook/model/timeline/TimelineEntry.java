// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.timeline;

import dev.relaybook.model.ledger.Checkpoint;
import dev.relaybook.model.ledger.Delivery;
import dev.relaybook.model.ledger.LedgerRecord;
import java.util.List;
import java.util.Optional;

/**
 * A row with what the ledger knows of it.
 *
 * @param records what was recorded from its lines; for a compaction, all since the one before
 * @param checkpoint what a compaction left
 * @param delivery the handoff that a compaction was owed, or that a hook let in here
 */
public record TimelineEntry(
        TimelineRow row, List<LedgerRecord> records, Optional<Checkpoint> checkpoint, Optional<Delivery> delivery) {}
