// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

/** The store of the ledgers failed; the message says what was attempted, what was wrong and, where it is known, what to do. */
public class LedgerUnavailableException extends RuntimeException {
    private static final long serialVersionUID = 1;

    protected LedgerUnavailableException(String message, Throwable cause) {
        super(message, cause);
    }

    protected LedgerUnavailableException(String message) {
        super(message);
    }

    /** Whether it is over as soon as somebody else has finished writing. */
    public boolean passing() {
        return false;
    }
}
