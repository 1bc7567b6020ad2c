// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Event;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.ProjectId;
import dev.relaybook.model.ledger.Provenance;
import dev.relaybook.model.ledger.RecordEvent;
import dev.relaybook.model.ledger.RecordId;
import dev.relaybook.model.ledger.SessionEvent;
import dev.relaybook.model.ledger.SessionKey;
import dev.relaybook.model.ledger.Source;
import dev.relaybook.model.search.Hit;
import dev.relaybook.model.search.LedgerSearch;
import dev.relaybook.model.search.SearchQuery;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SqliteSearchTest {
    private static final SessionKey HERE = LedgersContract.KEY;
    private static final SessionKey THERE = LedgersContract.OTHER_KEY;
    private static final ProjectId SHOP = new ProjectId("/srv/my shop");

    @TempDir
    Path home;

    private LedgerDatabase ledger;

    @BeforeEach
    void open() {
        ledger = LedgerDatabase.open(home.resolve("ledger.db"), new TickingClock());
        append(HERE.ledger(), LedgersContract.seen(HERE));
        append(
                THERE.ledger(),
                new SessionEvent.Seen(THERE, SHOP, Optional.empty(), Optional.empty(), Optional.empty()));
    }

    @AfterEach
    void close() {
        ledger.close();
    }

    @Test
    void allWordsMustBeThereWhateverTheirCaseAndAccents() {
        add("r-aaaa", Kind.FACT, "The caf\u00e9's build uses C++ and Gradle");
        add("r-bbbb", Kind.DECISION, "build with gradle-wrapper only");

        assertEquals(List.of("r-aaaa"), found("GRADLE cafe"));
        assertEquals(List.of("r-aaaa"), found("cafe\u0301"));
        assertEquals(List.of("r-aaaa"), found("c++"));
        assertEquals(List.of("r-bbbb"), found("gradle-wrapper"));
        assertEquals(List.of(), found("wrapper-gradle"));
        assertEquals(List.of(), found("grad"));
        assertEquals(List.of("r-bbbb", "r-aaaa"), found("grad*"));
        assertEquals(List.of("r-bbbb"), found("\"with gradle\""));
        assertEquals(List.of("r-bbbb"), found("\"with grad\"*"));
        assertEquals(List.of("r-aaaa"), found("gradle -wrapper"));
        assertEquals(List.of("r-bbbb"), found("-cafe"));
    }

    @Test
    void theBestMatchComesFirstAndAmongEqualsTheNewest() {
        add("r-aaaa", Kind.FACT, "build the build with what builds");
        add("r-bbbb", Kind.FACT, "the build of today");
        add("r-cccc", Kind.FACT, "the build of yesterday");
        add("r-dddd", Kind.FACT, "the build that has a great many other words in its sentence");

        assertEquals(List.of("r-aaaa", "r-cccc", "r-bbbb", "r-dddd"), found("build"));
    }

    @Test
    void whatHoldsComesBeforeWhatHoldsNoLonger() {
        add("r-aaaa", Kind.FACT, "port port port 1");
        append(HERE.ledger(), new RecordEvent.Tombstoned(new RecordId("r-aaaa"), "stale"));
        append(HERE.ledger(), LedgersContract.checkpoint(3, "The port was settled."));
        append(HERE.ledger(), new RecordEvent.Proposed(new RecordId("r-bbbb"), Kind.FACT, "port port 2", said(HERE)));
        append(HERE.ledger(), LedgersContract.section("change the port"));
        add("r-cccc", Kind.FACT, "a port among other things");

        assertEquals(List.of("r-cccc", "section", "r-bbbb", "checkpoint", "r-aaaa"), found("port"));
    }

    @Test
    void onlyWhatStandsNowIsFound() {
        add("r-aaaa", Kind.FACT, "Gradle builds it");
        append(HERE.ledger(), LedgersContract.section("try gradle"));

        append(HERE.ledger(), new RecordEvent.Accepted(new RecordId("r-aaaa"), Optional.of("Bazel builds it")));
        append(HERE.ledger(), LedgersContract.section("try bazel"));

        assertEquals(List.of("r-aaaa", "section"), found("bazel"));
        assertEquals(List.of(), found("gradle"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "kind:decision | r-bbbb",
                "kind:decision kind:fact | r-cccc r-bbbb r-aaaa",
                "kind:section | section",
                "kind:next-step | section",
                "kind:rollback | ''",
                "kind:checkpoint | checkpoint",
                "state:active | r-cccc r-bbbb",
                "state:active state:tombstoned kind:fact | r-cccc r-aaaa",
                "host:copilot-cli | r-cccc",
                "host:claude-code kind:fact | r-aaaa",
                "project:\"MY shop\" | r-cccc",
                "project:\"/srv/my shop\" | r-cccc",
                "project:shop | ''",
                "session:7f3 kind:decision | r-bbbb",
                "session:claude-code:7f3a:one kind:decision | r-bbbb",
                "session:7f3 project:\"my shop\" | ''",
                "session:anoth state:active -port | r-cccc",
                "before:2026-11-01 state:active | r-bbbb",
                "after:2026-11-01 | r-cccc",
                "after:2026-10-31 before:2026-11-01 | r-bbbb",
                "after:2026-10-31T23:59:59Z before:2026-11-01T00:00:00.001Z state:active | r-cccc r-bbbb",
                "before:2026-10-01 port kind:fact | r-aaaa",
                "before:2026-10-01 kind:checkpoint | checkpoint",
            })
    void filtersNarrow(String query, String expected) {
        append(HERE.ledger(), LedgersContract.section("change the port"));
        append(HERE.ledger(), LedgersContract.checkpoint(1, "Of the port nothing is left."));
        add(HERE, "r-aaaa", Kind.FACT, "the port is 80", "2026-09-30T23:00:00Z");
        append(HERE.ledger(), new RecordEvent.Tombstoned(new RecordId("r-aaaa"), "stale"));
        add(HERE, "r-bbbb", Kind.DECISION, "the port stays", "2026-10-31T23:59:59.500Z");
        add(THERE, "r-cccc", Kind.FACT, "the harbour", "2026-11-01T00:00:00Z");

        assertEquals(List.of(expected.isEmpty() ? new String[0] : expected.split(" ")), found(query));
    }

    @Test
    void aPromotedRecordIsFoundOnceAndUnderItsSessionToo() {
        add("r-aaaa", Kind.FACT, "the port is 80");
        Event promoted = new RecordEvent.Promoted(new RecordId("r-aaaa"), SHOP);
        append(HERE.ledger(), promoted);
        append(SHOP.ledger(), LedgersContract.added("r-aaaa", Kind.FACT, "the port is 80"));

        assertEquals(List.of("r-aaaa"), found("port"));
        assertEquals(List.of("r-aaaa"), found("port project:\"my shop\""));
        assertEquals(List.of("r-aaaa"), found("port session:7f3"));
        assertEquals(SHOP.ledger(), found(ledger, "port").hits().getFirst().ledger());
    }

    @ParameterizedTest
    @CsvSource({
        "\u63d0\u4ea4, r-aaaa", // within a sentence
        "\u8fd0\u884c\u6d4b\u8bd5, r-aaaa",
        "\u8bd5\u6d4b, ''",
        "Java\u5199, r-bbbb",
        "\u30c6\u30b9\u30c8, r-cccc",
        "\u0e17\u0e14\u0e2a\u0e2d\u0e1a, r-dddd",
        "\uc2dc\ud5d8, r-eeee"
    })
    void textWithoutSpacesBetweenWordsIsFoundByAnyPartOfIt(String query, String expected) {
        add("r-aaaa", Kind.FACT, "\u8bf7\u5148\u8fd0\u884c\u6d4b\u8bd5\uff0c\u7136\u540e\u518d\u63d0\u4ea4");
        add("r-bbbb", Kind.FACT, "\u7528Java\u5199\u7684");
        add("r-cccc", Kind.FACT, "\u5148\u306b\u30c6\u30b9\u30c8\u3059\u308b");
        add("r-dddd", Kind.FACT, "\u0e15\u0e49\u0e2d\u0e07\u0e17\u0e14\u0e2a\u0e2d\u0e1a\u0e01\u0e48\u0e2d\u0e19");
        add("r-eeee", Kind.FACT, "\uba3c\uc800\uc2dc\ud5d8\uc744");

        assertEquals(expected.isEmpty() ? List.of() : List.of(expected), found(query));
    }

    @Test
    void pagesFollowEachOtherWithoutGapOrRepetition() {
        ledger.ledgers().write(tx -> {
            for (int i = 10; i < 35; i++) {
                tx.append(HERE.ledger(), Actor.HUMAN, LedgersContract.added("r-aa" + i, Kind.FACT, "port " + i));
            }
            return tx.append(HERE.ledger(), Actor.HUMAN, LedgersContract.section("the port"));
        });
        List<String> all = new ArrayList<>();

        for (int page = 1; page <= 3; page++) {
            LedgerSearch.Page found = ledger.search().find(query("port"), 10, page);
            all.addAll(names(found));
            assertEquals(page < 3, found.more());
            assertFalse(found.cut());
        }

        assertEquals(26, all.size());
        assertEquals(all, names(ledger.search().find(query("port"), 100, 1)));
        assertEquals(List.of(), names(ledger.search().find(query("port"), 10, 4)));
        assertEquals(List.of(), names(ledger.search().find(query("port"), Integer.MAX_VALUE, Integer.MAX_VALUE)));
    }

    @Test
    void ofTooManyMatchesTheNewestAreRankedAndTheRestIsTold() {
        ledger.ledgers().write(tx -> {
            tx.append(HERE.ledger(), Actor.HUMAN, LedgersContract.added("r-oldest", Kind.FACT, "port port port"));
            for (int i = 0; i < LedgerSearch.RANKED; i++) {
                tx.append(
                        HERE.ledger(),
                        Actor.HUMAN,
                        LedgersContract.added("r-x" + (1000 + i), Kind.FACT, "a port, " + i));
            }
            return 0;
        });

        LedgerSearch.Page page = found(ledger, "port");

        assertTrue(page.cut());
        assertEquals("r-x" + (1000 + LedgerSearch.RANKED - 1), names(page).getFirst());
        assertEquals("r-oldest", found("port -a").getFirst());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a\"b",
                "NEAR(",
                "statement:",
                "words:x",
                "-x",
                "AND",
                "( OR",
                "c++",
                "^a",
                "a^b",
                "x'; DROP TABLE record",
                "a {b} : c",
                "NOT a",
                "a OR",
                "\u0000a\u0000b",
                "a*b*",
                "\"*a\"*",
                "host:\"'; --\" a",
                "project:%_ a",
                "session:\u0000 a",
                "\ud83d\ude80 a",
                "a\ud83d",
                "before:-999999999-01-01T00:00:00Z a",
                "after:+1000000000-12-31T23:59:59Z a"
            })
    void anyTextThatIsUnderstoodIsSearchedFor(String typed) {
        if (SearchQuery.read(typed) instanceof SearchQuery.Reading.Understood) found(typed);
    }

    private void add(String id, Kind kind, String statement) {
        append(HERE.ledger(), LedgersContract.added(id, kind, statement));
    }

    private void add(SessionKey session, String id, Kind kind, String statement, String at) {
        append(
                session.ledger(),
                new RecordEvent.Added(
                        new RecordId(id),
                        kind,
                        statement,
                        Provenance.said(Source.HUMAN, Optional.of(session), Instant.parse(at))));
    }

    private static Provenance said(SessionKey session) {
        return Provenance.said(Source.HUMAN, Optional.of(session), LedgersContract.NOW);
    }

    private void append(LedgerId where, Event event) {
        ledger.ledgers().write(writer -> writer.append(where, Actor.HUMAN, event));
    }

    private List<String> found(String typed) {
        return names(found(ledger, typed));
    }

    /** The first page of a search. */
    static LedgerSearch.Page found(LedgerDatabase in, String typed) {
        return in.search().find(query(typed), 10, 1);
    }

    private static SearchQuery query(String typed) {
        if (SearchQuery.read(typed) instanceof SearchQuery.Reading.Understood(SearchQuery query)) return query;
        throw new AssertionError(SearchQuery.read(typed).toString());
    }

    private static List<String> names(LedgerSearch.Page page) {
        return page.hits().stream().map(SqliteSearchTest::name).toList();
    }

    private static String name(Hit hit) {
        return switch (hit) {
            case Hit.OfRecord it -> it.row().id().value();
            case Hit.OfSection _ -> "section";
            case Hit.OfCheckpoint _ -> "checkpoint";
        };
    }
}
