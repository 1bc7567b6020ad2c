// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.List;
import java.util.Optional;

/** The steps of a delivery, see {@link DeliveryState}. */
public sealed interface DeliveryEvent extends Event {
    /** Counted within the session, from 1. */
    int number();

    /**
     * A handoff is owed.
     *
     * @param nonce makes the mark impossible to guess
     * @param boundary the boundary it is owed for; empty where the boundary is not on disk yet
     * @param brief only next step and index are handed over, since compactions follow each other without news
     */
    record Armed(int number, String nonce, Cause cause, Optional<String> boundary, boolean brief)
            implements DeliveryEvent {}

    /**
     * The text leaves with the reply of a hook.
     *
     * @param carrier what the text travels with
     * @param channel the hook event through which the host lets text in
     * @param anchor what identifies that very hook call in the transcript
     * @param textHash SHA-256 of the text between the marks, in hex
     * @param characters length of the whole text, in UTF-16 units
     * @param attempt the count of announced compactions when it was offered
     * @param notes the ids of the notes that ride on it
     */
    record Offered(
            int number,
            Carrier carrier,
            String channel,
            Optional<String> anchor,
            String textHash,
            int characters,
            int attempt,
            List<String> notes)
            implements DeliveryEvent {}

    /** The boundary that a provisional offer was made for appeared. */
    record Bound(int number, String boundary) implements DeliveryEvent {}

    /** The transcript shows that the text did not arrive, so it is owed again. */
    record Rearmed(int number, String reason) implements DeliveryEvent {}

    /** The transcript shows the whole text. */
    record Confirmed(int number, long line) implements DeliveryEvent {}

    /** The host keeps no trace of what it lets in; nothing more can be known. */
    record HandedOver(int number, String reason) implements DeliveryEvent {}

    record Voided(int number, String reason) implements DeliveryEvent {}

    /** A newer boundary came before it was delivered. */
    record Replaced(int number, int by) implements DeliveryEvent {}

    /** Why a text is owed. */
    enum Cause {
        COMPACTION,
        NOTE,
        CONTINUED
    }
}
