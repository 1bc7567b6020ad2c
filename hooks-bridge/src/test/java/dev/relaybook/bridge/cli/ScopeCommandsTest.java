// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.bridge.engine.ClaudeAtWork;
import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.model.ledger.HostId;
import dev.relaybook.model.ledger.ProjectId;
import dev.relaybook.model.ledger.SeeSession;
import dev.relaybook.model.ledger.SessionEvent;
import dev.relaybook.model.ledger.SessionKey;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScopeCommandsTest {
    @TempDir
    private Path folder;

    private ClaudeAtWork claude;
    private Shell shell;

    @BeforeEach
    void threeSessionsOfTwoProjects() throws IOException {
        claude = new ClaudeAtWork(folder);
        claude.startsUp();
        shell = new Shell(claude.home, claude.project);
        shell.environment.put("CLAUDE_CODE_SESSION_ID", ClaudeAtWork.SESSION);
        see("sibling", claude.session().project());
        see("stranger", new ProjectId("/srv/blog"));
    }

    @AfterEach
    void close() {
        claude.close();
    }

    @Test
    void aPromotedRecordIsHandedOverInAllSessionsOfItsProjectAndBack() {
        String id = add("the port is 8080");
        assertFalse(preview("sibling").contains("8080"));

        assertEquals(
                "Promoted " + id + " (fact, project project): the port is 8080\n",
                shell.run("promote", id).done());
        assertTrue(preview("sibling").contains("(fact, project, human): the port is 8080"), preview("sibling"));
        assertTrue(preview(ClaudeAtWork.SESSION).contains("8080"));
        assertFalse(preview("stranger").contains("8080"));

        assertEquals(
                "Taken back " + id + " (fact, session 5ab7c1d2): the port is 8080\n",
                shell.run("demote", id, "--session", "sibling").done());
        assertFalse(preview("sibling").contains("8080"));
        assertTrue(preview(ClaudeAtWork.SESSION).contains("8080"));
    }

    @Test
    void scopeIsShownEverywhere() {
        String shared = add("the port is 8080");
        String own = add("the host is alpha");
        assertEquals(
                "project",
                shell.run("promote", shared, "--json").json().text("scope").orElseThrow());

        assertTrue(shell.run("show").done().contains(shared + " (project)  the port"));
        assertEquals(
                List.of(own + " session", shared + " project"),
                scopes(shell.run("preview", "--json").json().items("records")));
        Json counts = shell.run("sessions", "--json").json().items("sessions").stream()
                .filter(it -> it.text("session").equals(Optional.of(ClaudeAtWork.SESSION)))
                .findFirst()
                .orElseThrow()
                .at("activeRecords");
        assertEquals(Optional.of(1L), counts.number("session"));
        assertEquals(Optional.of(1L), counts.number("project"));
        assertTrue(shell.run("sessions").done().contains("1 statement + 1 of the project"));
        assertTrue(shell.run("show", "--history").done().contains(shared + " promoted to "));
    }

    @Test
    void aRecordsWholeLifeIsToldFromEveryLedgerItLivedIn() {
        claude.logsAnswer("FACT: the port is 8080");
        shell.run("show").done();
        String first = firstRecord();
        String second = shell.run("supersede", first, "the port is 9090", "--json")
                .json()
                .text("id")
                .orElseThrow();
        shell.run("promote", second).done();
        shell.run("pin", second, "--session", "sibling").done();
        shell.run("tombstone", second, "--session", "sibling", "--reason", "moved")
                .done();

        String text = shell.run("show", second, "--history").done();

        assertTrue(text.startsWith(second + " (fact, project project, tombstoned, pinned): the port is 9090\n"), text);
        assertTrue(
                text.matches("(?s).*\n  \\S+Z  agent  " + first + " added \\(fact\\): the port is 8080\n"
                        + "      from agent, session 5ab7c1d2, transcript line 1, \\S+Z: \"FACT: the port is 8080\"\n"
                        + "  \\S+Z  human  " + second + " supersedes " + first + ": the port is 9090\n"
                        + "      from human, session 5ab7c1d2, \\S+Z\n"
                        + ".*  human  " + second + " promoted to \\S+\n"
                        + ".*  human  project: " + second + " pinned\n"
                        + ".*  human  project: " + second + " tombstoned: moved\n"),
                text);
        Json json = shell.run("show", second, "--history", "--json").json();
        assertEquals(Optional.of("tombstoned"), json.text("state"));
        assertEquals(
                Optional.of("FACT: the port is 8080"),
                json.items("history").getFirst().at("provenance").text("quote"));
        assertTrue(shell.run("show", "r-zzzz").refused().startsWith("There is no record r-zzzz"));
    }

    @Test
    void aProposalIsNotPromotedWithoutReview() {
        claude.logsPrompt("p1", "Never touch the billing module.");
        shell.run("show").done();
        String id = firstRecord();

        assertTrue(shell.run("promote", id).refused().contains("accept it first"));
    }

    private void see(String id, ProjectId project) {
        var seen = new SessionEvent.Seen(
                new SessionKey(HostId.CLAUDE_CODE, id), project, Optional.empty(), Optional.empty(), Optional.empty());
        new SeeSession(claude.relaybook().ledgers()).see(seen, Optional.empty());
    }

    private String firstRecord() {
        return shell.run("show", "--json")
                .json()
                .items("records")
                .getFirst()
                .text("id")
                .orElseThrow();
    }

    private String add(String statement) {
        return shell.run("add", "fact", statement, "--json").json().text("id").orElseThrow();
    }

    private String preview(String session) {
        return shell.run("preview", "--session", session).done();
    }

    private static List<String> scopes(List<Json> records) {
        return records.stream()
                .map(it -> it.text("id").orElseThrow() + " " + it.text("scope").orElseThrow())
                .sorted(Comparator.comparing(line -> line.endsWith("project")))
                .toList();
    }
}
