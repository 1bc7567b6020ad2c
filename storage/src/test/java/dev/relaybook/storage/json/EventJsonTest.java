// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.relaybook.model.ledger.Basis;
import dev.relaybook.model.ledger.Carrier;
import dev.relaybook.model.ledger.CompactionEvent;
import dev.relaybook.model.ledger.DeliveryEvent;
import dev.relaybook.model.ledger.Event;
import dev.relaybook.model.ledger.HostId;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.NoteAdded;
import dev.relaybook.model.ledger.Origin;
import dev.relaybook.model.ledger.PayloadRedacted;
import dev.relaybook.model.ledger.ProjectId;
import dev.relaybook.model.ledger.Provenance;
import dev.relaybook.model.ledger.RecordEvent;
import dev.relaybook.model.ledger.RecordId;
import dev.relaybook.model.ledger.SectionName;
import dev.relaybook.model.ledger.SectionReplaced;
import dev.relaybook.model.ledger.SessionEvent;
import dev.relaybook.model.ledger.SessionKey;
import dev.relaybook.model.ledger.Source;
import dev.relaybook.model.ledger.Trigger;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pins what lies on users' disks. A line here is never changed, only new ones come. */
class EventJsonTest {
    private static final SessionKey KEY = new SessionKey(HostId.CLAUDE_CODE, "s1");
    private static final SessionKey PARENT = new SessionKey(HostId.COPILOT_CLI, "s0");
    private static final RecordId ID = new RecordId("r-abcd");
    private static final Provenance SAID = new Provenance(
            Source.TRANSCRIPT,
            Optional.of(KEY),
            Optional.of(12L),
            Optional.of("m-1"),
            Optional.of("say \"no\""),
            Optional.of(2),
            Optional.of("c0ffee"),
            Instant.parse("2026-01-02T03:04:05.678Z"));
    private static final String SAID_JSON = """
        {"source":"transcript","session":{"host":"claude-code","id":"s1"},"position":12,"messageId":"m-1",\
        "quote":"say \\"no\\"","checkpoint":2,"commit":"c0ffee","at":"2026-01-02T03:04:05.678Z"}\
        """;

    record Golden(String type, String payload, Event event) {}

    static List<Golden> goldens() {
        return Stream.of(sessions(), records(), compactions(), deliveries(), others())
                .flatMap(List::stream)
                .toList();
    }

    private static List<Golden> sessions() {
        return List.of(
                new Golden(
                        "session-seen",
                        """
                        {"session":{"host":"claude-code","id":"s1"},"project":"/w","transcript":"/t.jsonl",\
                        "branch":"main","hostVersion":"2.1"}\
                        """,
                        new SessionEvent.Seen(
                                KEY,
                                new ProjectId("/w"),
                                Optional.of("/t.jsonl"),
                                Optional.of("main"),
                                Optional.of("2.1"))),
                new Golden("session-linked", """
                    {"session":{"host":"claude-code","id":"s1"},"parent":{"host":"copilot-cli","id":"s0"},\
                    "link":"fork"}\
                    """, new SessionEvent.Linked(KEY, PARENT, SessionEvent.Link.FORK)),
                new Golden(
                        "session-cleared",
                        "{\"session\":{\"host\":\"claude-code\",\"id\":\"s1\"}}",
                        new SessionEvent.Cleared(KEY)));
    }

