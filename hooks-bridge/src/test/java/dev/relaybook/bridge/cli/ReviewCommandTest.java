// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.bridge.engine.ClaudeAtWork;
import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.Provenance;
import dev.relaybook.model.ledger.RecordEvent;
import dev.relaybook.model.ledger.RecordId;
import dev.relaybook.model.ledger.Source;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReviewCommandTest {
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
    void whatWasRetiredAndIsSaidAgainIsToldAndCanBeSettled() {
        String old = shell.run("add", "fact", "db is mysql", "--json")
                .json()
                .text("id")
                .orElseThrow();
        shell.run("tombstone", old, "--reason", "it is postgres").done();

        String told = shell.run("add", "fact", "db is mysql").done();

        assertTrue(told.contains(old + " said the same and was tombstoned: it is postgres\n"), told);
        String text = shell.run("review").done();
        assertTrue(text.contains("A statement says again what was tombstoned: it is postgres\n"), text);
        assertEquals("revived", items().getFirst().text("type").orElseThrow());
        String keep = commands().stream()
                .filter(it -> it.contains("keep-both"))
                .findFirst()
                .orElseThrow();
        shell.run(words(keep)).done();
        assertEquals(List.of(), items());
    }

    @Test
    void aProposalIsShownWithItsQuoteAndItsPlaceAndWhatSettlesIt() {
        claude.logsPrompt("p1", "Never touch the billing module.");

        String text = shell.run("review").done();

        String id = items().getFirst().at("record").text("id").orElseThrow();
        assertTrue(text.startsWith("1 item to review in session " + ClaudeAtWork.SESSION), text);
        assertTrue(text.contains("  proposed " + id + " (constraint): Never touch the billing module."), text);
        assertTrue(text.matches("(?s).*from transcript, transcript line 1, .*: \"Never touch the billing.*"), text);
        assertTrue(text.contains("\n    relaybook reject " + id + "   (it is not)"), text);
        for (String command : commands()) {
            if (command.contains("accept") && !command.contains("TEXT"))
                shell.run(words(command)).done();
        }
        assertEquals(
                "Nothing waits for review in session " + ClaudeAtWork.SESSION + ".\n",
                shell.run("review").done());
        assertTrue(claude.preview().contains("billing"));
    }

    @Test
    void whatReadsAlikeIsToldAtOnceAndShownForReviewWithBothWaysOut() {
        String older = add("the port is 8080");

        String told = shell.run("add", "fact", "the port is 9090").done();

        String newer = items().getFirst().at("newer").text("id").orElseThrow();
        assertTrue(told.contains("It reads like " + older + ": the port is 8080\n"), told);
        assertTrue(told.contains("relaybook supersede " + older + " --by " + newer), told);
        assertTrue(claude.preview().contains("8080") && claude.preview().contains("9090"));
        assertEquals(
                List.of(
                        "relaybook supersede " + older + " --by " + newer,
                        "relaybook keep-both " + older + " " + newer),
                commands());

        shell.run(words(commands().getLast())).done();
        assertEquals(List.of(), items());
        shell.run("undo").done();
        shell.run(words(commands().getFirst())).done();
        assertEquals(List.of(), items());
        assertFalse(claude.preview().contains("8080"));
    }

    @Test
    void theAgentsMarksAreComparedToo() {
        claude.logsAnswer("FACT: the port is 8080\nFACT: the port is 9090");

        assertEquals(Optional.of("similar"), items().getFirst().text("type"));
    }

    @Test
    void rivalsFromTwoHomesAreShownWithBothWaysOut() {
        String first = add("the port is 8080");
        String mine = shell.run("supersede", first, "alpha", "serves", "--json")
                .json()
                .text("id")
                .orElseThrow();
        claude.relaybook()
                .ledgers()
                .write(tx -> tx.append(
                        ClaudeAtWork.KEY.ledger(),
                        Actor.HUMAN,
                        new RecordEvent.Superseded(
                                new RecordId("r-theirs"),
                                new RecordId(first),
                                Kind.FACT,
                                "beta serves",
                                Provenance.said(Source.IMPORT, Optional.empty(), Instant.EPOCH))));

        String text = shell.run("review").done();

        assertTrue(text.contains("Two records took the place of " + first), text);
        assertTrue(text.contains("  handed over r-theirs (fact): beta serves"), text);
        assertTrue(text.contains("  stepped back " + mine + " (fact): alpha serves"), text);
        shell.run(words(commands().getLast().replace("REASON", "settled"))).done();
        assertEquals(List.of(), items());
    }

    @Test
    void eitherATextOrARecordTakesAPlace() {
        String id = add("the port is 8080");

        assertEquals(2, shell.run("supersede", id).exit());
        assertEquals(2, shell.run("supersede", id, "words", "--by", "r-abcd").exit());
    }

    private String add(String statement) {
        return shell.run("add", "fact", statement, "--json").json().text("id").orElseThrow();
    }

    private List<Json> items() {
        return shell.run("review", "--json").json().items("items");
    }

    private List<String> commands() {
        return items().getFirst().items("settle").stream()
                .map(it -> it.text("command").orElseThrow())
                .toList();
    }

    private static String[] words(String command) {
        return command.substring("relaybook ".length()).split(" ");
    }
}
