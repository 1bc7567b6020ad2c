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
        long bytes) {}
