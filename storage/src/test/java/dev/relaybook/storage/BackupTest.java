// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Carrier;
import dev.relaybook.model.ledger.Delivery;
import dev.relaybook.model.ledger.DeliveryEvent;
import dev.relaybook.model.ledger.DeliveryState;
import dev.relaybook.model.ledger.Event;
import dev.relaybook.model.ledger.Exchange;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.Note;
import dev.relaybook.model.ledger.NoteAdded;
import dev.relaybook.model.ledger.Origin;
import dev.relaybook.model.ledger.PayloadRedacted;
import dev.relaybook.model.ledger.Restoration;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class BackupTest {
    private static final LedgerId LEDGER = LedgersContract.LEDGER;

    @TempDir
    Path folder;

    private Path file;
    private Path backup;
    private Path asides;

    @BeforeEach
    void name() {
        file = folder.resolve("home/ledger.db");
        backup = folder.resolve("kept/backup.db");
        asides = folder.resolve("home/backups");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aBackupIsOneFileForItsUserOnly() throws IOException {
        write(added("r-aaaa", "one"));
        assertEquals(1, backUp());

        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(backup)));
        try (Stream<Path> files = Files.list(backup.getParent())) {
            assertEquals(List.of(backup), files.toList());
        }
    }

    @Test
    void aBackupTakenWhileOthersWriteIsOneMoment() throws Exception {
        var stop = new AtomicBoolean();
        try (LedgerDatabase ledger = open();
                var executor = Executors.newVirtualThreadPerTaskExecutor()) {
            var writer = executor.submit(() -> {
                for (int i = 0; !stop.get(); i++) {
                    int number = i;
                    ledger.ledgers().write(tx -> {
                        tx.append(LEDGER, Actor.HUMAN, added("r-a" + (100_000 + number), "even"));
                        return tx.append(LEDGER, Actor.HUMAN, added("r-b" + (100_000 + number), "odd"));
                    });
                }
                return true;
            });
            while (ledger.ledgers().after(20, 1).isEmpty()) Thread.onSpinWait();
            List<Long> sizes = new ArrayList<>();
            for (int i = 0; i < 5; i++) sizes.add(ledger.backUp(folder.resolve("backup-" + i + ".db")));
            stop.set(true);
            writer.get();

            assertTrue(sizes.stream().allMatch(size -> size % 2 == 0), sizes.toString());
            assertTrue(sizes.getFirst() < sizes.getLast(), sizes.toString());
        }
        try (LedgerDatabase copy = LedgerDatabase.open(folder.resolve("backup-4.db"), new TickingClock())) {
            assertEquals(List.of(), copy.check().verify());
        }
    }

    @Test
    void aLedgerWhoseChainIsBrokenIsNotBackedUp() {
        write(added("r-aaaa", "one"), added("r-bbbb", "two"));
        harm("DROP TRIGGER event_is_never_changed; UPDATE event SET at = 7 WHERE seq = 1");

        assertThrows(StorageDamagedException.class, this::backUp);
        assertFalse(Files.exists(backup));
    }

    @Test
    void aRestoredLedgerIsWhatItWas() throws IOException {
        write(LedgersContract.seen(LedgersContract.KEY), added("r-aaaa", "one"));
        backUp();
        write(added("r-bbbb", "two"));

        Restoration.Restored restored = restored();
        assertEquals(List.of("one"), statements(file));
        assertEquals(2, restored.events());
        assertEquals(List.of("one", "two"), statements(restored.aside().orElseThrow()));
        try (LedgerDatabase ledger = open()) {
            assertEquals(List.of(), ledger.check().verify());
            assertEquals(1, SqliteSearchTest.found(ledger, "one").hits().size());
            assertEquals(0, SqliteSearchTest.found(ledger, "two").hits().size());
        }
        assertNothingIsLeftBeside(file);
    }

    @Test
    void whatWasLostComesBackFromAnotherHomesExport() {
        write(added("r-aaaa", "one"));
        backUp();
        write(added("r-bbbb", "two"));
        String elsewhere = export();
        assertTrue(restored().newOrigin());
        write(added("r-cccc", "three"));

        try (LedgerDatabase ledger = open()) {
            assertInstanceOf(
                    Exchange.Taken.class,
                    ledger.exchange(text -> text).take(Files.writeString(folder.resolve("export"), elsewhere)));
            assertEquals(List.of(), ledger.check().verify());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        assertEquals(Set.of("one", "two", "three"), new HashSet<>(statements(file)));
    }

    @Test
    void aLedgerThatLostNothingKeepsItsOrigin() {
        write(added("r-aaaa", "one"));
        Origin before = home();
        backUp();

        assertFalse(restored().newOrigin());
        assertEquals(before, home());
    }

    @Test
    void aBackupInAnotherHomeGoesOnUnderAnOriginOfItsOwn() throws IOException {
        write(added("r-aaaa", "one"));
        Origin before = home();
        backUp();
        file = folder.resolve("other/ledger.db");
        open().close();

        assertTrue(restored().newOrigin());
        assertNotEquals(before, home());

        file = folder.resolve("third/ledger.db");
        Restoration.Restored fresh = restored();
        assertTrue(fresh.newOrigin());
        assertEquals(Optional.empty(), fresh.aside());
        assertEquals(List.of("one"), statements(file));
        assertNothingIsLeftBeside(file);
    }

    @Test
    void whatWasOwedIsOwedAfterwards() {
        write(
                LedgersContract.seen(LedgersContract.KEY),
                new NoteAdded("n-1", "hi", NoteAdded.Moment.NEXT_COMPACTION),
                new DeliveryEvent.Armed(1, "n", DeliveryEvent.Cause.COMPACTION, Optional.of("b-1"), false),
                new DeliveryEvent.Armed(2, "m", DeliveryEvent.Cause.COMPACTION, Optional.of("b-2"), false),
                new DeliveryEvent.Offered(
                        2, Carrier.PROMPT, "UserPromptSubmit", Optional.empty(), "abc", 9, 0, List.of("n-1")));
        backUp();
        write(added("r-bbbb", "two"));

        assertTrue(restored().newOrigin());
        try (LedgerDatabase ledger = open()) {
            assertEquals(List.of(), ledger.check().verify());
            assertEquals(
                    List.of(DeliveryState.ARMED, DeliveryState.OFFERED),
                    ledger.ledgers().read(in -> in.deliveries(LEDGER)).stream()
                            .map(Delivery::state)
                            .toList());
            Note note = ledger.ledgers().read(in -> in.note(LEDGER, "n-1").orElseThrow());
            assertEquals(Optional.of(2), note.ridesOn());
        }
    }

    @Test
    void whatWasRedactedSinceTheBackupStaysSo() {
        write(added("r-aaaa", "hush"), added("r-bbbb", "loud"));
        backUp();
        harm("UPDATE event SET payload = '{\"redacted\":true}', salt = x'' WHERE seq = 1");
        write(new PayloadRedacted(home(), 1, "it was a secret"));

        restored();
        assertEquals(List.of("loud"), statements(file));
        assertFalse(export().contains("hush"));
        try (LedgerDatabase ledger = open()) {
            assertEquals(List.of(), ledger.check().verify());
        }
    }

    @Test
    void aDamagedLedgerIsReplacedAndKept() throws IOException {
        write(added("r-aaaa", "one"));
        backUp();
        byte[] bytes = Files.readAllBytes(file);
        for (int i = 100; i < bytes.length; i++) bytes[i] = 'x';
        Files.write(file, bytes);

        Path aside = restored().aside().orElseThrow();
        assertEquals(List.of("one"), statements(file));
        assertEquals(bytes.length, Files.size(aside));

        Files.write(file, new byte[0]);
        restored();
        assertEquals(List.of("one"), statements(file));
        assertNothingIsLeftBeside(file);
    }

    @Test
    void aLedgerWithABrokenChainIsReplacedAndKept() {
        write(added("r-aaaa", "one"), added("r-bbbb", "two"));
        backUp();
        harm("DROP TRIGGER event_is_never_changed; UPDATE event SET at = 7 WHERE seq = 1");

        assertTrue(Files.exists(restored().aside().orElseThrow()));
        try (LedgerDatabase ledger = open()) {
            assertEquals(List.of(), ledger.check().verify());
        }
    }

    @Test
    void whatIsNoSoundBackupIsDeclinedAndNothingChanges() throws IOException {
        write(added("r-aaaa", "one"), added("r-bbbb", "two"));
        backUp();
        byte[] whole = Files.readAllBytes(backup);

        declined(new byte[0], "no SQLite database");
        declined("hello".getBytes(StandardCharsets.UTF_8), "no SQLite database");
        byte[] half = Arrays.copyOf(whole, whole.length / 2);
        declined(half, "damaged");
        byte[] scrambled = whole.clone();
        for (int i = whole.length / 3; i < whole.length; i++) scrambled[i] ^= 0x55;
        declined(scrambled, "can't be restored");

        harmBackup(whole, "PRAGMA user_version = 99", "newer Relaybook");
        harmBackup(whole, "DROP TRIGGER event_is_never_changed; UPDATE event SET at = 7 WHERE seq = 1", "was altered");
        harmBackup(whole, "DROP TRIGGER event_is_never_deleted; DELETE FROM event WHERE seq = 1", "is broken");
        harmBackup(whole, "DROP TABLE meta", "no ledger of Relaybook");
        harmBackup(whole, "PRAGMA user_version = 0", "no ledger of Relaybook");
    }

    @Test
    void aBackupOfAnOlderSchemaIsBroughtUpToDate() throws IOException {
        write(added("r-aaaa", "one"));
        Files.createDirectories(backup.getParent());
        try (InputStream in = Objects.requireNonNull(BackupTest.class.getResourceAsStream("/ledgers/ledger-1.db"))) {
            Files.copy(in, backup);
        }

        assertEquals(21, restored().events());
        try (LedgerDatabase ledger = open()) {
            assertEquals(List.of(), ledger.check().verify());
            assertEquals(1, ledger.ledgers().read(LedgerReader::sessions).size());
        }
    }

    /** What was acknowledged is in the ledger, or in the one that was kept aside. */
    @Test
    void nothingAcknowledgedIsLostByARestoreMeanwhile() throws Exception {
        write(added("r-aaaa", "one"));
        backUp();
        var stop = new AtomicBoolean();
        Set<String> acknowledged = new HashSet<>();
        Restoration.Restored restored;
        try (LedgerDatabase ledger = open();
                var executor = Executors.newVirtualThreadPerTaskExecutor()) {
            var writer = executor.submit(() -> {
                for (int i = 0; !stop.get(); i++) {
                    String said = "fact " + i;
                    String id = "r-c" + (100_000 + i);
                    ledger.ledgers().write(tx -> tx.append(LEDGER, Actor.HUMAN, added(id, said)));
                    acknowledged.add(said);
                }
                return acknowledged.size();
            });
            while (ledger.ledgers().after(20, 1).isEmpty()) Thread.onSpinWait();
            restored = restored();
            long end = ledger.ledgers().read(in -> in.history(LEDGER).size()) + 20L;
            while (ledger.ledgers().read(in -> in.history(LEDGER).size()) < end) Thread.onSpinWait();
            stop.set(true);
            assertNotEquals(0, writer.get());
            assertEquals(List.of(), ledger.check().verify());
        }
        Set<String> kept = new HashSet<>(statements(file));
        int after = kept.size();
        kept.addAll(statements(restored.aside().orElseThrow()));
        assertTrue(after > 20 && kept.containsAll(acknowledged), after + " of " + acknowledged.size());
    }

    private void harmBackup(byte[] whole, String script, String word) throws IOException {
        Files.write(backup, whole);
        try (Sql sql = Sql.forWriting(backup, Database.Settings.DURABLE)) {
            sql.script(script);
            sql.script("PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE");
        }
        declined(Files.readAllBytes(backup), word);
    }

    private void declined(byte[] bytes, String word) throws IOException {
        Files.write(backup, bytes);
        String said = assertInstanceOf(Restoration.Declined.class, restore()).sentence();
        assertTrue(said.contains(word), said);
        assertEquals(List.of("one", "two"), statements(file));
        assertNothingIsLeftBeside(file);
    }

    private static void assertNothingIsLeftBeside(Path file) throws IOException {
        try (Stream<Path> files = Files.list(file.getParent())) {
            assertEquals(
                    List.of("ledger.db"),
                    files.filter(Files::isRegularFile)
                            .map(it -> it.getFileName().toString())
                            .sorted()
                            .toList());
        }
    }

    private Restoration.Restored restored() {
        return assertInstanceOf(Restoration.Restored.class, restore());
    }

    private Restoration restore() {
        return new LedgerRestore(file, asides, Clock.systemUTC()).restore(backup);
    }

    private long backUp() {
        try (LedgerDatabase ledger = open()) {
            return ledger.backUp(backup);
        }
    }

    private LedgerDatabase open() {
        return LedgerDatabase.open(file, new TickingClock());
    }

    private void write(Event... events) {
        try (LedgerDatabase ledger = open()) {
            ledger.ledgers().write(tx -> {
                for (Event event : events) tx.append(LEDGER, Actor.HUMAN, event);
                return events;
            });
        }
    }

    private void harm(String script) {
        try (Sql sql = Sql.forWriting(file, Database.Settings.DURABLE)) {
            sql.script(script);
        }
    }

    private Origin home() {
        try (LedgerDatabase ledger = open()) {
            return ledger.ledgers().read(LedgerReader::home);
        }
    }

    private String export() {
        try (LedgerDatabase ledger = open()) {
            var out = new StringWriter();
            ledger.exchange(text -> text).write(out, _ -> true);
            return out.toString();
        }
    }

    private static List<String> statements(Path file) {
        try (LedgerDatabase ledger = LedgerDatabase.open(file, new TickingClock())) {
            return ledger.ledgers().read(in -> in.records(LEDGER)).stream()
                    .map(it -> it.statement())
                    .toList();
        }
    }

    private static Event added(String id, String statement) {
        return LedgersContract.added(id, Kind.FACT, statement);
    }
}
