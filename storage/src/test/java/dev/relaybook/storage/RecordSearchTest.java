// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.RecordEvent;
import dev.relaybook.model.ledger.RecordId;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordSearchTest {
    @TempDir
    Path home;

    private LedgerDatabase ledger;

    @BeforeEach
    void open() {
        ledger = LedgerDatabase.open(home.resolve("ledger.db"), new TickingClock());
        ledger.ledgers().write(writer -> {
            writer.append(
                    LedgersContract.LEDGER,
                    Actor.HUMAN,
                    LedgersContract.added("r-aaaa", Kind.FACT, "The café's build uses C++ and Gradle"));
            return writer.append(
                    LedgersContract.LEDGER,
                    Actor.HUMAN,
                    LedgersContract.added("r-bbbb", Kind.DECISION, "build with gradle-wrapper only, build, build"));
        });
    }

    @AfterEach
    void close() {
        ledger.close();
    }

    @Test
    void allWordsMustBeThereAndMayBeBeginnings() {
        assertEquals(List.of("r-aaaa"), found("grad CAFE"));
        assertEquals(List.of("r-bbbb"), found("gradle-wrap"));
        assertEquals(List.of(), found("gradle maven"));
    }

    @Test
    void theBestMatchComesFirst() {
        assertEquals(List.of("r-bbbb", "r-aaaa"), found("build"));
    }

    @Test
    void kindsAreFoundToo() {
        assertEquals(List.of("r-bbbb"), found("decision"));
    }

    @Test
    void aRewordedRecordIsFoundByItsNewWordsOnly() {
        ledger.ledgers()
                .write(writer -> writer.append(
                        LedgersContract.LEDGER,
                        Actor.HUMAN,
                        new RecordEvent.Accepted(new RecordId("r-aaaa"), Optional.of("Bazel builds it"))));

        assertEquals(List.of("r-aaaa"), found("bazel"));
        assertEquals(List.of(), found("café"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", " ", "\"", "*", "a\"b", "NEAR(", "statement:", "-x", "AND", "( OR", "c++", "^", "\u0000"})
    void anyTextIsAQuery(String query) {
        found(query);
    }

    private List<String> found(String query) {
        return ledger.search().search(query, 10).stream()
                .map(row -> row.id().value())
                .toList();
    }
}
