// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import java.nio.file.Path;
import java.util.List;

/**
 * What is wrong with a ledger.
 *
 * @param problems one sentence each; none where it is whole
 * @param mendable the events are whole, so that all else can be made anew from them
 */
public record LedgerHealth(List<String> problems, boolean mendable) {
    public boolean whole() {
        return problems.isEmpty();
    }

    /** What a repair came to. */
    public sealed interface Repair {
        /** Nothing was wrong. */
        record NotNeeded() implements Repair {}

        /** @param kept a copy of the ledger as it was before */
        record Mended(Path kept) implements Repair {}

        /** Events are damaged; the rows may be all that is left of what they said, and were left alone. */
        record Declined(LedgerHealth health) implements Repair {}
    }
}
