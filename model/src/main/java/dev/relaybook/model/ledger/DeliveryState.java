// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

/** Where a delivery stands. {@link #ARMED} and {@link #OFFERED} are open, the others final. */
public enum DeliveryState {
    /** Owed, and not on its way. */
    ARMED,
    /** Sent with a hook's reply; whether it arrived is not known yet. */
    OFFERED,
    /** The transcript shows the whole text. */
    CONFIRMED,
    /** Sent to a host that keeps no trace. */
    HANDED_OVER,
    VOIDED,
    REPLACED;

    public boolean open() {
        return this == ARMED || this == OFFERED;
    }
}