    private static List<Golden> records() {
        return List.of(
                new Golden(
                        "record-proposed",
                        "{\"id\":\"r-abcd\",\"kind\":\"constraint\",\"statement\":\"no tabs\",\"provenance\":"
                                + SAID_JSON + "}",
                        new RecordEvent.Proposed(ID, Kind.CONSTRAINT, "no tabs", SAID)),
                new Golden(
                        "record-accepted",
                        "{\"id\":\"r-abcd\",\"rewording\":\"never tabs\"}",
                        new RecordEvent.Accepted(ID, Optional.of("never tabs"))),
                new Golden("record-accepted", "{\"id\":\"r-abcd\"}", new RecordEvent.Accepted(ID, Optional.empty())),
                new Golden(
                        "record-accepted",
                        "{\"id\":\"r-abcd\",\"kind\":\"fact\"}",
                        new RecordEvent.Accepted(ID, Optional.empty(), Optional.of(Kind.FACT))),
                new Golden(
                        "record-reopened",
                        "{\"id\":\"r-abcd\",\"kind\":\"fact\",\"statement\":\"tabs\"}",
                        new RecordEvent.Reopened(ID, Kind.FACT, "tabs")),
                new Golden(
                        "record-rejected",
                        "{\"id\":\"r-abcd\",\"reason\":\"not so\"}",
                        new RecordEvent.Rejected(ID, "not so")),
                new Golden(
                        "record-added",
                        "{\"id\":\"r-abcd\",\"kind\":\"decision\",\"statement\":\"tabs\",\"provenance\":" + SAID_JSON
                                + "}",
                        new RecordEvent.Added(ID, Kind.DECISION, "tabs", SAID)),
                new Golden(
                        "record-added",
                        "{\"id\":\"r-abcd\",\"kind\":\"fact\",\"statement\":\"2 = 2\",\"provenance\":"
                                + "{\"source\":\"human\",\"at\":\"2026-01-01T00:00:00Z\"}}",
                        new RecordEvent.Added(
                                ID,
                                Kind.FACT,
                                "2 = 2",
                                Provenance.said(
                                        Source.HUMAN, Optional.empty(), Instant.parse("2026-01-01T00:00:00Z")))),
                new Golden(
                        "record-said-again",
                        "{\"id\":\"r-abcd\",\"provenance\":" + SAID_JSON + "}",
                        new RecordEvent.SaidAgain(ID, SAID)),
                new Golden(
                        "record-superseded",
                        "{\"id\":\"r-abcd\",\"older\":\"r-aaaa\",\"kind\":\"gotcha\",\"statement\":\"mind\","
                                + "\"provenance\":" + SAID_JSON + "}",
                        new RecordEvent.Superseded(ID, new RecordId("r-aaaa"), Kind.GOTCHA, "mind", SAID)),
                new Golden(
                        "record-tombstoned",
                        "{\"id\":\"r-abcd\",\"reason\":\"stale\"}",
                        new RecordEvent.Tombstoned(ID, "stale")),
                new Golden("record-restored", "{\"id\":\"r-abcd\"}", new RecordEvent.Restored(ID)),
                new Golden("record-pinned", "{\"id\":\"r-abcd\",\"pinned\":true}", new RecordEvent.Pinned(ID, true)),
                new Golden(
                        "record-promoted",
                        "{\"id\":\"r-abcd\",\"project\":\"/w\"}",
                        new RecordEvent.Promoted(ID, new ProjectId("/w"))),
                new Golden(
                        "record-demoted",
                        "{\"id\":\"r-abcd\",\"session\":{\"host\":\"claude-code\",\"id\":\"s1\"}}",
                        new RecordEvent.Demoted(ID, new SessionKey(HostId.CLAUDE_CODE, "s1"))),
                new Golden(
                        "record-kept-apart",
                        "{\"id\":\"r-abcd\",\"other\":\"r-aaaa\",\"apart\":true}",
                        new RecordEvent.KeptApart(ID, new RecordId("r-aaaa"), true)));
    }

    private static List<Golden> compactions() {
        return List.of(
                new Golden(
                        "compaction-begun",
                        "{\"trigger\":\"manual\",\"verdict\":\"warned\"}",
                        new CompactionEvent.Begun(Trigger.MANUAL, Optional.of("warned"))),
                new Golden(
                        "compaction-blocked",
                        "{\"rules\":[\"missing:rollback\",\"update-failed\"],\"reason\":\"why\"}",
                        new CompactionEvent.Blocked(List.of("missing:rollback", "update-failed"), "why")),
                new Golden(
                        "compaction-overridden",
                        "{\"rules\":[\"update-failed\"]}",
                        new CompactionEvent.Overridden(List.of("update-failed"))),
                new Golden(
                        "compaction-completed",
                        "{\"boundary\":\"b-1\",\"trigger\":\"auto\",\"announced\":true}",
                        new CompactionEvent.Completed("b-1", Trigger.AUTO, true)),
                new Golden("compaction-failed", "{\"reason\":\"why\"}", new CompactionEvent.Failed("why")),
                new Golden(
                        "checkpoint-taken",
                        """
                        {"number":3,"boundary":"b-1","trigger":"auto","summary":"All.","opaque":false,\
                        "tokensBefore":9000000000,"tokensAfter":100,"hostFile":"/c.md"}\
                        """,
                        new CompactionEvent.CheckpointTaken(
                                3,
                                "b-1",
                                Trigger.AUTO,
                                "All.",
                                false,
                                Optional.of(9_000_000_000L),
                                Optional.of(100L),
                                Optional.of("/c.md"))));
    }

