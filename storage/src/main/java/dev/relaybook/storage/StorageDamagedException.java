// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

/** The file is not a sound database; it is left as it is, to be restored from a backup. */
public final class StorageDamagedException extends StorageException {
    private static final long serialVersionUID = 1L;

    StorageDamagedException(String message) {
        super(message);
    }

    StorageDamagedException(String message, Throwable cause) {
        super(message, cause);
    }
}
