// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.settings;

import org.jspecify.annotations.Nullable;

/** A file of a plan was not written; the message says which and why. */
public final class SettingsNotWrittenException extends RuntimeException {
    private static final long serialVersionUID = 1;

    SettingsNotWrittenException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
