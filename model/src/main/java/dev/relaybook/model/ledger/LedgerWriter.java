// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.List;
import java.util.Set;

/** A transaction that is being written. What it appends is folded at once, so later reads in it see the effect. */
public interface LedgerWriter extends LedgerReader {
    /** Appends one event at the end of this origin's chain. */
    Entry append(LedgerId ledger, Actor actor, Event event);

    /**
     * Blanks what events of one ledger say, tells so in an event for each, and folds the ledger anew. The one way to erase;
     * where the old words still lie in files is the store's to clean.
     */
    void redact(LedgerId ledger, Actor actor, List<Entry> entries, String reason);

    /** Remembers how far a transcript was read; kept beside the ledger, not in it. */
    void saveCursor(SessionKey session, TranscriptCursor cursor);

    /** Remembers that this item of the transcript has had its effect, so that a re-appended copy has none. */
    void markCaptured(LedgerId ledger, String itemId);

    /** Keeps an answer, so that a retry of the same request gets the same bytes; the oldest ones make room. */
    void keepAnswer(LedgerId ledger, String requestId, String answer);

    /** The ledgers this transaction has appended to so far. */
    Set<LedgerId> touched();
}
