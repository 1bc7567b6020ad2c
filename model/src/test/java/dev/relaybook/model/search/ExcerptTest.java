// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.model.search.SearchQuery.Reading;
import java.util.Comparator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExcerptTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "port | The port: PORT, ports | The [port]: [PORT], ports",
                "port* | The port, ports | The [port], [ports]",
                "cafe | un Caf\u00e9, cafe\u0301 | un [Caf\u00e9], [cafe\u0301]",
                "\"the port\" | the port, a port | [the] [port], a port",
                "gradle-wrapper | use gradle wrapper, gradle | use [gradle] [wrapper], gradle",
                "\u8fd0\u884c | \u5148\u8fd0\u884c\u6d4b\u8bd5 | \u5148[\u8fd0][\u884c]\u6d4b\u8bd5",
                "kind:fact | all of it | all of it",
            })
    void whatWasLookedForIsMarked(String query, String text, String marked) {
        assertEquals(marked, marked(Excerpt.of(text, understood(query), 100)));
    }

    @Test
    void aLongTextIsShownAroundTheFirstMatchOnOneLine() {
        String text = "word \n ".repeat(100) + "here is the port\r\nand more" + " word".repeat(100);

        Excerpt excerpt = Excerpt.of(text, understood("port"), 100);

        assertTrue(excerpt.text().startsWith("\u2026word "), excerpt.text());
        assertTrue(excerpt.text().endsWith("\u2026"), excerpt.text());
        assertTrue(excerpt.text().length() <= 100, excerpt.text());
        assertFalse(excerpt.text().contains("\n"));
        assertTrue(marked(excerpt).contains("here is the [port] and more"), excerpt.text());
    }

    @Test
    void noLetterIsCutInTwo() {
        String rockets = "\ud83d\ude80".repeat(300);
        for (int most = 10; most < 40; most++) {
            String text = Excerpt.of("a" + rockets + " port " + rockets, understood("port"), most)
                    .text();
            assertTrue(text.length() <= most, text);
            assertEquals(
                    0,
                    text.codePoints()
                            .filter(it -> it >= Character.MIN_SURROGATE && it <= Character.MAX_SURROGATE)
                            .count());
        }
    }

    private static String marked(Excerpt excerpt) {
        StringBuilder text = new StringBuilder(excerpt.text());
        for (Excerpt.Span it : excerpt.marks().stream()
                .sorted(Comparator.comparing(Excerpt.Span::start).reversed())
                .collect(Collectors.toList())) {
            text.insert(it.end(), ']').insert(it.start(), '[');
        }
        return text.toString();
    }

    private static SearchQuery understood(String typed) {
        if (SearchQuery.read(typed) instanceof Reading.Understood(SearchQuery query)) return query;
        throw new AssertionError(typed);
    }
}
