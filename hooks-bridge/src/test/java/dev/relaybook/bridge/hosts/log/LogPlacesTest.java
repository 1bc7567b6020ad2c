// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.log;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.relaybook.model.ledger.TranscriptCursor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LogPlacesTest {
    private final LogPlaces places = new LogPlaces();
    private final LogReader reader = new LogReader(Blank::new);

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void setUp() {
        file = folder.resolve("log.jsonl");
    }

    @Test
    void theEndIsBehindTheLastWholeLine() throws IOException {
        Files.writeString(file, "one\ntwo\nthr");

        TranscriptCursor end = places.end(start());
        assertEquals("8 bytes, 2 lines", told(end));
        Files.writeString(file, "ee\nfour\n", StandardOpenOption.APPEND);
        assertEquals("19 bytes, 4 lines", told(places.end(end)));
    }

    @Test
    void aPlaceBeforeAnotherOneIsTheStartOfALine() throws IOException {
        Files.writeString(file, "one\ntwo\nthree\n");
        TranscriptCursor end = places.end(start());

        assertEquals("8 bytes, 2 lines", told(places.before(end, 1)));
        assertEquals("8 bytes, 2 lines", told(places.before(end, 6)));
        assertEquals("4 bytes, 1 lines", told(places.before(end, 7)));
        assertEquals(start(), places.before(end, 11));
        assertEquals(start(), places.before(end, 1000));
    }

    @Test
    void inARewrittenFileTheStartCounts() throws IOException {
        Files.writeString(file, "one\ntwo\nthree\n");
        TranscriptCursor end = places.end(start());
        Files.writeString(file, "another\nfile\n");

        assertEquals(start(), places.before(end, 5));
        assertEquals("13 bytes, 2 lines", told(places.end(end)));
    }

    @Test
    void aLogThatIsGoneHasOnlyItsStart() {
        assertEquals(start(), places.end(start()));
        assertEquals(start(), places.before(start(), 10));
    }

    /** Whatever the lines are like, pages put together are the whole log, and a reader takes each of their starts. */
    @RepeatedTest(20)
    void pagesFromTheEndMeetWithoutAGap(RepetitionInfo repetition) throws IOException {
        var random = new Random(repetition.getCurrentRepetition());
        var text = new StringBuilder();
        int lines = random.nextInt(1, 60);
        for (int i = 0; i < lines; i++) {
            int length = random.nextInt(12) == 0 ? random.nextInt(600_000) : random.nextInt(40);
            text.append("x".repeat(length)).append('\n');
        }
        Files.writeString(file, text);

        TranscriptCursor at = places.end(start());
        assertEquals(lines, at.line());
        while (at.offset() > 0) {
            TranscriptCursor before = places.before(at, random.nextInt(1, 300_000));
            var chunk = reader.read(before, (int) (at.offset() - before.offset()));
            assertEquals(told(at), told(chunk.next()));
            assertEquals(at.line() - before.line(), chunk.items().size());
            at = before;
        }
        assertEquals(start(), at);
    }

    private TranscriptCursor start() {
        return TranscriptCursor.start(file.toString());
    }

    private static String told(TranscriptCursor place) {
        return place.offset() + " bytes, " + place.line() + " lines";
    }
}
