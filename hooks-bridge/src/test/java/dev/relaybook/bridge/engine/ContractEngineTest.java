// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.HostId;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.Provenance;
import dev.relaybook.model.ledger.SessionKey;
import dev.relaybook.model.ledger.Source;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ContractEngineTest {
    private static final SessionKey KEY = new SessionKey(HostId.OPEN, "s1");

    @TempDir
    private Path folder;

    private final SetClock clock = new SetClock();
    private Home home;
    private Relaybook relaybook;

    @BeforeEach
    void setUp() {
        home = new Home(folder.resolve("home"));
        relaybook = Relaybook.open(home, new FileJournal(home), clock);
    }

    @AfterEach
    void close() {
        relaybook.close();
    }

    @Test
    void anUnknownSessionIsAllowedWithItsWarnings() {
        assertEquals("allow", decision(pre("")));
        assertTrue(pre("").json().contains("missing:rollback"));
        assertEquals("answered", relaybook.receipts().newest(1).getFirst().outcome());
    }

    @Test
    void theSummaryIsSteeredByTheRecords() {
        pre("");
        record("the port is 8080");

        assertTrue(text(pre(""), "additionalContext").contains("the port is 8080"));
    }

    @Test
    void eachCheckpointIsAnsweredOnce() {
        pre("");
        record("the port is 8080");

        String first = text(post(1, ""), "additionalContext");

        assertTrue(first.contains("the port is 8080"), first);
        assertEquals("{}", post(1, "").json());
        assertTrue(text(post(2, ""), "additionalContext").contains("the port is 8080"));
    }

    @Test
    void aRequestIdForAnotherCheckpointIsNoRetry() {
        pre("");
        record("the port is 8080");
        String first = post(1, ",\"requestId\":\"q1\"").json();

        String second = post(2, ",\"requestId\":\"q1\"").json();

        assertTrue(second.contains("the port is 8080"), second);
        assertNotEquals(first, second);
        assertEquals(second, post(2, ",\"requestId\":\"q1\"").json());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        "requestId":5                | requestId must be a text, not 5
        "transcriptPath":5           | transcriptPath must be a text, not 5
        "transcriptPath":"log.jsonl" | transcriptPath must be an absolute path, not a relative one
        "host":5                     | host must be a text, not 5
        "host":"My Agent"            | host must be 1 to 40 lower case letters, digits and dashes, not a text of 8 characters
        "cwd":[]                     | cwd must be a text, not a list
        "cwd":"src"                  | cwd must be an absolute path, not a relative one
        "cwd":"./"                   | cwd must be an absolute path, not a relative one
        "cwd":"/a\\u0000"            | cwd must be an absolute path, not a text of 3 characters
        "summaryContent":{}          | summaryContent must be a text, not an object
        "checkpointPath":true        | checkpointPath must be a text, not true
        "checkpointNumber":1.5       | checkpointNumber must be a whole number from 0 up, not 1.5
        "checkpointNumber":-1        | checkpointNumber must be a whole number from 0 up, not -1
        "checkpointNumber":1e30      | checkpointNumber must be a whole number from 0 up, not
        "checkpointNumber":"1"       | checkpointNumber must be a whole number from 0 up, not a text of 1 characters
        "checkpointNumber":null      | checkpointNumber is missing; it must be a whole number from 0 up
        "trigger":"automatic"        | trigger must be manual or auto, not a text of 9 characters
        "trigger":null               | trigger is missing; it must be manual or auto
        "sessionId":7                | sessionId must be a text, not 7
        "sessionId":""               | sessionId must be 1 to 200 characters
        """)
    void aMemberOfTheWrongTypeIsToldAndNothingHappens(String member, String reason) {
        String json = "{\"sessionId\":\"s1\",\"trigger\":\"manual\",\"checkpointNumber\":1," + member + "}";

        ContractReply reply =
                relaybook.contract().post(json.getBytes(StandardCharsets.UTF_8), Deadline.in(Duration.ofSeconds(9)));

        assertEquals(400, reply.status());
        assertTrue(reply.json().contains(reason), reply.json());
        assertEquals(List.of(), relaybook.ledgers().read(in -> in.sessions()));
    }

    @Test
    void aRetryOfTheSameRequestGetsTheSameBytes() {
        pre("");
        record("the port is 8080");
        String first = post(1, ",\"requestId\":\"q1\"").json();
        record("the port is 9090");

        assertEquals(first, post(1, ",\"requestId\":\"q1\"").json());
        assertEquals("{}", post(1, ",\"requestId\":\"q2\"").json());
        assertEquals("{}", post(1, "").json());
    }

    @Test
    void aRetriedQuestionGetsTheSameVerdictAndIsNoSecondRequest() throws IOException {
        Files.writeString(home.config(), "profile = \"strict\"\n");

        String first = pre(",\"requestId\":\"q1\"").json();

        assertEquals("block", decision(pre(",\"requestId\":\"q1\"")));
        assertEquals(first, pre(",\"requestId\":\"q1\"").json());
        assertEquals("allow", decision(pre(",\"requestId\":\"q2\"")));
    }

    @Test
    void aTranscriptThatCannotBeReadStopsItAndASecondRequestPasses() {
        String gone =
                ",\"transcriptPath\":" + Json.write(folder.resolve("gone.jsonl").toString());
        ContractReply blocked = pre(gone);

        assertEquals("block", decision(blocked));
        assertTrue(text(blocked, "reason").contains("update-failed"));

        clock.advance(Duration.ofSeconds(60));
        assertEquals("allow", decision(pre(gone)));
        clock.advance(Duration.ofSeconds(60));
        assertEquals("block", decision(pre(gone)));
    }

    @Test
    void afterTwoMinutesItIsStoppedAgain() {
        String folderInstead = ",\"transcriptPath\":" + Json.write(folder.toString());
        pre(folderInstead);
        clock.advance(Duration.ofSeconds(121));

        assertEquals("block", decision(pre(folderInstead)));
    }

    @Test
    void anAutomaticOneIsNeverJudged() {
        assertEquals(
                "{\"decision\":\"allow\"}",
                relaybook
                        .contract()
                        .pre(bytes("{\"sessionId\":\"s1\",\"trigger\":\"auto\",\"transcriptPath\":\"/gone\"}"), in())
                        .json());
    }

    @Test
    void aRehearsalStopsAndHandsOverNothing() throws IOException {
        Files.writeString(home.config(), "profile = \"observe\"\n");

        ContractReply reply = pre(",\"transcriptPath\":\"/gone\"");

        assertEquals("allow", decision(reply));
        assertTrue(text(reply, "reason").contains("update-failed"), reply.json());
        assertEquals("{}", post(1, "").json());
    }

    @Test
    void aCallerMayNameItsHost() {
        pre(",\"host\":\"my-agent\"");

        assertTrue(relaybook
                .ledgers()
                .<Boolean>read(in -> in.session(new SessionKey(new HostId("my-agent"), "s1").ledger())
                        .isPresent()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "SECRET",
                "[]",
                "7",
                "{",
                "{}",
                "{\"sessionId\":7,\"trigger\":\"manual\"}",
                "{\"sessionId\":\"\",\"trigger\":\"manual\"}",
                "{\"sessionId\":\"s1\"}",
                "{\"sessionId\":\"s1\",\"trigger\":\"SECRET\"}",
                "{\"sessionId\":\"s1\",\"trigger\":\"manual\",\"host\":\"No Host SECRET\"}",
                "{\"sessionId\":\"s1\",\"trigger\":\"manual\",\"cwd\":\"\\u0000SECRET\"}",
            })
    void whatCannotBeUnderstoodIsRefusedInASentence(String body) {
        for (ContractReply reply : new ContractReply[] {
            relaybook.contract().pre(bytes(body), in()), relaybook.contract().post(bytes(body), in())
        }) {
            assertEquals(400, reply.status());
            assertFalse(text(reply, "error").isEmpty());
            assertFalse(reply.json().contains("SECRET"), reply.json());
        }
        assertEquals("malformed", relaybook.receipts().newest(1).getFirst().outcome());
    }

    @Test
    void aPostWithoutItsCheckpointIsRefusedAndLeavesNothing() {
        ContractReply reply = relaybook.contract().post(bytes("{\"sessionId\":\"s1\",\"trigger\":\"manual\"}"), in());

        assertEquals(400, reply.status());
        assertTrue(text(reply, "error").contains("checkpointNumber"));
        assertEquals(
                Optional.empty(),
                relaybook.ledgers().read(in -> in.session(KEY.ledger())).map(it -> it.key()));
    }

    @Test
    void requestIdsAreBounded() {
        assertEquals(400, pre(",\"requestId\":\"" + "q".repeat(201) + "\"").status());
    }

    private ContractReply pre(String more) {
        return relaybook
                .contract()
                .pre(
                        bytes("{\"sessionId\":\"s1\",\"trigger\":\"manual\",\"customInstructions\":\"\"" + more + "}"),
                        in());
    }

    private ContractReply post(int checkpoint, String more) {
        return relaybook
                .contract()
                .post(
                        bytes("{\"sessionId\":\"s1\",\"trigger\":\"manual\",\"checkpointNumber\":" + checkpoint
                                + ",\"checkpointPath\":\"\",\"summaryContent\":\"short\"" + more + "}"),
                        in());
    }

    private void record(String statement) {
        var _ = relaybook
                .curating()
                .record()
                .record(
                        KEY.ledger(),
                        Actor.AGENT,
                        Kind.FACT,
                        statement,
                        Provenance.said(Source.AGENT, Optional.of(KEY), clock.instant()));
    }

    private static String decision(ContractReply reply) {
        assertEquals(200, reply.status(), reply.json());
        return text(reply, "decision");
    }

    private static String text(ContractReply reply, String name) {
        return Json.read(bytes(reply.json())).flatMap(it -> it.text(name)).orElse("");
    }

    private static Deadline in() {
        return Deadline.in(Duration.ofSeconds(10));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
