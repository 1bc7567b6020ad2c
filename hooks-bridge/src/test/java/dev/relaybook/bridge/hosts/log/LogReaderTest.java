// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.log;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.model.capture.TranscriptItem;
import dev.relaybook.model.capture.TranscriptItem.AgentSaid;
import dev.relaybook.model.capture.TranscriptItem.Unknown;
import dev.relaybook.model.capture.TranscriptReader;
import dev.relaybook.model.capture.TranscriptReader.Chunk;
import dev.relaybook.model.capture.TranscriptUnreadableException;
import dev.relaybook.model.ledger.TranscriptCursor;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LogReaderTest {
    private static final int ALL = 1 << 20;

    @TempDir
    private Path folder;

    private final LogReader reader = new LogReader(Words::new);
    private Path file;

    @BeforeEach
    void setUp() {
        file = folder.resolve("log.jsonl");
    }

    @Test
    void aLogThatIsNotThereYetGivesNothing() {
        Chunk chunk = reader.read(start(), ALL);

        assertEquals(new Chunk(List.of(), start(), true, false), chunk);
    }

    @Test
    void readingGoesOnWhereItStopped() throws IOException {
        write("one\ntwo\nthr");
        Chunk first = reader.read(start(), ALL);
        append("ee\nfour\n");
        Chunk second = reader.read(first.next(), ALL);

        assertEquals(List.of("1 one", "2 two"), texts(first));
        assertEquals(List.of("3 three", "4 four"), texts(second));
        assertFalse(second.restarted());
        assertEquals(List.of(), texts(reader.read(second.next(), ALL)));
    }

    @Test
    void whatTheLastReadKnewIsPassedOnAndTheProofsAreKept() throws IOException {
        write("one\n");
        Chunk first = reader.read(start().withProofState("proofs"), ALL);
        append("two\n");

        assertEquals("one", first.next().readerState());
        assertEquals("one,two", reader.read(first.next(), ALL).next().readerState());
        assertEquals("proofs", reader.read(first.next(), ALL).next().proofState());
    }

    @Test
    void oneCallReadsAboutAsMuchAsItMay() throws IOException {
        write("one\ntwo\nthree\n");

        Chunk first = reader.read(start(), 5);

        assertEquals(List.of("1 one", "2 two"), texts(first));
        assertFalse(first.atEnd());
        assertTrue(reader.read(first.next(), 7).atEnd());
    }

    @Test
    void aLongReadingCanBeEndedAtEachOfItsStops() throws IOException {
        String line = "x".repeat(1000);
        write((line + "\n").repeat(300));

        Chunk all = reader.read(start(), ALL);

        assertTrue(all.stops().size() >= 3, all.stops().toString());
        for (TranscriptReader.Stop stop : all.stops()) {
            List<String> rest = texts(all).subList(stop.items(), 300);
            assertEquals(rest, texts(reader.read(stop.next(), ALL)));
            assertEquals(all.next(), reader.read(stop.next(), ALL).next());
        }
    }

    @Test
    void aTruncatedARewrittenAndAnotherFileAreReadFromTheirStart() throws IOException {
        for (String now : List.of("one\n", "one\nTWO\nthree\n", "ONE\ntwo\nthree\n", "")) {
            write("one\ntwo\n");
            Chunk before = reader.read(start().withProofState("old"), ALL);
            write(now);
            Chunk after = reader.read(before.next(), ALL);

            assertTrue(after.restarted(), now);
            assertEquals(texts(reader.read(start(), ALL)), texts(after));
            assertEquals("", after.next().proofState());
        }
    }

    @Test
    void aCopyOfTheSameFileIsTheSameFile() throws IOException {
        write("one\ntwo\n");
        Chunk before = reader.read(start(), ALL);
        Files.delete(file);
        write("one\ntwo\nthree\n");

        assertEquals(List.of("3 three"), texts(reader.read(before.next(), ALL)));
    }

    @Test
    void aCursorThatMakesNoSenseStartsAnew() throws IOException {
        write("one\ntwo\n");
        TranscriptCursor odd = new TranscriptCursor(file.toString(), "x:y", 4, 1, "-5:zz", "{{", "");

        assertEquals(List.of("1 one", "2 two"), texts(reader.read(odd, ALL)));
    }

    @Test
    void linesThatBelongTogetherStayTogether() throws IOException {
        write("one\nhold\n");
        Chunk first = reader.read(start(), ALL);
        append("two\n");

        assertEquals(List.of("1 one"), texts(first));
        assertTrue(first.atEnd());
        assertEquals(4, first.next().offset());
        assertEquals(List.of("2 hold", "3 two"), texts(reader.read(first.next(), 1)));
    }

    @Test
    void aLineThatNobodyForesawIsCounted() throws IOException {
        write("boom\none\n");

        List<TranscriptItem> items = reader.read(start(), ALL).items();

        assertTrue(items.getFirst() instanceof Unknown);
        assertEquals("2 one", text(items.getLast()));
    }

    @Test
    void aFolderIsNoLog() throws IOException {
        Files.createDirectory(file);

        assertThrows(TranscriptUnreadableException.class, () -> reader.read(start(), ALL));
        assertThrows(TranscriptUnreadableException.class, () -> reader.read(TranscriptCursor.start("\u0000"), ALL));
    }

    private TranscriptCursor start() {
        return TranscriptCursor.start(file.toString());
    }

    private void write(String text) throws IOException {
        Files.writeString(file, text);
    }

    private void append(String text) throws IOException {
        Files.writeString(file, text, StandardOpenOption.APPEND);
    }

    private static List<String> texts(Chunk chunk) {
        return chunk.items().stream().map(LogReaderTest::text).toList();
    }

    private static String text(TranscriptItem item) {
        return item.ref().line() + " " + (item instanceof AgentSaid said ? said.text() : item.getClass());
    }

    /** Every line is said by the agent; {@code hold} needs the line behind it. */
    private static final class Words implements LineSense {
        private String state;
        private boolean holding;

        Words(String state) {
            this.state = state;
        }

        @Override
        public void take(Line line, Consumer<TranscriptItem> out) {
            String text = new String(line.bytes(), line.from(), line.to() - line.from(), StandardCharsets.UTF_8);
            if (text.equals("boom")) throw new IllegalStateException("a shape that nobody foresaw");
            holding = text.equals("hold");
            state = state.isEmpty() ? text : state + "," + text;
            out.accept(new AgentSaid(line.ref(), text));
        }

        @Override
        public boolean settled() {
            return !holding;
        }

        @Override
        public String state() {
            return state;
        }
    }
}
