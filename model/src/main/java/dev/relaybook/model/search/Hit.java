// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.search;

import dev.relaybook.model.ledger.Checkpoint;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Section;
import java.time.Instant;

/** Something that was found. */
public sealed interface Hit {
    LedgerId ledger();

    /** The text that holds what was looked for. */
    String text();

    /** When it was said. */
    Instant at();

    record OfRecord(LedgerRecord row) implements Hit {
        @Override
        public LedgerId ledger() {
            return row.ledger();
        }

        @Override
        public String text() {
            return row.statement();
        }

        @Override
        public Instant at() {
            return row.provenance().getFirst().at();
        }
    }

    record OfSection(Section section) implements Hit {
        @Override
        public LedgerId ledger() {
            return section.ledger();
        }

        @Override
        public String text() {
            return section.current().map(Section.Value::text).orElse("");
        }

        @Override
        public Instant at() {
            return section.current().map(it -> it.provenance().at()).orElse(Instant.EPOCH);
        }
    }

    record OfCheckpoint(Checkpoint checkpoint) implements Hit {
        @Override
        public LedgerId ledger() {
            return checkpoint.ledger();
        }

        @Override
        public String text() {
            return checkpoint.summary();
        }

        @Override
        public Instant at() {
            return checkpoint.at();
        }
    }
}
