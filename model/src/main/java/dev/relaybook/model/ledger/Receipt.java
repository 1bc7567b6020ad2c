// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.time.Instant;
import java.util.Optional;

/**
 * What one hook call did and why, kept for people. Host and event are as the caller named them, known or not.
 *
 * @param session the host's own id of the conversation, where the payload named one
 * @param outcome one word, for example {@code offered}
 * @param detail one sentence
 * @param millis how long the call took
 * @param bytes the size of the host's payload
 */
public record Receipt(
        Instant at,
        String host,
        String event,
        Optional<String> session,
        String outcome,
        String detail,
        long millis,
        long bytes) {
    private static final int LONGEST_NAME = 64;
    private static final int LONGEST_DETAIL = 2_000;

    /** Callers name things as they like, and none of it may fill the store. */
    public Receipt {
        host = PlainText.cut(host, LONGEST_NAME);
        event = PlainText.cut(event, LONGEST_NAME);
        detail = PlainText.cut(detail, LONGEST_DETAIL);
    }
}
