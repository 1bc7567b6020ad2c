// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.model.ledger.Exchange;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.storage.json.EventJson;
import dev.relaybook.storage.json.EventLine;
import dev.relaybook.storage.json.ExportHeader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is no whole export is refused with the line where it goes wrong, and leaves nothing behind. */
class HostileExportTest {
    private static final String EVE = "eeeeeeeeeeeeeeee";
    private static final byte[] SALT = new byte[16];

    @TempDir
    Path folder;

    private LedgerDatabase ledger;

    @BeforeEach
    void open() {
        ledger = LedgerDatabase.open(folder.resolve("home/ledger.db"), new TickingClock());
    }

    @AfterEach
    void close() {
        ledger.close();
    }

    @Test
    void theForgeryThatTheOthersAreMadeOfIsTakenIn() {
        assertEquals(new Exchange.Taken(3, 0, 0, 0, 0), take(text(List.of(1L, 2L, 3L), it -> it)));
    }

    @Test
    void otherFilesAreNoExports() {
        for (String other : List.of("", "\n", "hello", "{}", "[]", "{\"type\":\"user\",\"uuid\":\"1\"}\n", "\0\1\2")) {
            refused(other, "this is no export of Relaybook");
        }
        assertRefused(take(new byte[] {(byte) 0x89, 'P', 'N', 'G', (byte) 0xff}), "this is no export of Relaybook");
    }

    @Test
    void aNewerFormatIsNamed() {
        refused("{\"relaybook-export\":2,\"beams\":[]}\n", "line 1: the export is of format 2");
    }

    @Test
    void aFileThatWasCutOffIsRefused() {
        String whole = text(List.of(1L, 2L, 3L), it -> it);
        List<String> lines = whole.lines().toList();

        refused(
                String.join("\n", lines.subList(0, 3)) + "\n",
                "line 3: the file ends here with 2 of the 3 events of " + EVE);
        refused(whole.substring(0, whole.length() - 40), "line 4: it is not JSON");
        refused(lines.getFirst(), "line 1: the file ends here with 0 of the 3 events");
    }

    @Test
    void linesThatWereAddedMovedOrDoubledAreRefused() {
        List<String> lines = text(List.of(1L, 2L, 3L), it -> it).lines().toList();

        refused(join(lines, 0, 1, 2, 3, 3), "line 5: the first line promises 3 events");
        refused(join(lines, 0, 1, 3, 2), "line 3: it is event 3 of " + EVE + ", and the next one is 2");
        refused(join(lines, 0, 1, 1, 2), "line 3: it is event 1 of " + EVE + ", and the next one is 2");
        refused(join(lines, 0, 2, 3), "line 2: it is event 2 of " + EVE + ", and the next one is 1");
    }

    @Test
    void garbageWithinIsRefused() {
        List<String> lines = text(List.of(1L, 2L, 3L), it -> it).lines().toList();

        refused(lines.getFirst() + "\nhello\n", "line 2: it is not JSON");
        refused(lines.getFirst() + "\n{}\n", "line 2: the field \"origin\" is missing");
        refused(lines.getFirst() + "\n\n", "line 2: not a JSON object");
        refused(lines.getFirst() + "\n" + lines.get(1) + " {}\n", "line 2: something follows the JSON object");
        refused(
                lines.getFirst() + "\n" + lines.get(1).replace("{\"origin\"", "{\"seq\":1,\"origin\"") + "\n",
                "line 2: it is not JSON");
        refused(lines.getFirst() + "\n" + "[".repeat(100_000), "line 2: not a JSON object");
        refused(lines.getFirst() + "\n{\"a\":" + "[".repeat(100_000), "line 2: it is not JSON: Document nesting depth");
        refused(lines.getFirst() + "\n" + "x".repeat(ExportLines.LONGEST + 1), "line 2: it is longer than");
        byte[] bytes = (lines.getFirst() + "\n" + lines.get(1) + "\n").getBytes(StandardCharsets.UTF_8);
        bytes[bytes.length - 30] = (byte) 0xff;
        assertRefused(take(bytes), "line 2: it is not UTF-8");
    }

    @Test
    void aWordThatWasChangedIsFound() {
        String whole = text(List.of(1L, 2L, 3L), it -> it);

        refused(whole.replace("statement 2", "statement 9"), "line 3: its payload does not fit its hash");
        refused(whole.replace("\"at\":2,", "\"at\":3,"), "line 3: its hash does not fit what it says");
        refused(whole.replace("\"seq\":2,", "\"seq\":-2,"), "line 3: its hash does not fit what it says");
        refused(whole.replace("\"seq\":2,", "\"seq\":\"2\","), "line 3: a field is of the wrong type");
        refused(whole.replace("\"seq\":2,", "\"seq\":99999999999999999999,"), "line 3: it is not JSON");
    }

