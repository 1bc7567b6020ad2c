// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AlikeTest {
    private static final Alike.Settled NONE = (_, _) -> false;

    /** A pair that people labelled. */
    private record Labelled(boolean alike, String one, String other) {
        static List<Labelled> all() {
            try (var in = AlikeTest.class.getResourceAsStream("likeness.txt")) {
                return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
                        .lines()
                        .map(line -> line.split(" \\| "))
                        .map(parts -> new Labelled(parts[0].equals("alike"), parts[1], parts[2]))
                        .toList();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    @Test
    void tellsLabelledPairsApart() {
        List<Labelled> all = Labelled.all();
        List<Labelled> found = all.stream()
                .filter(it -> !pairs(it.one(), it.other()).isEmpty())
                .toList();
        long right = found.stream().filter(Labelled::alike).count();
        long alike = all.stream().filter(Labelled::alike).count();
        System.out.printf(
                "likeness: %d pairs, %d alike; recall %.3f, precision %.3f%n",
                all.size(), alike, right / (double) alike, right / (double) found.size());

        assertTrue(all.size() >= 60);
        assertTrue(alike >= 30 && all.size() - alike >= 30);
        assertTrue(right >= 0.95 * alike, right + " of " + alike);
        assertTrue(right >= 0.95 * found.size(), right + " of " + found.size());
    }

    @Test
    void likenessDoesNotDependOnWhichCameFirst() {
        for (Labelled it : Labelled.all()) {
            assertEquals(
                    pairs(it.one(), it.other()).stream().map(Alike::percent).toList(),
                    pairs(it.other(), it.one()).stream().map(Alike::percent).toList(),
                    it.toString());
        }
    }

    @Test
    void aStatementIsComparedWithTheEarlierOneItReadsMostLike() {
        List<Alike> pairs =
                pairs("the port of the server is 8080", "the port is 8080", "the host is alpha", "the port is 9090");

        assertEquals(
                List.of("r-0000 r-0001", "r-0001 r-0003"),
                pairs.stream()
                        .map(it -> it.older().id() + " " + it.newer().id())
                        .toList());
    }

    @Test
    void aSettledPairGivesWayToTheNextOne() {
        List<LedgerRecord> rows = rows(List.of("the port is 8080", "the port is 7070", "the port is 9090"));
        Alike.Settled settled = (one, _) -> one.equals(new RecordId("r-0001"));

        List<Alike> pairs = Alike.among(rows, settled);

        assertEquals("r-0000", pairs.getLast().older().id().value());
        assertEquals("r-0002", pairs.getLast().newer().id().value());
    }

    @Test
    void evidenceIsNotCompared() {
        List<LedgerRecord> rows = new ArrayList<>();
        for (int i = 0; i < 3; i++) rows.add(row(i, Kind.EVIDENCE, "mvn verify passed, 412 tests"));

        assertEquals(List.of(), Alike.among(rows, NONE));
    }

    @Test
    void statementsOfJoiningWordsAloneAreLikeNothing() {
        assertEquals(List.of(), pairs("it is so", "it is so then", "?!", ""));
    }

    /** The worst case: all statements share most of their words, so that each has to be compared with each. */
    @Test
    void fiveThousandStatementsOfOneMouldAreComparedInAMoment() {
        List<String> statements = new ArrayList<>();
        for (int i = 0; i < 5_000; i++) {
            statements.add("step " + i + " of the migration moves the customer table to shard number " + i % 97);
        }
        List<LedgerRecord> rows = rows(statements);
        Alike.among(rows.subList(0, 500), NONE);

        long start = System.nanoTime();
        List<Alike> pairs = Alike.among(rows, NONE);
        long millis = (System.nanoTime() - start) / 1_000_000;

        System.out.println("likeness of 5,000 statements of one mould: " + millis + " ms");
        assertEquals(4_999, pairs.size());
        assertTrue(millis < 5_000, millis + " ms");
    }

    private static List<Alike> pairs(String... statements) {
        return Alike.among(rows(List.of(statements)), NONE);
    }

    private static List<LedgerRecord> rows(List<String> statements) {
        List<LedgerRecord> rows = new ArrayList<>();
        for (String statement : statements) rows.add(row(rows.size(), Kind.FACT, statement));
        return rows;
    }

    private static LedgerRecord row(int number, Kind kind, String statement) {
        return new LedgerRecord(
                Desk.LEDGER,
                new RecordId("r-" + String.format("%04d", number)),
                kind,
                statement,
                RecordState.ACTIVE,
                false,
                List.of(new Desk().said()),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                0,
                number);
    }
}
