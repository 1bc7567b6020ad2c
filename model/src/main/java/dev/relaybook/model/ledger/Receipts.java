// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.List;
import java.util.Optional;

/** The receipts of one home, beside the ledger: bounded, and not part of the history. Thread-safe. */
public interface Receipts {
    /** Keeps the receipt; the oldest ones make room. */
    void save(Receipt receipt);

    /** Up to {@code limit} receipts, the newest first. */
    List<Receipt> newest(int limit);

    /** The newest receipt of that host. */
    Optional<Receipt> lastOf(String host);
}
