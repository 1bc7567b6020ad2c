// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.model.compose.ComposeHandoff;
import dev.relaybook.model.compose.ComposeSettings;
import dev.relaybook.model.compose.Mark;
import dev.relaybook.model.compose.Style;
import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.CompactionEvent;
import dev.relaybook.model.ledger.InMemoryLedgers;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.Ledgers;
import dev.relaybook.model.ledger.PayloadRedacted;
import dev.relaybook.model.ledger.SessionEvent;
import dev.relaybook.model.ledger.SessionKey;
import dev.relaybook.storage.RandomEvents.Step;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TimeZone;
import java.util.stream.LongStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The same events give the same bytes, whatever keeps them and however they came there. */
class HandoffBytesTest {
    private static final SessionKey KEY = RandomEvents.KEYS.getFirst();

    @TempDir
    Path folder;

    static LongStream seeds() {
        return LongStream.range(1, 9);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void everyStoreHandsOverTheSameBytes(long seed) throws IOException {
        List<Step> steps = steps(seed);
        var inMemory = new InMemoryLedgers(new TickingClock());
        append(inMemory, steps);
        // half a surrogate pair has no UTF-8 form; what people say is phrased without any before it is stored
        String expected = compose(inMemory).replace('\ufffd', '?');
        assertTrue(expected.contains("- r-"), "nothing is handed over, seed " + seed);

        Path export = folder.resolve("export.jsonl");
        try (LedgerDatabase ann = open("ann")) {
            append(ann.ledgers(), steps);
            assertEquals(expected, compose(ann.ledgers()));
            ann.check().repair();
            assertEquals(expected, compose(ann.ledgers()));
            var out = new StringWriter();
            ann.exchange(text -> text).write(out, _ -> true);
            Files.writeString(export, out.toString());
        }
        try (LedgerDatabase ann = open("ann");
                LedgerDatabase bob = open("bob")) {
            assertEquals(expected, compose(ann.ledgers()), "after reopening");
            bob.exchange(text -> text).take(export);
            assertEquals(expected, compose(bob.ledgers()), "in the home that took it in");
            assertEquals(expected, inAnotherPlace(() -> compose(bob.ledgers())), "whatever the locale and the zone");
        }
    }

    private LedgerDatabase open(String home) {
        return LedgerDatabase.open(folder.resolve(home).resolve("ledger.db"), new TickingClock());
    }

    /** What the gate of one home said is not handed over in another one. */
    private static List<Step> steps(long seed) {
        return new RandomEvents(seed)
                .steps(400).stream()
                        .filter(it -> !(it.event() instanceof SessionEvent event)
                                || event.session().ledger().equals(it.ledger()))
                        .filter(it -> !(it.event() instanceof PayloadRedacted))
                        .filter(it -> !(it.event() instanceof CompactionEvent)
                                || it.event() instanceof CompactionEvent.Completed
                                || it.event() instanceof CompactionEvent.CheckpointTaken)
                        .toList();
    }

    private static void append(Ledgers ledgers, List<Step> steps) {
        ledgers.write(tx -> {
            RandomEvents.KEYS.forEach(key -> tx.append(
                    key.ledger(),
                    Actor.RELAYBOOK,
                    new SessionEvent.Seen(
                            key, RandomEvents.PROJECT, Optional.empty(), Optional.empty(), Optional.empty())));
            steps.forEach(it -> tx.append(it.ledger(), it.actor(), it.event()));
            tx.append(KEY.ledger(), Actor.HUMAN, LedgersContract.added("r-zzzz", Kind.FACT, "the last one"));
            return tx;
        });
    }

    private static String compose(Ledgers ledgers) {
        var compose = new ComposeHandoff(ComposeSettings.standard(), text -> text);
        Mark mark = Mark.of(KEY, 1, "abcdef1234");
        return ledgers.read(
                        in -> compose.compose(in, in.session(KEY.ledger()).orElseThrow(), mark, Style.FULL, List.of()))
                .text();
    }

    private interface Text {
        String text();
    }

    private static String inAnotherPlace(Text work) {
        Locale locale = Locale.getDefault();
        TimeZone zone = TimeZone.getDefault();
        try {
            Locale.setDefault(Locale.of("tr", "TR"));
            TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kathmandu"));
            return work.text();
        } finally {
            Locale.setDefault(locale);
            TimeZone.setDefault(zone);
        }
    }
}
