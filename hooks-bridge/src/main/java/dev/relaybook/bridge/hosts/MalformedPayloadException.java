// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts;

/** A hook's payload can't be understood; the message says what was wrong with it and never quotes it. */
public final class MalformedPayloadException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public MalformedPayloadException(String message) {
        super(message);
    }
}
