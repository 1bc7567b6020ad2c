// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.gate;

import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.Session;
import java.util.List;
import java.util.Optional;

/** Judges the rules before a manual compaction. Pure: what follows from the verdict is for others to do. */
public final class JudgeGate {
    /**
     * @param updateFailure why the ledger could not be brought up to date, where it couldn't
     */
    public Verdict judge(LedgerReader ledgers, Session session, Optional<String> updateFailure, Policy policy) {
        if (updateFailure.isEmpty() || ledgers.session(session.ledger()).isEmpty()) {
            return new Verdict(Verdict.Decision.PASS, Verdict.Decision.PASS, List.of());
        }
        Finding finding =
                new Finding("update-failed", policy.severity("update-failed"), updateFailure.get(), "compact again");
        return new Verdict(Verdict.Decision.BLOCK, Verdict.Decision.BLOCK, List.of(finding));
    }
}
