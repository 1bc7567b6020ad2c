// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.Optional;

/**
 * A text that rides on one injection.
 *
 * @param origin the home that hands it over; no other does
 * @param ridesOn the delivery that carries it now, or did
 * @param spent whether that delivery arrived
 */
public record Note(
        LedgerId ledger,
        Origin origin,
        String id,
        String text,
        NoteAdded.Moment moment,
        Optional<Integer> ridesOn,
        boolean spent) {

    /** Still to be handed over, and not on its way. */
    public boolean waiting() {
        return !spent && ridesOn.isEmpty();
    }
}
