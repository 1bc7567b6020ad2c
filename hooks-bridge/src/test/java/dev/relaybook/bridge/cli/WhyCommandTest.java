// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.bridge.engine.ClaudeAtWork;
import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.model.ledger.HostId;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.SeeSession;
import dev.relaybook.model.ledger.SessionEvent;
import dev.relaybook.model.ledger.SessionKey;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WhyCommandTest {
    @TempDir
    private Path folder;

    private ClaudeAtWork claude;
    private Shell shell;

    @BeforeEach
    void setUp() throws IOException {
        claude = new ClaudeAtWork(folder);
        claude.startsUp();
        shell = new Shell(claude.home, claude.project);
    }

    @AfterEach
    void close() {
        claude.close();
    }

    @Test
    void anActiveRecordIsHandedOver() {
        add("the host is alpha");
        String id = add("the port is 8080");

        assertEquals(
                id + " (fact): the port is 8080\n" + "It is in the next handoff word for word, number 2 of 2 facts.\n",
                shell.run("why", id).done());
        Json json = shell.run("why", id, "--json").json();
        assertTrue(json.isTrue("handedOver"));
        assertEquals(Optional.of("whole"), json.text("reason"));
        assertEquals(Optional.of(id), json.at("record").text("id"));
    }

    @Test
    void whatDoesNotFitIsToldByPinKindAgeAndSize() {
        String first = add("the very first one " + "word ".repeat(30));
        for (int i = 0; i < 120; i++) claude.records(Kind.FACT, "later statement " + i + " " + "word ".repeat(20));

        String told = shell.run("why", first).done();
        assertTrue(
                told.matches(
                        "(?s).*It is active, but the next handoff only counts it: no room left: not pinned, number 121"
                                + " of 121 facts from the youngest; it needs \\d+ characters and \\d+ are left\\."
                                + " relaybook pin " + first + " hands it over before others\\.\n"),
                told);
        String preview = shell.run("preview", "--left-out").done();
        assertTrue(preview.startsWith(shell.run("preview").done().stripTrailing()), preview);
        assertTrue(
                preview.matches("(?s).* statements left out\n.*" + first
                        + " \\(fact\\) the very first one [^\n"
                        + "]*\n"
                        + "    counted: no room left: not pinned, number 121 of 121.*"),
                preview);

        shell.run("pin", first).done();
        assertTrue(shell.run("why", first).done().contains("word for word, number 1 of "));
    }

    @Test
    void whatDoesNotStandIsToldWithWhoAndWhyAndWhatIsInItsPlace() {
        String first = add("the port is 8080");
        String second = supersede(first, "the port is 9090");
        shell.environment.put("CLAUDECODE", "1");
        String third = supersede(second, "the port is 7070");

        String told = shell.run("why", first).done();
        assertTrue(told.contains("it was superseded by a person at 2"), told);
        assertTrue(told.contains(", by " + second + ". In its place stands " + third + ": the port is 7070."), told);
        shell.run("tombstone", third, "--reason", "no port at all").done();
        told = shell.run("why", third).done();
        assertTrue(told.contains("it was tombstoned by the agent at 2"), told);
        assertTrue(told.contains(": no port at all. relaybook restore " + third + " brings it back."), told);
        assertEquals(
                Optional.of("tombstoned"),
                shell.run("why", third, "--json").json().text("reason"));
    }

    @Test
    void aProposalWaitsAndARejectedOneDoesNot() {
        claude.logsPrompt("p1", "Never touch the billing module.");
        String id = shell.run("review", "--json")
                .json()
                .items("items")
                .getFirst()
                .at("record")
                .text("id")
                .orElseThrow();

        assertTrue(shell.run("why", id).done().contains("it is a proposal by Relaybook at 2"));
        shell.run("reject", id, "--reason", "was about today").done();
        String told = shell.run("why", id).done();
        assertTrue(told.contains("it was rejected by a person at 2"), told);
        assertTrue(told.contains(": was about today."), told);
    }

    @Test
    void aRecordOfAnotherSessionIsFoundThere() {
        String id = add("the port is 8080");
        var key = new SessionKey(HostId.CLAUDE_CODE, "sibling");
        new SeeSession(claude.relaybook().ledgers())
                .see(
                        new SessionEvent.Seen(
                                key, claude.session().project(), Optional.empty(), Optional.empty(), Optional.empty()),
                        Optional.empty());

        String told = shell.run("why", id, "--session", "sibling").done();
        assertTrue(
                told.contains("It is not in the next handoff of session sibling: it belongs to session "
                        + ClaudeAtWork.SESSION + " in "),
                told);
        assertTrue(told.contains("relaybook promote " + id + " --session " + ClaudeAtWork.SESSION), told);
        shell.run("promote", id, "--session", ClaudeAtWork.SESSION).done();
        assertTrue(shell.run("why", id, "--session", "sibling").done().contains("word for word"));
    }

    @Test
    void aMaskIsTold() {
        String id = add("the key is password=hunter2x9Qz!");

        String told = shell.run("why", id).done();

        assertTrue(told.contains("[secret:") && !told.contains("hunter2x9"), told);
        assertTrue(told.contains("A secret in it was masked before it was stored"), told);
    }

    @Test
    void anUnknownIdIsRefused() {
        assertTrue(shell.run("why", "r-zzzz").refused().startsWith("There is no record r-zzzz"));
    }

    private String add(String statement) {
        return shell.run("add", "fact", statement, "--json").json().text("id").orElseThrow();
    }

    private String supersede(String id, String statement) {
        return shell.run("supersede", id, statement, "--json").json().text("id").orElseThrow();
    }
}
