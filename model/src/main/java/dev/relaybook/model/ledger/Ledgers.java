// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.List;
import java.util.function.Function;

/** The store of all ledgers of one home. Implementations are thread-safe. */
public interface Ledgers {
    /**
     * Runs {@code work} in one transaction, which is durable when this returns and has left no trace when it throws.
     * Writers are served one after another, across processes too.
     */
    <T> T write(Function<? super LedgerWriter, ? extends T> work);

    /** Runs {@code work} on one snapshot. */
    <T> T read(Function<? super LedgerReader, ? extends T> work);

    /** Up to {@code limit} entries that arrived after {@code position}, in order of arrival. */
    List<Entry> after(long position, int limit);
}
