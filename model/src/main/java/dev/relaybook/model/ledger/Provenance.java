// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.time.Instant;
import java.util.Optional;

/**
 * Where a statement comes from.
 *
 * @param source who or what said it
 * @param session the conversation it was said in
 * @param position the line in the host's transcript, from 1
 * @param messageId the host's id of the message
 * @param quote the words it was taken from, verbatim but for masked secrets
 * @param checkpoint the number of the checkpoint it was taken from
 * @param commit the git commit it belongs to
 * @param at when it was said, for people only
 */
public record Provenance(
        Source source,
        Optional<SessionKey> session,
        Optional<Long> position,
        Optional<String> messageId,
        Optional<String> quote,
        Optional<Integer> checkpoint,
        Optional<String> commit,
        Instant at) {

    /** A statement that came by hand or by a call, not out of a transcript. */
    public static Provenance said(Source source, Optional<SessionKey> session, Instant at) {
        return new Provenance(
                source,
                session,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                at);
    }
}