    private static List<Golden> deliveries() {
        return List.of(
                new Golden(
                        "delivery-armed",
                        "{\"number\":1,\"nonce\":\"n0\",\"cause\":\"compaction\",\"boundary\":\"b-1\",\"brief\":true}",
                        new DeliveryEvent.Armed(1, "n0", DeliveryEvent.Cause.COMPACTION, Optional.of("b-1"), true)),
                new Golden(
                        "delivery-offered",
                        """
                        {"number":1,"carrier":"tool-result","channel":"PostToolUse","anchor":"call-1",\
                        "textHash":"ab","characters":900,"attempt":2,"notes":["n-1"]}\
                        """,
                        new DeliveryEvent.Offered(
                                1,
                                Carrier.TOOL_RESULT,
                                "PostToolUse",
                                Optional.of("call-1"),
                                "ab",
                                900,
                                2,
                                List.of("n-1"))),
                new Golden("delivery-bound", "{\"number\":1,\"boundary\":\"b-1\"}", new DeliveryEvent.Bound(1, "b-1")),
                new Golden(
                        "delivery-rearmed",
                        "{\"number\":1,\"reason\":\"not there\"}",
                        new DeliveryEvent.Rearmed(1, "not there")),
                new Golden("delivery-confirmed", "{\"number\":1,\"line\":44}", new DeliveryEvent.Confirmed(1, 44)),
                new Golden(
                        "delivery-handed-over",
                        "{\"number\":1,\"reason\":\"no trace\"}",
                        new DeliveryEvent.HandedOver(1, "no trace")),
                new Golden(
                        "delivery-voided",
                        "{\"number\":1,\"reason\":\"cleared\"}",
                        new DeliveryEvent.Voided(1, "cleared")),
                new Golden("delivery-replaced", "{\"number\":1,\"by\":2}", new DeliveryEvent.Replaced(1, 2)));
    }

    private static List<Golden> others() {
        return List.of(
                new Golden(
                        "section-replaced",
                        "{\"name\":\"next-step\",\"text\":\"go\",\"basis\":\"explicit\",\"provenance\":" + SAID_JSON
                                + "}",
                        new SectionReplaced(SectionName.NEXT_STEP, "go", Basis.EXPLICIT, SAID)),
                new Golden(
                        "note-added",
                        "{\"id\":\"n-1\",\"text\":\"hi\",\"at\":\"next-prompt\"}",
                        new NoteAdded("n-1", "hi", NoteAdded.Moment.NEXT_PROMPT)),
                new Golden(
                        "payload-redacted",
                        "{\"origin\":\"0123456789abcdef\",\"seq\":7,\"reason\":\"a token\"}",
                        new PayloadRedacted(new Origin("0123456789abcdef"), 7, "a token")));
    }

    @ParameterizedTest
    @MethodSource("goldens")
    void anEventIsWrittenAsItAlwaysWas(Golden golden) {
        assertEquals(golden.type(), EventJson.type(golden.event()));
        assertEquals(golden.payload(), EventJson.payload(golden.event()));
    }

    @ParameterizedTest
    @MethodSource("goldens")
    void anEventIsReadAsItWasWritten(Golden golden) {
        assertEquals(golden.event(), EventJson.read(golden.type(), golden.payload()));
    }

    @Test
    void everyEventIsPinned() {
        Set<Class<?>> pinned =
                goldens().stream().map(golden -> golden.event().getClass()).collect(Collectors.toSet());

        assertEquals(kinds(Event.class).collect(Collectors.toSet()), pinned);
    }

    @Test
    void fieldsNobodyKnowsArePassedOver() {
        assertEquals(
                new RecordEvent.Restored(ID),
                EventJson.read("record-restored", "{\"id\":\"r-abcd\",\"later\":{\"a\":[1,2.5,null]}}"));
    }

    @Test
    void whatIsNotAnEventIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> EventJson.read("record-unheard-of", "{\"id\":\"r-abcd\"}"));
        assertThrows(IllegalArgumentException.class, () -> EventJson.read("unheard-of", "{}"));
        assertThrows(IllegalArgumentException.class, () -> EventJson.read("note", "{}"));
        assertThrows(IllegalArgumentException.class, () -> EventJson.read("record-restored", "{}"));
        assertThrows(IllegalArgumentException.class, () -> EventJson.read("record-restored", "{\"id\":7}"));
        assertThrows(IllegalArgumentException.class, () -> EventJson.read("record-restored", "{\"id\":"));
        assertThrows(IllegalArgumentException.class, () -> EventJson.read("record-restored", "[]"));
        assertThrows(IllegalArgumentException.class, () -> EventJson.read("record-restored", ""));
    }

    private static Stream<Class<?>> kinds(Class<?> type) {
        if (!type.isSealed()) return Stream.of(type);
        return Stream.of(type.getPermittedSubclasses()).flatMap(EventJsonTest::kinds);
    }
}
