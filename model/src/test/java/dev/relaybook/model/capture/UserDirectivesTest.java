// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.model.ledger.Kind;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class UserDirectivesTest {
    private static final List<String> CONSTRAINTS = LabelledSentences.of("constraint");
    private static final List<String> CORRECTIONS = LabelledSentences.of("correction");
    private static final List<String> NOTHING = LabelledSentences.of("nothing");

    @Test
    void findsWhatIsLabelled() {
        List<String> missed = Stream.concat(CONSTRAINTS.stream(), CORRECTIONS.stream())
                .filter(it -> UserDirectives.kindOf(it).isEmpty())
                .toList();
        List<String> mistaken = NOTHING.stream()
                .filter(it -> UserDirectives.kindOf(it).isPresent())
                .toList();
        int wanted = CONSTRAINTS.size() + CORRECTIONS.size();
        double recall = 1 - (double) missed.size() / wanted;
        double precision = (double) (wanted - missed.size()) / (wanted - missed.size() + mistaken.size());

        System.out.printf(
                "directives: recall %.3f, precision %.3f over %d + %d sentences%n",
                recall, precision, wanted, NOTHING.size());
        assertTrue(recall >= 0.97, "missed: " + missed);
        assertTrue(precision >= 0.97, "mistaken: " + mistaken);
    }

    @Test
    void tellsCorrectionsFromConstraints() {
        assertEquals(
                List.of(),
                CORRECTIONS.stream()
                        .filter(it -> UserDirectives.kindOf(it)
                                .filter(Kind.CONSTRAINT::equals)
                                .isPresent())
                        .toList());
        assertEquals(
                List.of(),
                CONSTRAINTS.stream()
                        .filter(it -> UserDirectives.kindOf(it)
                                .filter(Kind.DECISION::equals)
                                .isPresent())
                        .toList());
    }

    @Test
    void takesEachSentenceForItself() {
        assertEquals(
                List.of(
                        new UserDirectives.Directive(Kind.CONSTRAINT, "Never push to main."),
                        new UserDirectives.Directive(Kind.CONSTRAINT, "Tests must pass before each commit."),
                        new UserDirectives.Directive(Kind.DECISION, "No, use Postgres.")),
                UserDirectives.in("""
                    Hi! Please look at the build. Never push to main. Thanks
                    - Tests must pass
                      before each commit.
                    1. No, use Postgres.
                    """));
    }

    @Test
    void takesNothingFromCodeLogsQuotesAndTags() {
        assertEquals(List.of(), UserDirectives.in("""
            Look at this:
            ```
            Never push to main.
            ```
                Never push to main, says the code.
            > Never push to main.
            + Never push to main;
            2026-01-02 03:04:05 never push to main
            [12:30:01] You must not do that
            ERROR: the value must not be null
            java.lang.IllegalStateException: you must call start first
              at com.example.Main.never(Main.java:3)
            <system-reminder>You must always read files first</system-reminder>
            if (x) { never(); }
            """));
    }

    @Test
    void takesAtMostFive() {
        assertEquals(5, UserDirectives.in("Never do this again. ".repeat(20)).size());
    }

    @Test
    void passesOverWhatIsTooLongForASentence() {
        assertEquals(List.of(), UserDirectives.in("Never push " + "and push ".repeat(100) + "to main."));
    }
}
