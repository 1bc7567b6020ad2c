// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.model.ledger.RecordState;
import dev.relaybook.model.search.SearchQuery.Reading;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SearchQueryTest {
    @Test
    void wordsPhrasesBeginningsAndFiltersAreToldApart() {
        assertEquals(
                new SearchQuery(
                        List.of(
                                new Term.Word("port"),
                                new Term.Phrase("two words"),
                                new Term.Beginning("conf"),
                                new Term.Beginning("of the")),
                        List.of(new Term.Word("old"), new Term.Phrase("very old"), new Term.Beginning("ol")),
                        List.of(
                                new Filter.OfKind("decision"),
                                new Filter.OfKind("next-step"),
                                new Filter.InState(RecordState.ACTIVE),
                                new Filter.OfHost("claude-code"),
                                new Filter.OfProject("my shop"),
                                new Filter.OfSession("5ab7"),
                                new Filter.Before(Instant.parse("2026-11-01T00:00:00Z")),
                                new Filter.After(Instant.parse("2026-10-01T08:30:00Z")))),
                understood("port \"two words\" conf* \"of the\"* -old -\"very old\" -ol* KIND:Decision kind:next_step"
                        + " state:active host:Claude-Code project:\"my shop\" session:5ab7 before:2026-11-01"
                        + " after:2026-10-01T08:30:00Z"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://a.b:80", "words:x", "a:b", ":x", "AND", "OR", "NEAR(a", "5\"", "c++", "don't"})
    void whatIsNoFilterIsAWord(String typed) {
        assertEquals(new SearchQuery(List.of(new Term.Word(typed)), List.of(), List.of()), understood(typed));
    }

    @Test
    void punctuationAloneIsPassedOver() {
        assertEquals(understood("a b"), understood("a ++ - \"!\" * b"));
        assertEquals(understood("a b"), understood("\u0000a\u0000\u00a0\tb\u0007"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | There is nothing to look for: give a word with a letter or a digit, or a filter such as"
                        + " kind:decision.",
                "++ - | There is nothing to look for: give a word with a letter or a digit, or a filter such as"
                        + " kind:decision.",
                "a \"b c | The quote before b c has no end; close it with another \", or leave it out.",
                "\" | The quote before the end has no end; close it with another \", or leave it out.",
                "project:\"x | The quote before x has no end; close it with another \", or leave it out.",
                "kind: | kind: needs a value, constraint, decision, gotcha, fact, evidence, section, checkpoint or a"
                        + " section's name such as next-step.",
                "state:gone | state:gone is not understood; it takes proposed, active, superseded, tombstoned,"
                        + " rejected.",
                "before:yesterday | before:yesterday is not understood; it takes a day such as 2026-11-01 or a time"
                        + " such as 2026-11-01T08:30:00Z, both in UTC.",
                "after:2026-02-30 | after:2026-02-30 is not understood; it takes a day such as 2026-11-01 or a time"
                        + " such as 2026-11-01T08:30:00Z, both in UTC.",
                "-kind:fact | A filter says what is wanted; leave out the - before kind:.",
            })
    void whatCantBeUnderstoodIsSaidInASentence(String typed, String sentence) {
        assertEquals(new Reading.Unclear(sentence), SearchQuery.read(typed));
    }

    @Test
    void aQueryIsShort() {
        assertTrue(SearchQuery.read("x".repeat(SearchQuery.LONGEST)) instanceof Reading.Understood);
        assertEquals(
                new Reading.Unclear("A query has at most 1000 characters, and this one has 1001; look for a few of its"
                        + " words."),
                SearchQuery.read("x".repeat(SearchQuery.LONGEST + 1)));
        assertEquals(
                new Reading.Unclear("A query has at most 32 words and filters, and this one has 33."),
                SearchQuery.read("x ".repeat(33)));
    }

    @Test
    void noTextIsTooOdd() {
        Random random = new Random(7);
        String alphabet = "ab\"*-:() \u0000\n\ud83d\ude80\u8bd5\u0301kindstate'^{}+";
        for (int round = 0; round < 20_000; round++) {
            StringBuilder typed = new StringBuilder();
            for (int i = random.nextInt(30); i > 0; i--) {
                typed.append(alphabet.charAt(random.nextInt(alphabet.length())));
            }
            Reading reading = SearchQuery.read(typed.toString());
            if (reading instanceof Reading.Understood(SearchQuery query)) {
                assertTrue(query.wanted().size()
                                + query.unwanted().size()
                                + query.filters().size()
                        > 0);
                Excerpt.of(typed.toString(), query, 12);
            }
        }
    }

    private static SearchQuery understood(String typed) {
        if (SearchQuery.read(typed) instanceof Reading.Understood(SearchQuery query)) return query;
        throw new AssertionError(SearchQuery.read(typed).toString());
    }
}
