// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.Exchange;
import dev.relaybook.model.ledger.Ledgers;
import dev.relaybook.model.ledger.PayloadRedacted;
import dev.relaybook.model.ledger.Receipts;
import dev.relaybook.model.search.LedgerSearch;
import dev.relaybook.model.secrets.Masking;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;

/** The file {@code ledger.db} of one home and all that it serves. Thread-safe. */
public final class LedgerDatabase implements AutoCloseable {
    private final Database database;
    private final Ledgers ledgers;
    private final Receipts receipts;
    private final LedgerSearch search;
    private final LedgerCheck check;

    private LedgerDatabase(Database database, Clock clock) {
        this.database = database;
        ledgers = new SqliteLedgers(database, clock);
        receipts = new SqliteReceipts(database);
        search = new SqliteSearch(database);
        check = new LedgerCheck(database);
    }

    /** Does what the first {@link #open} of a process would wait for, and touches no file of the user's. */
    public static void warmUp() {
        Connections.warmUp();
    }

    /** Opens the file, makes it and its folder where there are none, and brings its schema up to date. */
    public static LedgerDatabase open(Path file, Clock clock) {
        return open(file, clock, Database.Settings.DURABLE.patience());
    }

    /**
     * @param patience how long a writer waits for others before it fails with {@link StorageBusyException}
     */
    public static LedgerDatabase open(Path file, Clock clock, Duration patience) {
        var settings = new Database.Settings(true, patience);
        return new LedgerDatabase(Database.open(file, Schema.LEDGER, settings), clock);
    }

    /**
     * Opens the file as it stands for those who only read, where nothing can be written.
     *
     * @param unwritable what whoever tries to write is told
     */
    public static LedgerDatabase openToRead(Path file, Clock clock, String unwritable) {
        return new LedgerDatabase(
                Database.openToRead(file, Schema.LEDGER, Database.Settings.DURABLE, unwritable), clock);
    }

    public Ledgers ledgers() {
        return ledgers;
    }

    public Receipts receipts() {
        return receipts;
    }

    public LedgerSearch search() {
        return search;
    }

    /** @param masking finds the secrets whose payloads neither leave nor come in */
    public Exchange exchange(Masking masking) {
        return new SqliteExchange(database, masking);
    }

    /**
     * Writes a copy of one moment while others go on, checks it and gives it its name; a file of that name is replaced.
     *
     * @return how many events the copy holds
     */
    public long backUp(Path target) {
        return new LedgerBackup(database.file(), Database.Settings.DURABLE).write(target);
    }

    /** Copies the file as it is, whatever is wrong with it. */
    public void keepCopy(Path target) {
        new LedgerBackup(database.file(), Database.Settings.DURABLE).keep(target);
    }

    /**
     * Cleans the file of what was redacted, and each backup of what is redacted here.
     *
     * @return the backups in which it could not be done
     * @throws StorageBusyException when another process reads for so long that the log beside the file can't be emptied
     */
    public List<Path> forgetRedacted(List<Path> backups) {
        ErasedWords.clean(database.file(), Database.Settings.DURABLE);
        List<PayloadRedacted> redactions = database.reading(sql -> new EventLog(sql).redactions());
        return backups.stream().filter(it -> !followed(it, redactions)).toList();
    }

    private static boolean followed(Path backup, List<PayloadRedacted> redactions) {
        try {
            ErasedWords.follow(backup, redactions, Database.Settings.DURABLE);
            return true;
        } catch (StorageException _) {
            return false;
        }
    }

    public LedgerCheck check() {
        return check;
    }

    @Override
    public void close() {
        database.close();
    }
}
