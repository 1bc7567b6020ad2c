// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Makes a database under another name and lets it appear whole. So an empty file is never a young database but a
 * damaged one, and is not taken for a ledger without events.
 */
final class NewDatabase {
    private NewDatabase() {}

    static void create(Path file, Schema schema, Database.Settings settings) {
        try {
            Path folder = OwnFiles.folderOf(file);
            OwnFiles.createFolder(folder);
            Path young = OwnFiles.createYoung(file);
            try {
                fill(young, schema, settings);
                publish(young, file);
                OwnFiles.forceNames(folder);
            } finally {
                for (String ending : List.of("", "-wal", "-shm")) {
                    Files.deleteIfExists(young.resolveSibling(young.getFileName() + ending));
                }
            }
        } catch (IOException e) {
            String why = FileTrouble.of(file).orElse(String.valueOf(e.getMessage()));
            throw new StorageUnwritableException("cannot create " + file + ": " + why, e);
        }
    }

    static void refuseEmpty(Path file) {
        try {
            if (Files.isRegularFile(file) && Files.size(file) == 0) {
                throw new StorageDamagedException("cannot open " + file + ": the file is empty. Put a backup in its"
                        + " place with relaybook restore-backup, or move it away, and an empty ledger is made");
            }
        } catch (IOException e) {
            throw new StorageUnwritableException("cannot open " + file + ": " + e.getMessage(), e);
        }
    }

    /** Whether there is a file with something in it. */
    static boolean isFilled(Path file) {
        try {
            return Files.exists(file) && Files.size(file) > 0;
        } catch (IOException _) {
            return true;
        }
    }

    private static void fill(Path young, Schema schema, Database.Settings settings) {
        try (Sql sql = Sql.forWriting(young, settings)) {
            sql.script("BEGIN IMMEDIATE");
            schema.migrate(sql);
            sql.script("COMMIT");
        }
    }

    /** Two processes may get here at once; the first one's file stays. */
    private static void publish(Path young, Path file) throws IOException {
        try {
            Files.createLink(file, young);
        } catch (FileAlreadyExistsException _) {
            // the other one's database is as good as ours
        } catch (UnsupportedOperationException | FileSystemException _) {
            if (!Files.exists(file)) Files.move(young, file); // no hard links there
        }
    }
}
