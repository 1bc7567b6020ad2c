// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.time.Instant;
import java.util.Optional;

/**
 * A conversation as it is known now.
 *
 * @param compactions boundaries seen in its main transcript
 * @param attempts compactions the host announced, whether or not they came about
 * @param deliveries how many deliveries it has had; the next one is numbered one higher
 * @param watching since when a compaction is announced and neither done nor failed
 * @param blocked when the gate last stopped a manual compaction, until one gets through
 */
public record Session(
        SessionKey key,
        ProjectId project,
        Optional<String> transcript,
        Optional<String> branch,
        Optional<String> hostVersion,
        Optional<SessionKey> parent,
        Instant firstSeen,
        Instant lastSeen,
        int compactions,
        int attempts,
        int deliveries,
        Optional<Instant> watching,
        Optional<Instant> blocked,
        boolean cleared) {

    public LedgerId ledger() {
        return key.ledger();
    }
}
