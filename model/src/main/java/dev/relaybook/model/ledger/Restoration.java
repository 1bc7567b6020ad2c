// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.nio.file.Path;
import java.util.Optional;

/** What it came to when a backup was to take the ledger's place. */
public sealed interface Restoration {
    /**
     * The ledger is what the backup held.
     *
     * @param events how many events it has
     * @param aside where the ledger that stood there before is kept
     * @param newOrigin later events were lost, or may have been, so what is written from now on has an origin of its own:
     *     other homes that know the lost ones can still take in both
     */
    record Restored(long events, Optional<Path> aside, boolean newOrigin) implements Restoration {}

    /**
     * Nothing was changed.
     *
     * @param sentence what is wrong with the backup or the ledger, and what to do
     */
    record Declined(String sentence) implements Restoration {}
}
