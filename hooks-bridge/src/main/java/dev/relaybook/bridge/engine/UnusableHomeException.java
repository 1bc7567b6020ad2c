// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

/** The home or the socket's folder can't be used; the message says why and what to do. */
public final class UnusableHomeException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UnusableHomeException(String message) {
        super(message);
    }

    public UnusableHomeException(String message, Throwable cause) {
        super(message, cause);
    }
}
