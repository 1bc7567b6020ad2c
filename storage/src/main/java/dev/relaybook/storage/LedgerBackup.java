// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Copies a ledger while others write to it. The copy is checked before it gets its name. */
final class LedgerBackup {
    private final Path ledger;
    private final Database.Settings settings;

    LedgerBackup(Path ledger, Database.Settings settings) {
        this.ledger = ledger;
        this.settings = settings;
    }

    /**
     * Writes the state of one moment; a file of that name is replaced.
     *
     * @return how many events the backup holds
     */
    long write(Path target) {
        return write(target, SoundCopy::check);
    }

    /** The same of a ledger that need not be sound. */
    void keep(Path target) {
        write(target, _ -> 0L);
    }

    private long write(Path target, Check check) {
        try {
            OwnFiles.createFolder(OwnFiles.folderOf(target));
            Path young = OwnFiles.createYoung(target);
            try {
                copy(young);
                long events = check.events(young);
                OwnFiles.force(young);
                Files.move(young, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
                OwnFiles.forceNames(OwnFiles.folderOf(target));
                return events;
            } finally {
                Files.deleteIfExists(young);
            }
        } catch (IOException e) {
            throw new StorageUnwritableException("cannot back up to " + target + ": " + e.getMessage(), e);
        }
    }

    @FunctionalInterface
    private interface Check {
        long events(Path copy) throws IOException;
    }

    /** One snapshot, without what was deleted. */
    private void copy(Path young) {
        try (Sql sql = Sql.forWriting(ledger, settings)) {
            sql.update("VACUUM INTO ?", young.toString());
        }
    }
}
