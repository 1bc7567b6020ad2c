// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.common;

import dev.relaybook.model.ledger.Ledgers;

/** Finds the last position of the log in a few dozen small reads, for a reader that only wants what comes later. */
final class LogEnd {
    static long of(Ledgers ledgers) {
        long beyond = 1;
        while (anythingAfter(ledgers, beyond)) beyond *= 2;
        long low = 0;
        long high = beyond;
        while (low < high) {
            long middle = (low + high) >>> 1;
            if (anythingAfter(ledgers, middle)) low = middle + 1;
            else high = middle;
        }
        return low;
    }

    private static boolean anythingAfter(Ledgers ledgers, long position) {
        return !ledgers.after(position, 1).isEmpty();
    }

    private LogEnd() {}
}
