// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

/** A transcript is there but can't be read; the message says why and what to do. */
public final class TranscriptUnreadableException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public TranscriptUnreadableException(String message, Throwable cause) {
        super(message, cause);
    }

    public TranscriptUnreadableException(String message) {
        super(message);
    }
}
