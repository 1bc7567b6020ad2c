// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The one-shot injection owed for one compaction, note or continued session, as it stands now.
 *
 * @param origin the home that owes it; no other delivers it
 * @param offer how the text left, the last time it did
 * @param offers how often it left
 * @param reason why it was armed again, voided or handed over
 * @param confirmedAt the transcript's line that shows the text
 */
public record Delivery(
        LedgerId ledger,
        Origin origin,
        int number,
        String nonce,
        DeliveryEvent.Cause cause,
        DeliveryState state,
        Optional<String> boundary,
        boolean brief,
        Optional<Offer> offer,
        int offers,
        Optional<String> reason,
        Optional<Long> confirmedAt) {

    /** See {@link DeliveryEvent.Offered}. */
    public record Offer(
            Carrier carrier,
            String channel,
            Optional<String> anchor,
            String textHash,
            int characters,
            int attempt,
            List<String> notes,
            Instant at) {}

    /** Offered before the boundary that it is owed for was on disk. */
    public boolean provisional() {
        return cause == DeliveryEvent.Cause.COMPACTION && boundary.isEmpty();
    }

    /** The notes that ride on it. */
    public List<String> notes() {
        return offer.map(Offer::notes).orElse(List.of());
    }

    Delivery in(DeliveryState next, Optional<String> why) {
        return new Delivery(
                ledger, origin, number, nonce, cause, next, boundary, brief, offer, offers, why, confirmedAt);
    }

    Delivery offered(Offer made) {
        return new Delivery(
                ledger,
                origin,
                number,
                nonce,
                cause,
                DeliveryState.OFFERED,
                boundary,
                brief,
                Optional.of(made),
                offers + 1,
                Optional.empty(),
                confirmedAt);
    }

    Delivery bound(String to) {
        return new Delivery(
                ledger,
                origin,
                number,
                nonce,
                cause,
                DeliveryState.OFFERED,
                Optional.of(to),
                brief,
                offer,
                offers,
                Optional.empty(),
                confirmedAt);
    }

    Delivery confirmed(long line) {
        return new Delivery(
                ledger,
                origin,
                number,
                nonce,
                cause,
                DeliveryState.CONFIRMED,
                boundary,
                brief,
                offer,
                offers,
                Optional.empty(),
                Optional.of(line));
    }
}
