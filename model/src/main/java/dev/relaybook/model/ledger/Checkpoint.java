// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.time.Instant;
import java.util.Optional;

/**
 * What one compaction left.
 *
 * @param opaque the host keeps the summary encrypted, so nothing is known of what it lost
 * @param order the logical time, which is also the ledger position it stands for
 */
public record Checkpoint(
        LedgerId ledger,
        int number,
        String boundary,
        Trigger trigger,
        Instant at,
        String summary,
        boolean opaque,
        Optional<Long> tokensBefore,
        Optional<Long> tokensAfter,
        Optional<String> hostFile,
        long order) {}
