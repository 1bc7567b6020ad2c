// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

/** The file can't be opened or written: rights, a read-only place or a full disk. */
public final class StorageUnwritableException extends StorageException {
    private static final long serialVersionUID = 1L;

    StorageUnwritableException(String message) {
        super(message);
    }

    StorageUnwritableException(String message, Throwable cause) {
        super(message, cause);
    }
}