    @Test
    void aForgerWhoFitsTheHashesIsRefusedForWhatTheySay() {
        refused(forged(it -> with(it, "seq", -2L)), "line 3: it is event -2");
        refused(text(List.of(1L, 2L, Long.MAX_VALUE), it -> it), "line 4: its logical time 9223372036854775807");
        refused(text(List.of(1L, -2L, 3L), it -> it), "line 3: it does not follow the event before it");
        refused(forged(it -> with(it, "origin", "../../x")), "line 3: an origin is");
        refused(forged(it -> with(it, "ledger", "session:claude-code")), "line 3: its ledger names no session");
        refused(forged(it -> with(it, "ledger", "session:Evil Host:1")), "line 3: a host is named");
        refused(forged(it -> with(it, "ledger", "project: ")), "line 3: its ledger names no project");
        refused(forged(it -> with(it, "ledger", "project:/a\0b")), "line 3: its ledger has no name");
        refused(forged(it -> with(it, "ledger", "everyone")), "line 3: a ledger belongs to");
        refused(forged(it -> with(it, "actor", "root")), "line 3: nobody is its actor");
        refused(forged(it -> with(it, "at", Long.MIN_VALUE)), "line 3: its time is none");
        refused(forged(it -> with(it, "type", "record-sung")), "line 3: an event of type record-sung is not known");
        refused(forged(it -> with(it, "type", "x")), "line 3: an event of type x is not known");
        refused(forged(it -> with(it, "payload", "{\"id\":\"r-aaaa\"}")), "line 3: the field \"kind\" is missing");
        refused(forged(it -> with(it, "payload", "nonsense")), "line 3: the payload of an event");
        String elsewhere = EventJson.payload(LedgersContract.seen(LedgersContract.OTHER_KEY));
        refused(
                forged(it -> with(with(it, "type", "session-seen"), "payload", elsewhere)),
                "line 3: it tells of another session than that of its ledger");
    }

    private void refused(String text, String beginning) {
        assertRefused(take(text), beginning);
    }

    private void assertRefused(Exchange.Outcome outcome, String beginning) {
        String said = outcome instanceof Exchange.Declined it ? it.sentence() : "taken in: " + outcome;
        assertTrue(said.startsWith(beginning), said);
        assertEquals(List.of(), ledger.ledgers().after(0, 10));
        assertEquals(List.of(), ledger.check().verify());
    }

    private Exchange.Outcome take(String text) {
        return take(text.getBytes(StandardCharsets.UTF_8));
    }

    private Exchange.Outcome take(byte[] bytes) {
        try {
            return ledger.exchange(text -> text).take(Files.write(folder.resolve("export.jsonl"), bytes));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String join(List<String> lines, int... which) {
        return IntStream.of(which).mapToObj(lines::get).collect(Collectors.joining("\n")) + "\n";
    }

    /** Three events, the second one as the forger wants it, with hashes that fit. */
    private static String forged(UnaryOperator<StoredEvent> how) {
        return text(List.of(1L, 2L, 3L), it -> it.seq() == 2 ? how.apply(it) : it);
    }

    private static String text(List<Long> lamports, UnaryOperator<StoredEvent> how) {
        List<String> lines = new ArrayList<>();
        lines.add(ExportHeader.of(new TreeMap<>(Map.of(EVE, (long) lamports.size())))
                .write());
        byte[] previous = {};
        for (int i = 0; i < lamports.size(); i++) {
            StoredEvent event = how.apply(event(i + 1, lamports.get(i), previous));
            byte[] payloadHash = EventHash.ofPayload(event.salt(), event.payload());
            StoredEvent sealed = new StoredEvent(
                    event.origin(),
                    event.seq(),
                    event.lamport(),
                    event.at(),
                    event.ledger(),
                    event.actor(),
                    event.type(),
                    event.payload(),
                    event.salt(),
                    payloadHash,
                    event.previousHash());
            previous = EventHash.of(sealed);
            lines.add(line(sealed, previous));
        }
        return String.join("\n", lines) + "\n";
    }

    private static String line(StoredEvent it, byte[] hash) {
        return new EventLine(
                        it.origin(),
                        it.seq(),
                        it.lamport(),
                        it.at(),
                        it.ledger(),
                        it.actor(),
                        it.type(),
                        Optional.of(new EventLine.Payload(it.payload(), it.salt())),
                        it.payloadHash(),
                        it.previousHash(),
                        hash)
                .write();
    }

    private static StoredEvent event(long seq, long lamport, byte[] previous) {
        var added = LedgersContract.added("r-aaa" + seq, Kind.FACT, "statement " + seq);
        return new StoredEvent(
                EVE,
                seq,
                lamport,
                seq,
                LedgersContract.LEDGER.value(),
                "human",
                EventJson.type(added),
                EventJson.payload(added),
                SALT,
                new byte[0],
                previous);
    }

    private static StoredEvent with(StoredEvent it, String field, Object value) {
        return new StoredEvent(
                field.equals("origin") ? (String) value : it.origin(),
                field.equals("seq") ? (Long) value : it.seq(),
                it.lamport(),
                field.equals("at") ? (Long) value : it.at(),
                field.equals("ledger") ? (String) value : it.ledger(),
                field.equals("actor") ? (String) value : it.actor(),
                field.equals("type") ? (String) value : it.type(),
                field.equals("payload") ? (String) value : it.payload(),
                it.salt(),
                it.payloadHash(),
                it.previousHash());
    }
}
