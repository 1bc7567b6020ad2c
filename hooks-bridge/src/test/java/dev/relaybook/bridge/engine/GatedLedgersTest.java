// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.CompactionEvent;
import dev.relaybook.model.ledger.Entry;
import dev.relaybook.model.ledger.Event;
import dev.relaybook.model.ledger.HostId;
import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.LedgerWriter;
import dev.relaybook.model.ledger.Ledgers;
import dev.relaybook.model.ledger.ProjectId;
import dev.relaybook.model.ledger.SessionEvent;
import dev.relaybook.model.ledger.SessionKey;
import dev.relaybook.model.ledger.Trigger;
import dev.relaybook.storage.LedgerDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GatedLedgersTest {
    private static final SessionKey SESSION = new SessionKey(HostId.CLAUDE_CODE, "s1");
    private static final Event BEGUN = new CompactionEvent.Begun(Trigger.MANUAL, Optional.empty());
    private static final Event FAILED = new CompactionEvent.Failed("a planted failure");

    @TempDir
    private Path folder;

    private Home home;
    private GateFiles gates;
    private LedgerDatabase database;
    private GatedLedgers ledgers;

    @BeforeEach
    void open() {
        home = new Home(folder).prepare();
        gates = new GateFiles(home);
        database = LedgerDatabase.open(home.ledger(), Clock.systemUTC());
        ledgers = gated(database.ledgers(), Clock.systemUTC());
        append(new SessionEvent.Seen(
                SESSION, new ProjectId("/p"), Optional.empty(), Optional.empty(), Optional.empty()));
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void theGateIsOpenFromTheAnnouncementToTheEnd() {
        assertFalse(gates.isOpen(SESSION));

        append(BEGUN);
        assertTrue(gates.isOpen(SESSION));

        append(FAILED);
        assertFalse(gates.isOpen(SESSION));
    }

    @Test
    void aCrashBeforeTheCommitLeavesASpareFileThatTheNextStartCloses() {
        var crashing = gated(new CrashBeforeCommit(database.ledgers()), Clock.systemUTC());

        assertThrows(Crash.class, () -> append(crashing, BEGUN));

        assertTrue(gates.isOpen(SESSION));
        ledgers.sweep();
        assertFalse(gates.isOpen(SESSION));
    }

    @Test
    void theNextStartOpensAGateThatWasLost() throws IOException {
        append(BEGUN);
        gates.close(SESSION);

        ledgers.sweep();

        assertTrue(gates.isOpen(SESSION));
    }

    @Test
    void aGateThatCannotBeOpenedDoesNotUndoTheCommit() throws IOException {
        Files.createDirectories(home.open());
        Files.createFile(home.open().resolve("claude-code"));

        append(BEGUN);

        assertTrue(ledgers.<Boolean>read(reader ->
                reader.session(SESSION.ledger()).orElseThrow().watch().since().isPresent()));
        assertTrue(Files.exists(home.logs().resolve("hooks.log")));
    }

    @Test
    void aSessionWithoutNewsForADayIsClosedUntilItStartsAgain() {
        append(BEGUN);
        var later = gated(database.ledgers(), Clock.offset(Clock.systemUTC(), Duration.ofHours(25)));

        ledgers.closeForgotten();
        assertTrue(gates.isOpen(SESSION));

        later.closeForgotten();
        assertFalse(gates.isOpen(SESSION));

        later.derive(SESSION);
        later.closeForgotten();
        assertTrue(gates.isOpen(SESSION));
    }

    @Test
    void severalWritersLeaveTheGateAsTheLastOneNeedsIt() throws InterruptedException {
        List<Thread> writers = List.of(toggling(), toggling(), toggling(), toggling());
        for (Thread writer : writers) writer.join();
        append(BEGUN);
        assertTrue(gates.isOpen(SESSION));

        append(FAILED);
        assertFalse(gates.isOpen(SESSION));
        assertEquals(List.of(), openFiles());
    }

    private Thread toggling() {
        return Thread.startVirtualThread(() -> {
            for (int i = 0; i < 10; i++) {
                append(BEGUN);
                append(FAILED);
            }
        });
    }

    private List<GateFiles.Gate> openFiles() {
        try {
            return gates.all();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private GatedLedgers gated(Ledgers behind, Clock clock) {
        return new GatedLedgers(behind, gates, new FileJournal(home), clock);
    }

    private void append(Event event) {
        append(ledgers, event);
    }

    private static void append(Ledgers to, Event event) {
        to.<Entry>write(writer -> writer.append(SESSION.ledger(), Actor.RELAYBOOK, event));
    }

    private static final class Crash extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /** The process ends after the work and before the commit. */
    private record CrashBeforeCommit(Ledgers ledgers) implements Ledgers {
        @Override
        public <T> T write(Function<? super LedgerWriter, ? extends T> work) {
            return ledgers.write(writer -> {
                var _ = work.apply(writer);
                throw new Crash();
            });
        }

        @Override
        public <T> T read(Function<? super LedgerReader, ? extends T> work) {
            return ledgers.read(work);
        }

        @Override
        public List<Entry> after(long position, int limit) {
            return ledgers.after(position, limit);
        }
    }
}
