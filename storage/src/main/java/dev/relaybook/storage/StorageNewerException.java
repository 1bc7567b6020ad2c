// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import java.nio.file.Path;

/** The database was written by a newer Relaybook; it is left as it is, since columns we don't know would be lost. */
public final class StorageNewerException extends StorageException {
    private static final long serialVersionUID = 1L;

    StorageNewerException(Path file, int found, int known) {
        super(file + " was written by a newer Relaybook (schema " + found + ", this one knows " + known
                + "): update Relaybook to open it");
    }
}
