// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

import dev.relaybook.model.ledger.LedgerRecord;
import java.util.List;

/** A composed text before it gets its frame. */
record Draft(Body body, List<LedgerRecord> whole, List<Handoff.LeftOut> leftOut) {
    Handoff framedBy(Mark mark) {
        String text = body.text();
        return new Handoff(mark.frame(text), text, body.parts(), whole, leftOut);
    }
}
