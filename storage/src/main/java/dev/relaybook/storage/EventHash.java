// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/**
 * The two hashes of an event. Every part goes in with its length before it, four bytes, so that no two events give the
 * same bytes. The salt is bound by the payload's hash, so that both can be blanked and the chain still verifies.
 */
final class EventHash {
    private final MessageDigest sha;

    private EventHash() {
        try {
            sha = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** SHA-256 of the salt followed by the payload's UTF-8, without lengths. */
    static byte[] ofPayload(byte[] salt, String payload) {
        var hash = new EventHash();
        hash.sha.update(salt);
        return hash.sha.digest(payload.getBytes(StandardCharsets.UTF_8));
    }

    /** SHA-256 of every column but position, which differs between homes, payload and salt. */
    static byte[] of(StoredEvent event) {
        return new EventHash()
                .with(event.origin())
                .with(Long.toString(event.seq()))
                .with(Long.toString(event.lamport()))
                .with(Long.toString(event.at()))
                .with(event.ledger())
                .with(event.actor())
                .with(event.type())
                .with(event.payloadHash())
                .with(event.previousHash())
                .sha
                .digest();
    }

    private EventHash with(String part) {
        return with(part.getBytes(StandardCharsets.UTF_8));
    }

    private EventHash with(byte[] part) {
        sha.update(ByteBuffer.allocate(Integer.BYTES).putInt(part.length).flip());
        sha.update(part);
        return this;
    }
}
