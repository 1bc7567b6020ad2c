// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Contest;
import dev.relaybook.model.ledger.DeliveryEvent;
import dev.relaybook.model.ledger.Event;
import dev.relaybook.model.ledger.Exchange;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.PayloadRedacted;
import dev.relaybook.model.ledger.RecordEvent;
import dev.relaybook.model.ledger.RecordId;
import dev.relaybook.model.ledger.SessionEvent;
import dev.relaybook.model.secrets.Masking;
import dev.relaybook.storage.RandomEvents.Step;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ExchangeTest {
    private static final LedgerId LEDGER = LedgersContract.LEDGER;

    @TempDir
    Path folder;

    private final Map<String, LedgerDatabase> homes = new LinkedHashMap<>();

    @AfterEach
    void close() {
        homes.values().forEach(LedgerDatabase::close);
    }

    @Test
    void aHomeTakesInWhatAnotherOneWrote() {
        write("ann", LedgersContract.seen(LedgersContract.KEY), LedgersContract.added("r-aaaa", Kind.FACT, "one"));

        assertEquals(new Exchange.Taken(2, 0, 0, 0, 0), take("bob", export("ann")));
        assertEquals(export("ann"), export("bob"));
        assertEquals(statements("ann"), statements("bob"));
        assertEquals(List.of(), home("bob").check().verify());
    }

    @Test
    void takingInTwiceChangesNothing() {
        write("ann", LedgersContract.seen(LedgersContract.KEY), LedgersContract.added("r-aaaa", Kind.FACT, "one"));
        write("bob", LedgersContract.seen(LedgersContract.KEY));
        take("bob", export("ann"));
        String before = dump("bob");

        assertEquals(new Exchange.Taken(0, 2, 0, 0, 0), take("bob", export("ann")));
        assertEquals(new Exchange.Taken(0, 3, 0, 0, 0), take("bob", export("bob")));
        assertEquals(before, dump("bob"));
    }

    @Test
    void anEmptyHomesExportIsTakenInToo() {
        assertEquals(new Exchange.Taken(0, 0, 0, 0, 0), take("bob", export("ann")));
    }

    static LongStream seeds() {
        return ReplayPropertyTest.seeds();
    }

    /** Three homes write on, each with what it took in from the others so far; then all meet, in every order. */
    @ParameterizedTest
    @MethodSource("seeds")
    void theUnionIsTheSameInWhateverOrderItCame(long seed) {
        List<String> names = List.of("ann", "bob", "cle");
        List<Step> steps = sane(new RandomEvents(seed).steps(150));
        for (int i = 0; i < steps.size(); i += 10) {
            String writer = names.get((int) Math.floorMod(seed + i * 7L, 3));
            append(writer, steps.subList(i, Math.min(steps.size(), i + 10)));
            if (i % 40 == 0) take(names.get((i / 40) % 3), export(names.get((i / 40 + 1) % 3)));
        }
        List<String> exports = names.stream().map(this::export).toList();

        List<String> unions = new ArrayList<>();
        List<String> rows = new ArrayList<>();
        for (List<Integer> order : List.of(List.of(0, 1, 2), List.of(2, 1, 0), List.of(1, 2, 0, 1))) {
            String reader = "reader" + order;
            order.forEach(it -> take(reader, exports.get(it)));
            unions.add(export(reader));
            rows.add(dump(reader));
            assertEquals(List.of(), home(reader).check().verify());
        }
        for (String name : names) {
            exports.forEach(it -> take(name, it));
            unions.add(export(name));
            rows.add(dump(name));
            assertEquals(List.of(), home(name).check().verify());
        }
        assertEquals(1, unions.stream().distinct().count(), "seed " + seed);
        assertEquals(1, rows.stream().distinct().count(), "seed " + seed);
    }

    @Test
    void whatIsWrittenAfterwardsFollowsAllThatCameIn() {
        for (int i = 0; i < 9; i++) write("ann", LedgersContract.added("r-aaa" + (i + 1), Kind.FACT, "fact " + i));
        take("bob", export("ann"));
        write("bob", LedgersContract.added("r-bbbb", Kind.FACT, "last"));

        assertEquals("last", statements("bob").getLast());
        assertEquals(new Exchange.Taken(1, 9, 0, 0, 0), take("ann", export("bob")));
        assertEquals("last", statements("ann").getLast());
    }

    /** Which home's event comes later is left to chance where neither knew of the other, so more than once. */
    @RepeatedTest(8)
    void twoSupersedesOfOneRecordAreShownAsAContest() {
        write("ann", LedgersContract.added("r-aaaa", Kind.FACT, "one"));
        take("bob", export("ann"));
        write("ann", superseded("r-anna", "ann's"));
        write("bob", superseded("r-bobb", "bob's"));
        take("bob", export("ann"));
        take("ann", export("bob"));

        for (String name : List.of("ann", "bob")) {
            List<LedgerRecord> all = home(name).ledgers().read(in -> in.records(LEDGER));
            List<LedgerRecord> active =
                    all.stream().filter(LedgerRecord::active).toList();
            LedgerRecord displaced = all.get(all.size() - 2);
            assertEquals(List.of(new Contest(displaced, active.getFirst())), Contest.in(all));
            assertEquals(List.of(all.getLast()), active);
        }
        assertEquals(dump("ann"), dump("bob"));
    }

    @Test
    void whatAnotherHomeOwesIsNoDebtHere() {
        write(
                "ann",
                LedgersContract.seen(LedgersContract.KEY),
                new DeliveryEvent.Armed(1, "n", DeliveryEvent.Cause.COMPACTION, Optional.of("b-1"), false));
        take("bob", export("ann"));

        assertEquals(List.of(), home("bob").ledgers().read(in -> in.deliveries(LEDGER)));
        assertEquals(1, home("ann").ledgers().read(in -> in.deliveries(LEDGER)).size());
    }

    @Test
    void anExportOfSomeLedgersKeepsThePayloadsOfTheOthersBack() {
        write("ann", LedgersContract.added("r-aaaa", Kind.FACT, "private"));
        append(
                "ann",
                List.of(new Step(
                        RandomEvents.LEDGERS.getLast(),
                        Actor.HUMAN,
                        LedgersContract.added("r-bbbb", Kind.FACT, "shared"))));
        String some = export("ann", RandomEvents.LEDGERS.getLast());
        assertFalse(some.contains("private"));

        take("bob", some);
        assertEquals(List.of(), statements("bob"));
        assertEquals(List.of(), home("bob").check().verify());
        assertEquals(new Exchange.Taken(0, 2, 0, 1, 0), take("bob", export("ann")));
        assertEquals(List.of("private"), statements("bob"));
        assertEquals(List.of(), home("bob").check().verify());
    }

    @Test
    void aSecretNeitherLeavesNorComesIn() {
        write(
                "ann",
                LedgersContract.added("r-aaaa", Kind.FACT, "one"),
                LedgersContract.added("r-bbbb", Kind.FACT, "the word is xyzzy"));
        String careless = export("ann");

        String careful = exported("ann", text -> text.replace("xyzzy", "[secret:word]"));
        assertFalse(careful.contains("xyzzy"));
        assertEquals(new Exchange.Taken(2, 0, 0, 0, 0), take("bob", careful));

        Exchange cautious = home("cle").exchange(text -> text.replace("xyzzy", "[secret:word]"));
        assertEquals(new Exchange.Taken(2, 0, 1, 0, 0), cautious.take(file(careless)));
        assertEquals(List.of("one"), statements("cle"));
        assertEquals(dump("bob"), dump("cle"));
        assertEquals(List.of(), home("cle").check().verify());
    }

    @Test
    void whatWasRedactedInOneHomeIsRedactedInAllAndStaysSo() {
        write("ann", LedgersContract.added("r-aaaa", Kind.FACT, "hush"));
        String before = export("ann");
        take("bob", before);
        redactFirst("ann");

        assertEquals(new Exchange.Taken(1, 1, 0, 0, 1), take("bob", export("ann")));
        assertEquals(List.of(), statements("bob"));
        assertFalse(export("bob").contains("hush"));
        assertEquals(new Exchange.Taken(0, 1, 0, 0, 0), take("bob", before));
        assertEquals(new Exchange.Taken(0, 1, 0, 0, 0), take("ann", before));
        assertEquals(export("ann"), export("bob"));
        assertEquals(dump("ann"), dump("bob"));
    }

    @Test
    void aForkedHomeIsRefusedAndNamed() throws IOException {
        write("ann", LedgersContract.added("r-aaaa", Kind.FACT, "one"));
        home("ann").close();
        Files.createDirectories(folder.resolve("copy"));
        Files.copy(folder.resolve("ann/ledger.db"), folder.resolve("copy/ledger.db"));
        homes.remove("ann");
        write("ann", LedgersContract.added("r-bbbb", Kind.FACT, "two"));
        write("copy", LedgersContract.added("r-cccc", Kind.FACT, "another two"));
        String before = export("copy");

        String sentence = assertInstanceOf(Exchange.Declined.class, take("copy", export("ann")))
                .sentence();
        String origin = home("ann").ledgers().read(in -> in.home().value());
        assertTrue(sentence.startsWith("line 3: event 2 of the home " + origin + " is another one here."), sentence);
        assertEquals(before, export("copy"));
        assertNotEquals(before, export("ann"));
    }

    private void redactFirst(String name) {
        try (Database raw =
                Database.open(folder.resolve(name).resolve("ledger.db"), Schema.LEDGER, Database.Settings.DURABLE)) {
            raw.inTransaction(
                    sql -> sql.update("UPDATE event SET payload = '{\"redacted\":true}', salt = x'' WHERE seq = 1"));
        }
        var home = home(name).ledgers().read(in -> in.home());
        write(name, new PayloadRedacted(home, 1, "it was a secret"));
        home(name).check().repair();
    }

    /** Without events that no program of ours appends: of a session they tell in its own ledger. */
    private static List<Step> sane(List<Step> steps) {
        return steps.stream()
                .filter(it -> !(it.event() instanceof SessionEvent event)
                        || event.session().ledger().equals(it.ledger()))
                .filter(it -> !(it.event() instanceof PayloadRedacted))
                .toList();
    }

    private static Event superseded(String id, String statement) {
        return new RecordEvent.Superseded(
                new RecordId(id), new RecordId("r-aaaa"), Kind.FACT, statement, LedgersContract.SAID);
    }

    private LedgerDatabase home(String name) {
        return homes.computeIfAbsent(
                name, it -> LedgerDatabase.open(folder.resolve(it).resolve("ledger.db"), new TickingClock()));
    }

    private void write(String name, Event... events) {
        append(
                name,
                List.of(events).stream()
                        .map(it -> new Step(LEDGER, Actor.HUMAN, it))
                        .toList());
    }

    private void append(String name, List<Step> steps) {
        home(name).ledgers().write(tx -> {
            steps.forEach(it -> tx.append(it.ledger(), it.actor(), it.event()));
            return steps;
        });
    }

    private String export(String name) {
        return exported(name, text -> text);
    }

    private String export(String name, LedgerId only) {
        var out = new StringWriter();
        home(name).exchange(text -> text).write(out, only::equals);
        return out.toString();
    }

    private String exported(String name, Masking masking) {
        var out = new StringWriter();
        home(name).exchange(masking).write(out, _ -> true);
        return out.toString();
    }

    private Exchange.Outcome take(String name, String export) {
        return home(name).exchange(text -> text).take(file(export));
    }

    private Path file(String text) {
        try {
            return Files.writeString(folder.resolve("export.jsonl"), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<String> statements(String name) {
        return home(name).ledgers().read(in -> in.records(LEDGER)).stream()
                .map(it -> it.statement())
                .toList();
    }

    /** All rows of all tables that events fold to, in their order, without the numbers of their places. */
    private String dump(String name) {
        home(name);
        var text = new StringBuilder();
        try (Database raw =
                Database.open(folder.resolve(name).resolve("ledger.db"), Schema.LEDGER, Database.Settings.DURABLE)) {
            raw.reading(sql -> {
                for (String table : List.of("session", "record", "section", "checkpoint", "delivery", "note")) {
                    String order = switch (table) {
                        case "record", "note" -> "ledger, place";
                        case "section" -> "ledger, name";
                        case "checkpoint" -> "ledger, boundary";
                        default -> "1, 2, 3";
                    };
                    sql.each(
                            "SELECT * FROM " + table + " ORDER BY " + order,
                            row -> text.append(table)
                                    .append(row.allBut("place"))
                                    .append('\n'));
                }
                return text;
            });
        }
        return text.toString();
    }
}
