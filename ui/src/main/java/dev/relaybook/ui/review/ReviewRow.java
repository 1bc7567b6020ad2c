// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.review;

import dev.relaybook.model.ledger.Alike;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.ReviewItem;
import dev.relaybook.ui.sessions.SessionSummary;
import java.util.Optional;

/**
 * Something to decide, and the session it came up in.
 *
 * @param main the statement in question
 * @param other the one it is held against
 */
public record ReviewRow(SessionSummary session, ReviewItem item, LedgerRecord main, Optional<LedgerRecord> other) {
    static ReviewRow of(SessionSummary session, ReviewItem item) {
        return switch (item) {
            case ReviewItem.Proposal it ->
                new ReviewRow(session, it, it.row(), it.like().map(pair -> beside(it, pair)));
            case ReviewItem.Similar it ->
                new ReviewRow(
                        session, it, it.pair().newer(), Optional.of(it.pair().older()));
            case ReviewItem.Rivals it ->
                new ReviewRow(
                        session,
                        it,
                        it.contest().inPlace(),
                        Optional.of(it.contest().displaced()));
            case ReviewItem.Revived it ->
                new ReviewRow(
                        session,
                        it,
                        it.revival().row(),
                        Optional.of(it.revival().retired()));
        };
    }

    private static LedgerRecord beside(ReviewItem.Proposal proposal, Alike pair) {
        return pair.newer().id().equals(proposal.row().id()) ? pair.older() : pair.newer();
    }

    /** Names it while it waits. */
    public String key() {
        return main.ledger() + " " + main.id()
                + other.map(it -> " " + it.ledger() + " " + it.id()).orElse("");
    }
}
