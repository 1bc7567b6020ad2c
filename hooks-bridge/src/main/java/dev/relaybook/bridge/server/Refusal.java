// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.server;

/** A request is turned away; the message goes to its sender and quotes nothing of it. */
final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int status;

    Refusal(int status, String message) {
        super(message);
        this.status = status;
    }

    int status() {
        return status;
    }

    Answer answer() {
        return Answer.error(status, String.valueOf(getMessage()));
    }
}
