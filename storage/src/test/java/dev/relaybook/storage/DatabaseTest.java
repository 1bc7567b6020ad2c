// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class DatabaseTest {
    private static final Database.Settings IMPATIENT = new Database.Settings(true, Duration.ofMillis(50));

    @TempDir
    Path home;

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aNewDatabaseIsOnlyForItsUser() throws IOException {
        Path folder = home.resolve("deep/er");

        try (Database database = open(folder.resolve("ledger.db"))) {
            database.inTransaction(sql -> sql.update("INSERT INTO meta VALUES ('a', 'b')"));
            assertEquals("rwx------", permissions(home.resolve("deep")));
            assertEquals("rwx------", permissions(folder));
            try (Stream<Path> files = Files.list(folder)) {
                assertEquals(
                        List.of("rw-------"),
                        files.map(DatabaseTest::permissions).distinct().toList());
            }
        }
    }

    @Test
    void nothingIsLeftOfADatabaseThatCouldNotBeMade() throws IOException {
        var broken = new Schema(List.of("/migrations/0001_first.sql", "/migrations/0002_broken.sql"));

        assertThrows(StorageException.class, () -> Database.open(home.resolve("ledger.db"), broken, IMPATIENT));

        try (Stream<Path> files = Files.list(home)) {
            assertEquals(List.of(), files.toList());
        }
    }

    @Test
    void nothingIsLeftBesideANewDatabase() throws IOException {
        open(home.resolve("ledger.db")).close();

        try (Stream<Path> files = Files.list(home)) {
            assertEquals(List.of(home.resolve("ledger.db")), files.toList());
        }
    }

    @Test
    void aNewerSchemaIsRefusedAndLeftAsItIs() {
        Path file = home.resolve("ledger.db");
        try (Database database = open(file)) {
            database.inTransaction(sql -> sql.update("PRAGMA user_version = 99"));
        }

        var refusal = assertThrows(StorageNewerException.class, () -> open(file));
        assertTrue(String.valueOf(refusal.getMessage()).contains("schema 99"), refusal.getMessage());
    }

    @Test
    void aSchemaThatBecomesNewerWhileTheFileIsOpenIsRefusedToo() {
        Path file = home.resolve("ledger.db");
        try (Database old = open(file);
                Database updated = open(file)) {
            updated.inTransaction(sql -> sql.update("PRAGMA user_version = 99"));

            assertThrows(StorageNewerException.class, () -> old.inTransaction(_ -> "never"));
            assertThrows(StorageNewerException.class, () -> old.reading(_ -> "never"));
        }
    }

    @Test
    void anOlderSchemaIsBroughtUpToDate() {
        Path file = home.resolve("any.db");
        var first = new Schema(List.of("/migrations/0001_first.sql"));
        var second = new Schema(List.of("/migrations/0001_first.sql", "/migrations/0002_second.sql"));
        Database.open(file, first, IMPATIENT).close();

        try (Database database = Database.open(file, second, IMPATIENT)) {
            assertEquals(
                    List.of("kept", "new"),
                    database.reading(sql -> sql.list("SELECT word FROM word ORDER BY word", row -> row.text("word"))));
            assertEquals(2, database.reading(Sql::userVersion));
        }
    }

    @Test
    void aMigrationThatFailsLeavesTheOldSchema() {
        Path file = home.resolve("any.db");
        var first = new Schema(List.of("/migrations/0001_first.sql"));
        var broken = new Schema(List.of("/migrations/0001_first.sql", "/migrations/0002_broken.sql"));
        Database.open(file, first, IMPATIENT).close();

        assertThrows(StorageException.class, () -> Database.open(file, broken, IMPATIENT));

        try (Database database = Database.open(file, first, IMPATIENT)) {
            assertEquals(
                    List.of("kept"), database.reading(sql -> sql.list("SELECT * FROM word", row -> row.text("word"))));
        }
    }

    @Test
    void anEmptyFileIsADamagedLedgerNotANewOne() throws IOException {
        Path file = Files.createFile(home.resolve("ledger.db"));

        assertThrows(StorageDamagedException.class, () -> open(file));
        assertEquals(0, Files.size(file));
    }

    @Test
    void aCorruptHeaderIsSaidAndTheFileIsLeftAsItIs() throws IOException {
        Path file = home.resolve("ledger.db");
        open(file).close();
        byte[] bytes = Files.readAllBytes(file);
        bytes[3] = 'x';
        Files.write(file, bytes);

        assertThrows(StorageDamagedException.class, () -> open(file));
        assertEquals(bytes.length, Files.size(file));
    }

    @Test
    void aTruncatedFileIsSaid() throws IOException {
        Path file = home.resolve("ledger.db");
        open(file).close();
        byte[] bytes = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(bytes, 5000));

        assertThrows(StorageDamagedException.class, () -> {
            try (Database database = open(file)) {
                database.inTransaction(sql -> sql.update("INSERT INTO receipt (host) VALUES ('x')"));
            }
        });
    }

    @Test
    void aFolderInThePlaceOfTheFileIsSaid() throws IOException {
        Path folder = Files.createDirectory(home.resolve("ledger.db"));

        var told = assertThrows(StorageUnwritableException.class, () -> open(folder));

        assertEquals(
                "cannot open " + folder + ": it is a folder; move it away, and a ledger is made in its place",
                told.getMessage());
    }

    @Test
    void aFileInThePlaceOfTheFolderIsSaid() throws IOException {
        Path file = Files.createFile(home.resolve("home"));

        var told = assertThrows(StorageUnwritableException.class, () -> open(file.resolve("ledger.db")));

        assertEquals(
                "cannot create " + file.resolve("ledger.db") + ": there is no folder " + file
                        + "; make it, or name another",
                told.getMessage());
    }

    @Test
    void whereNothingCanBeWrittenTheFileIsReadAsItStands() throws IOException {
        Path file = Files.createDirectory(home.resolve("odd ?#%41 \u00e9")).resolve("ledger.db");
        try (Database database = open(file)) {
            database.inTransaction(sql -> sql.update("INSERT INTO meta VALUES ('a', 'b')"));
        }

        try (Database database = Database.openToRead(file, Schema.LEDGER, IMPATIENT, "nothing can be written")) {
            assertEquals(
                    List.of("b"),
                    database.reading(
                            sql -> sql.list("SELECT value FROM meta WHERE name = 'a'", row -> row.text("value"))));
            var told = assertThrows(
                    StorageUnwritableException.class,
                    () -> database.inTransaction(sql -> sql.update("INSERT INTO meta VALUES ('c', 'd')")));
            assertEquals("nothing can be written", told.getMessage());
            try (Stream<Path> files = Files.list(file.getParent())) {
                assertEquals(List.of(file), files.toList());
            }
        }
    }

    @Test
    void whatAWriterAtWorkHasNotWrittenBackYetIsReadToo() {
        Path file = home.resolve("ledger.db");
        try (Database writer = open(file)) {
            writer.inTransaction(sql -> sql.update("INSERT INTO meta VALUES ('a', 'b')"));

            try (Database database = Database.openToRead(file, Schema.LEDGER, IMPATIENT, "")) {
                assertEquals(
                        List.of("b"),
                        database.reading(
                                sql -> sql.list("SELECT value FROM meta WHERE name = 'a'", row -> row.text("value"))));
            }
        }
    }

    @Test
    void whatIsNoDatabaseCanNotBeReadEither() throws IOException {
        Path file = Files.writeString(home.resolve("ledger.db"), "no database, for all that is in it".repeat(99));

        var told = assertThrows(
                StorageDamagedException.class, () -> Database.openToRead(file, Schema.LEDGER, IMPATIENT, ""));
        assertTrue(String.valueOf(told.getMessage()).contains("keep a copy of it"), told.getMessage());
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void whoeverHoldsTheLockIsNamed() throws IOException {
        Path file = home.resolve("ledger.db");
        try (Database database = open(file)) {
            Process holder = LockingProcess.on(file);
            var told = assertThrows(
                    StorageBusyException.class,
                    () -> database.inTransaction(sql -> sql.update("INSERT INTO meta VALUES ('a', 'b')")));
            holder.destroyForcibly().onExit().join();

            assertEquals(
                    "cannot write to " + file + ": process " + holder.pid()
                            + " (java) holds its lock; wait until that is done, or end it, and try again",
                    told.getMessage());
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aReadOnlyFileIsSaid() throws IOException {
        Path file = home.resolve("ledger.db");
        open(file).close();
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--------"));
        assumeFalse(Files.isWritable(file), "this user may write everywhere");

        assertThrows(StorageUnwritableException.class, () -> {
            try (Database database = open(file)) {
                database.inTransaction(sql -> sql.update("INSERT INTO meta VALUES ('a', 'b')"));
            }
        });
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aFileThatMayNotBeReadIsToldWithWhatToDo() throws IOException {
        Path file = home.resolve("ledger.db");
        open(file).close();
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("---------"));
        assumeFalse(Files.isReadable(file), "this user may read everything");

        var told = assertThrows(StorageUnwritableException.class, () -> open(file));
        assertEquals(
                "cannot open " + file + ": you may not read it; give yourself the right (chmod u+rw)",
                told.getMessage());
    }

    @Test
    void aReaderCanNotWrite() {
        try (Database database = open(home.resolve("ledger.db"))) {
            assertThrows(
                    StorageUnwritableException.class,
                    () -> database.reading(sql -> sql.update("INSERT INTO meta VALUES ('a', 'b')")));
        }
    }

    @Test
    void aLockHeldForTooLongIsToldApart() throws InterruptedException {
        Path file = home.resolve("ledger.db");
        var held = new CountDownLatch(1);
        var release = new CountDownLatch(1);
        try (Database slow = open(file);
                Database waiting = Database.open(file, Schema.LEDGER, IMPATIENT);
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            threads.submit(() -> slow.inTransaction(_ -> {
                held.countDown();
                return await(release);
            }));
            assertTrue(await(held));

            assertThrows(StorageBusyException.class, () -> waiting.inTransaction(_ -> "never"));
            release.countDown();
        }
    }

    @Test
    void aReaderSeesOneSnapshot() {
        try (Database database = open(home.resolve("ledger.db"))) {
            List<Long> counts = database.reading(sql -> {
                long before = notes(sql);
                database.inTransaction(other -> other.update("INSERT INTO meta VALUES ('a', 'b')"));
                return List.of(before, notes(sql), database.reading(DatabaseTest::notes));
            });

            assertEquals(List.of(1L, 1L, 2L), counts);
        }
    }

    @Test
    void whatMakesATransactionFailReachesTheCaller() {
        try (Database database = open(home.resolve("ledger.db"))) {
            var bug = new IllegalStateException("on purpose");
            assertEquals(
                    bug,
                    assertThrows(
                            IllegalStateException.class,
                            () -> database.inTransaction(sql -> {
                                sql.update("INSERT INTO meta VALUES ('a', 'b')");
                                throw bug;
                            })));
            assertEquals(1L, database.reading(DatabaseTest::notes));
        }
    }

    @Test
    void aStatementThatFailedOnceWorksAgain() {
        try (Database database = open(home.resolve("ledger.db"))) {
            String insert = "INSERT INTO meta VALUES ('a', 'b')";
            database.inTransaction(sql -> sql.update(insert));
            assertThrows(StorageException.class, () -> database.inTransaction(sql -> sql.update(insert)));

            database.inTransaction(sql -> sql.update("DELETE FROM meta WHERE name = 'a'"));
            int changed = database.inTransaction(sql -> sql.update(insert));
            assertEquals(1, changed);
        }
    }

    @Test
    void aClosedDatabaseSaysSo() {
        Database database = open(home.resolve("ledger.db"));
        database.close();
        database.close();

        assertThrows(StorageException.class, () -> database.reading(_ -> "never"));
        assertThrows(StorageException.class, () -> database.inTransaction(_ -> "never"));
    }

    @Test
    void aDisposableDatabaseIsOpenedWithItsOwnSettings() {
        var schema = new Schema(List.of("/migrations/0001_first.sql"));
        try (Database database = Database.open(home.resolve("index.db"), schema, Database.Settings.DISPOSABLE)) {
            assertEquals(1L, pragma(database, "synchronous"));
        }
        try (Database database = open(home.resolve("ledger.db"))) {
            assertEquals(2L, pragma(database, "synchronous"));
            assertEquals(1L, pragma(database, "foreign_keys"));
        }
    }

    @Test
    void aFailureKeepsItsCause() {
        try (Database database = open(home.resolve("ledger.db"))) {
            var failure = assertThrows(
                    StorageException.class, () -> database.inTransaction(sql -> sql.update("SELECT nonsense")));
            assertInstanceOf(SQLException.class, failure.getCause());
        }
    }

    private static Database open(Path file) {
        return Database.open(file, Schema.LEDGER, IMPATIENT);
    }

    private static long notes(Sql sql) {
        return sql.first("SELECT count(*) AS n FROM meta", row -> row.number("n"))
                .orElseThrow();
    }

    private static long pragma(Database database, String name) {
        return database.inTransaction(sql -> sql.first("PRAGMA " + name, row -> row.number(name)))
                .orElseThrow();
    }

    private static boolean await(CountDownLatch latch) {
        try {
            return latch.await(30, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String permissions(Path file) {
        try {
            return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
