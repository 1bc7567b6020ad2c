// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * One SQLite file: migrated when opened, written by one transaction at a time, read on snapshots.
 * Thread-safe: the write connection has one lock, each reader opens a connection of its own.
 */
public final class Database implements AutoCloseable {
    private final Path file;
    private final Schema schema;
    private final Settings settings;
    private final ReentrantLock writing = new ReentrantLock();
    private final Optional<Sql> writer;
    private final String unwritable;
    private volatile boolean closed;

    private Database(Path file, Schema schema, Settings settings, Optional<Sql> writer, String unwritable) {
        this.file = file;
        this.schema = schema;
        this.settings = settings;
        this.writer = writer;
        this.unwritable = unwritable;
    }

    /**
     * How a file is opened.
     *
     * @param durable whether a commit is on disk when it returns; without, a crash of the machine may lose the last ones
     * @param patience how long a writer waits for others
     */
    public record Settings(boolean durable, Duration patience) {
        /** For what can't be read again from anywhere else. */
        public static final Settings DURABLE = new Settings(true, Duration.ofSeconds(5));

        /** For what can be rebuilt. */
        public static final Settings DISPOSABLE = new Settings(false, Duration.ofSeconds(5));

        String writingPragmas() {
            return "PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON; PRAGMA synchronous = "
                    + (durable ? "FULL" : "NORMAL");
        }

        String readingPragmas() {
            return "PRAGMA query_only = ON";
        }
    }

    /** Opens the file, makes it where there is none, and brings its schema up to date. */
    public static Database open(Path file, Schema schema, Settings settings) {
        if (!Files.exists(file)) NewDatabase.create(file, schema, settings);
        NewDatabase.refuseEmpty(file);
        Sql writer = Sql.forWriting(file, settings);
        try {
            var database = new Database(file, schema, settings, Optional.of(writer), "");
            if (database.version(writer) < schema.version()) database.migrate();
            return database;
        } catch (RuntimeException e) {
            writer.close();
            throw e;
        }
    }

    /**
     * Opens the file to read it as it stands, where nothing can be written; nothing is made, not even beside it.
     *
     * @param unwritable what whoever tries to write is told
     */
    static Database openToRead(Path file, Schema schema, Settings settings, String unwritable) {
        NewDatabase.refuseEmpty(file);
        var database = new Database(file, schema, settings, Optional.empty(), unwritable);
        int found = database.reading(Sql::userVersion);
        if (found == schema.version()) return database;
        throw new StorageUnwritableException(
                "cannot read " + file + ": it was written by an older Relaybook, and has to be"
                        + " brought up to date first, where it can be written");
    }

    /** Whether it was opened to be written too. */
    boolean writable() {
        return writer.isPresent();
    }

    public Path file() {
        return file;
    }

    /** Runs {@code work} in one transaction, committed when this returns and without a trace when it throws. */
    public <T> T inTransaction(Function<Sql, T> work) {
        return alone(() -> transaction(sql -> {
            version(sql);
            return work.apply(sql);
        }));
    }

    /** Runs {@code work} on one snapshot, which later commits do not change. */
    public <T> T reading(Function<Sql, T> work) {
        refuseClosed();
        try (Sql reader = writable() ? Sql.forReading(file, settings) : Sql.forReadingOnly(file, settings)) {
            reader.script("BEGIN");
            version(reader);
            return work.apply(reader);
        }
    }

    /** Waits for the writer at work. Readers at work end by themselves. */
    @Override
    public void close() {
        writing.lock();
        try {
            if (closed) return;
            closed = true;
            if (writer.isPresent()) writer.get().close();
        } finally {
            writing.unlock();
        }
    }

    private void migrate() {
        alone(() -> transaction(sql -> {
            if (version(sql) < schema.version()) schema.migrate(sql); // another process may have been first
            return schema;
        }));
    }

    private <T> T transaction(Function<Sql, T> work) {
        if (writer.isEmpty()) throw new StorageUnwritableException(unwritable);
        Sql sql = writer.get();
        sql.script("BEGIN IMMEDIATE");
        boolean committed = false;
        try {
            T answer = work.apply(sql);
            sql.script("COMMIT");
            committed = true;
            return answer;
        } finally {
            if (!committed) rollBack(sql);
        }
    }

    /** What made the transaction fail is on its way to the caller; a failure of ours must not take its place. */
    private static void rollBack(Sql sql) {
        try {
            sql.script("ROLLBACK");
        } catch (StorageException _) {
            // SQLite rolls back by itself on a full disk and the like, and then has nothing left to do
        }
    }

    private <T> T alone(Supplier<T> work) {
        if (writing.isHeldByCurrentThread()) throw new IllegalStateException("a transaction is open on this thread");
        if (!lockedInTime()) {
            throw new StorageBusyException("cannot write to " + file + ": another thread is writing");
        }
        try {
            refuseClosed();
            return work.get();
        } finally {
            writing.unlock();
        }
    }

    private boolean lockedInTime() {
        try {
            return writing.tryLock(settings.patience().toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private void refuseClosed() {
        if (closed) throw new StorageException(file + " is closed");
    }

    /** Asked in each transaction: a newer Relaybook may have changed the file while we had it open. */
    private int version(Sql sql) {
        int found = sql.userVersion();
        if (found > schema.version()) throw new StorageNewerException(file, found, schema.version());
        return found;
    }
}
