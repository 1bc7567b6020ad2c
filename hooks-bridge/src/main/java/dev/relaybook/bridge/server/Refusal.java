// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.server;

/** A request is turned away; the message goes to its sender and quotes nothing of it. */
final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int status;
    private final long bytes;

    Refusal(int status, String message) {
        this(status, message, 0);
    }

    /** @param bytes how long the body is, as far as it is known */
    Refusal(int status, String message, long bytes) {
        super(message);
        this.status = status;
        this.bytes = bytes;
    }

    int status() {
        return status;
    }

    long bytes() {
        return bytes;
    }

    Answer answer() {
        return Answer.error(status, String.valueOf(getMessage()));
    }
}
