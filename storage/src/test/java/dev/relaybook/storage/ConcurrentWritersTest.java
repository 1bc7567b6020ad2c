// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Entry;
import dev.relaybook.model.ledger.Kind;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConcurrentWritersTest {
    @TempDir
    Path home;

    @Test
    void twoProcessesThatMakeTheLedgerAndWriteAtOnceLoseNothing() throws Exception {
        Path file = home.resolve("ledger.db");
        Process first = WriterProcess.start(file, "one", 25);
        Process second = WriterProcess.start(file, "two", 25);

        assertEquals(25, first.inputReader().lines().count());
        assertEquals(25, second.inputReader().lines().count());
        assertEquals(0, first.waitFor());
        assertEquals(0, second.waitFor());

        try (LedgerDatabase ledger = LedgerDatabase.open(file, Clock.systemUTC())) {
            assertEquals(LongStream.rangeClosed(1, 100).boxed().toList(), seqs(ledger));
            assertEquals(List.of(), ledger.check().verify());
        }
    }

    @Test
    void threadsTakeTurns() throws InterruptedException {
        try (LedgerDatabase ledger = LedgerDatabase.open(home.resolve("ledger.db"), Clock.systemUTC())) {
            try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
                for (int i = 0; i < 20; i++) {
                    String id = "r-thread" + i;
                    threads.submit(() -> ledger.ledgers()
                            .write(writer -> writer.append(
                                    LedgersContract.LEDGER, Actor.AGENT, LedgersContract.added(id, Kind.FACT, id))));
                }
                threads.shutdown();
                assertTrue(threads.awaitTermination(60, TimeUnit.SECONDS));
            }

            assertEquals(LongStream.rangeClosed(1, 20).boxed().toList(), seqs(ledger));
            assertEquals(List.of(), ledger.check().verify());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 23})
    void aKilledWriterLosesNothingItAcknowledged(int acknowledgedBeforeTheKill) throws Exception {
        Path file = home.resolve("ledger.db");
        Process writer = WriterProcess.start(file, "killed", 1_000_000);
        List<Long> acknowledged = new ArrayList<>();
        try (BufferedReader lines = writer.inputReader()) {
            while (acknowledged.size() < acknowledgedBeforeTheKill) acknowledged.add(Long.parseLong(lines.readLine()));
            writer.toHandle().destroyForcibly(); // the process itself would close the stream as well
            acknowledged.addAll(rest(lines));
        }
        writer.waitFor();

        try (LedgerDatabase ledger = LedgerDatabase.open(file, Clock.systemUTC())) {
            Set<Long> kept = Set.copyOf(seqs(ledger));
            assertEquals(
                    List.of(),
                    acknowledged.stream().filter(seq -> !kept.contains(seq)).toList());
            assertEquals(0, kept.size() % 2, "half a transaction was kept");
            assertEquals(List.of(), ledger.check().verify());
        }
    }

    /** The kill may cut the last line short; only whole ones are acknowledgements. */
    private static List<Long> rest(BufferedReader lines) throws IOException {
        StringBuilder text = new StringBuilder();
        for (int next = lines.read(); next >= 0; next = lines.read()) text.append((char) next);
        String whole = text.substring(0, text.lastIndexOf("\n") + 1);
        return whole.lines().map(Long::valueOf).collect(Collectors.toList());
    }

    private static List<Long> seqs(LedgerDatabase ledger) {
        return ledger.ledgers().after(0, Integer.MAX_VALUE).stream()
                .map(Entry::seq)
                .toList();
    }
}
