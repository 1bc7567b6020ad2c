// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.Restoration;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Optional;

/**
 * Puts a backup in the ledger's place. A ledger that is sound takes in its content in one transaction, so that a hook at
 * work writes to the old state or the new one, and a crash leaves one of them; a damaged one is moved aside.
 */
public final class LedgerRestore {
    private static final Database.Settings PATIENT = new Database.Settings(true, Duration.ofSeconds(30));
    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH-mm-ss-SSS").withZone(ZoneOffset.UTC);

    private final Path ledger;
    private final Path asideFolder;
    private final Clock clock;

    /** @param asideFolder where the ledger that is replaced is kept */
    public LedgerRestore(Path ledger, Path asideFolder, Clock clock) {
        this.ledger = ledger;
        this.asideFolder = asideFolder;
        this.clock = clock;
    }

    /** @throws StorageException when the files can't be written, or the ledger stays locked */
    public Restoration restore(Path backup) {
        try {
            OwnFiles.createFolder(OwnFiles.folderOf(ledger));
            OwnFiles.createFolder(asideFolder);
            Path copy = OwnFiles.createYoung(ledger);
            try {
                copy(backup, copy);
                if (Files.isRegularFile(beside(backup, "-wal"))) copy(beside(backup, "-wal"), beside(copy, "-wal"));
                return restoreCopy(backup, copy);
            } finally {
                Files.deleteIfExists(copy);
                deleteLogs(copy);
            }
        } catch (IOException e) {
            throw new StorageUnwritableException("cannot restore " + backup + ": " + e.getMessage(), e);
        }
    }

    /** Into a file that only its user can read, whoever can read the other one. */
    private static void copy(Path from, Path to) throws IOException {
        try (InputStream in = Files.newInputStream(from);
                OutputStream out = Files.newOutputStream(to)) {
            in.transferTo(out);
        }
    }

    private Restoration restoreCopy(Path backup, Path copy) throws IOException {
        long events;
        try {
            events = SoundCopy.check(copy);
            mend(copy);
        } catch (StorageNewerException newer) {
            return declined(backup + " was written by a newer Relaybook; update Relaybook to restore it");
        } catch (StorageDamagedException damaged) {
            return declined(backup + " can't be restored: " + damaged.getMessage() + ". The ledger is as it was");
        }
        if (!Files.exists(ledger)) {
            new RestoredOrigin(copy, clock).renew();
            publish(copy);
            return new Restoration.Restored(events, Optional.empty(), true);
        }
        return replace(copy, events);
    }

    private Restoration replace(Path copy, long events) throws IOException {
        Path aside = asideFolder.resolve("ledger-" + STAMP.format(clock.instant()) + "-replaced.db");
        try {
            if (isSound()) {
                boolean renewed = new RestoreInto(ledger, PATIENT, clock).restore(copy, aside);
                return new Restoration.Restored(events, Optional.of(aside), renewed);
            }
        } catch (StorageNewerException newer) {
            return declined("the ledger here was written by a newer Relaybook; update Relaybook, then restore");
        } catch (StorageDamagedException _) {
            // then there is nothing to join
        }
        new RestoredOrigin(copy, clock).renew();
        moveAside(aside);
        publish(copy);
        return new Restoration.Restored(events, Optional.of(aside), true);
    }

    /** Brings an older schema up to date, and makes rows anew where they are not what the events say. */
    private void mend(Path copy) {
        try (LedgerDatabase database = LedgerDatabase.open(copy, clock)) {
            if (!database.check().verify().isEmpty()) database.check().repair();
        }
    }

    private boolean isSound() {
        NewDatabase.refuseEmpty(ledger);
        Database.open(ledger, Schema.LEDGER, PATIENT).close();
        try (Sql sql = Sql.forReading(ledger, PATIENT)) {
            return sql.list("PRAGMA integrity_check", row -> row.text("integrity_check"))
                    .getFirst()
                    .equals("ok");
        }
    }

    /** At no time is there no ledger: a hook would begin a new one. */
    private void moveAside(Path aside) throws IOException {
        Files.copy(ledger, aside, StandardCopyOption.COPY_ATTRIBUTES);
        for (String log : new String[] {"-wal", "-shm"}) {
            Path from = beside(ledger, log);
            if (Files.exists(from)) Files.move(from, beside(aside, log), StandardCopyOption.ATOMIC_MOVE);
        }
    }

    private void publish(Path copy) throws IOException {
        OwnFiles.force(copy);
        Files.move(copy, ledger, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        OwnFiles.forceNames(OwnFiles.folderOf(ledger));
    }

    private static void deleteLogs(Path copy) throws IOException {
        Files.deleteIfExists(beside(copy, "-wal"));
        Files.deleteIfExists(beside(copy, "-shm"));
        Files.deleteIfExists(beside(copy, "-journal"));
    }

    private static Path beside(Path file, String ending) {
        return file.resolveSibling(file.getFileName() + ending);
    }

    private static Restoration declined(String sentence) {
        return new Restoration.Declined(sentence + ".");
    }
}
