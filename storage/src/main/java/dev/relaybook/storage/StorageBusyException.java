// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

/** Another writer held the lock for longer than we wait; trying again later may help. */
public final class StorageBusyException extends StorageException {
    private static final long serialVersionUID = 1L;

    StorageBusyException(String message) {
        super(message);
    }

    StorageBusyException(String message, Throwable cause) {
        super(message, cause);
    }

    @Override
    public boolean passing() {
        return true;
    }
}
