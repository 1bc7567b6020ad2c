// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.LedgerWriter;
import dev.relaybook.model.ledger.Provenance;
import dev.relaybook.model.ledger.SessionKey;
import dev.relaybook.model.ledger.Source;
import java.time.Instant;
import java.util.Optional;

/** Where in a transcript something is captured, and the transaction it goes to. */
record Place(LedgerWriter tx, SessionKey session, ItemRef ref, Instant now) {

    LedgerId ledger() {
        return session.ledger();
    }

    /**
     * True the first time, for a re-appended copy of the item has no second effect. To be asked once the item is known
     * to have one, since only such items are remembered.
     *
     * @param part tells the parts of one line of the transcript apart
     */
    boolean first(String part) {
        String name = ref.id().isBlank() ? "line:" + ref.line() : ref.id();
        String key = "item:" + name + ":" + part;
        if (tx.captured(ledger(), key)) return false;
        tx.markCaptured(ledger(), key);
        return true;
    }

    boolean firstTime(String kind, String text) {
        return first(kind + ":" + Integer.toHexString(text.hashCode()));
    }

    Provenance from(Source source, Optional<String> quote) {
        return from(source, quote, Optional.empty());
    }

    Provenance from(Source source, Optional<String> quote, Optional<String> commit) {
        return new Provenance(
                source,
                Optional.of(session),
                Optional.of(ref.line()),
                Optional.of(ref.id()).filter(id -> !id.isBlank()),
                quote,
                Optional.empty(),
                commit,
                ref.at().orElse(now));
    }
}
