// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

/** What a curating act on a record came to. The rows are as they stand after it. */
public sealed interface Curated permits Curated.Done, Curated.SaidAgain, Curated.Unchanged, Refused {

    /** It was done. */
    record Done(LedgerRecord row) implements Curated {}

    /** The ledger says so already; that record gained another provenance, and no second one was made. */
    record SaidAgain(LedgerRecord row) implements Curated {}

    /** It was so before. */
    record Unchanged(LedgerRecord row, String sentence) implements Curated {}
}
