// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.bridge.engine.ClaudeAtWork;
import dev.relaybook.bridge.hosts.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CuratingCommandsTest {
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
    void aTextMayBeginWithABullet() {
        shell.run("section", "next-step", "- run the tests\n- commit").done();
        shell.run("add", "fact", "- the port", "is 80").done();

        String shown = shell.run("show").done();
        assertTrue(shown.contains("- run the tests"), shown);
        assertTrue(shown.contains("- the port is 80"), shown);
        assertTrue(shell.run("add", "fact", "--jsno", "x").refused().contains("--jsno"));
    }

    @Test
    void anEmptySessionIsNoSession() {
        assertTrue(shell.run("add", "fact", "x", "-s", "").refused().startsWith("--session is empty"));
    }

    @Test
    void textThatBeginsWithAnAtSignIsNoNameOfAFile() throws IOException {
        claude.startsUp();
        Files.writeString(claude.project.resolve("secrets.txt"), "what the file holds");

        for (String text :
                List.of("@secrets.txt", "@" + claude.project.resolve("secrets.txt"), "@Deprecated marks it")) {
            assertTrue(shell.run("add", "fact", text).done().contains(": " + text), text);
        }
    }

    @Test
    void aStatementIsRecordedAndTold() {
        assertTrue(shell.run("add", "decision", "use", "SQLite")
                .done()
                .matches("Recorded r-\\w+ \\(decision\\): use SQLite\n"));
        assertTrue(shell.run("add", "DECISION", "use SQLite").done().startsWith("Already recorded r-"));
        assertTrue(show().contains("use SQLite"));
    }

    @Test
    void nothingIsWrittenIntoAnotherSessionThanTheOneTheAgentNames() {
        shell.environment.put("CLAUDE_CODE_SESSION_ID", "11111111-0000-4000-8000-000000000009");

        for (List<String> command : List.of(
                List.of("add", "fact", "the port is 8080"),
                List.of("note", "mind the flaky test"),
                List.of("section", "next-step", "commit"))) {
            String told = shell.run(command.toArray(String[]::new)).refused();
            assertTrue(told.contains("CLAUDE_CODE_SESSION_ID names the session 11111111-"), told);
            assertTrue(told.contains("--session"), told);
        }
        assertFalse(claude.preview().contains("8080"));
        assertTrue(shell.run("add", "fact", "the port is 8080", "--session", ClaudeAtWork.SESSION)
                .done()
                .startsWith("Recorded"));
    }

    @Test
    void whatIsOnlyReadIsOfTheNewestSessionAndSaysSo() {
        shell.environment.put("COPILOT_AGENT_SESSION_ID", "unheard-of");

        Shell.Ran ran = shell.run("show");

        assertEquals(0, ran.exit());
        assertTrue(ran.err().contains("COPILOT_AGENT_SESSION_ID names the session unheard-of"), ran.err());
        assertTrue(ran.err().contains(ClaudeAtWork.SESSION), ran.err());
    }

    @Test
    void aSupersededStatementStaysBehindItsSuccessor() {
        String id = add("the port is 8080");

        assertTrue(shell.run("supersede", id, "the port is 9090").done().startsWith("Superseded by r-"));

        assertTrue(show().matches("(?s).*Superseded \\(1\\)\n.*the port is 8080.*superseded by r-.*"), show());
        assertFalse(claude.preview().contains("8080"));
        assertTrue(claude.preview().contains("the port is 9090"));
    }

    @Test
    void aTombstonedStatementStaysWithItsReasonAndCanBeRestored() {
        String id = add("the port is 8080");

        assertTrue(shell.run("tombstone", id, "--reason", "moved").done().startsWith("Tombstoned " + id));
        assertTrue(show().contains("because: moved"));
        assertFalse(claude.preview().contains("8080"));

        assertTrue(shell.run("restore", id).done().startsWith("Restored " + id));
        assertTrue(claude.preview().contains("8080"));
    }

    @Test
    void aPinPutsAStatementFirst() {
        add("one");
        String id = add("two");

        assertTrue(shell.run("pin", id).done().startsWith("Pinned " + id));
        assertTrue(claude.preview().indexOf("two") < claude.preview().indexOf(": one"));
        assertTrue(shell.run("unpin", id).done().startsWith("Unpinned " + id));
        assertTrue(claude.preview().indexOf("two") > claude.preview().indexOf(": one"));
    }

    @Test
    void anActThatChangesNothingSaysSo() {
        String id = add("one");

        assertFalse(shell.run("unpin", id).done().startsWith("Unpinned"));
    }

    @Test
    void aUsersWordsWaitForReview() {
        claude.logsPrompt("p1", "Never touch the billing module.");
        claude.compacts("manual");
        String id = shell.run("show", "--json")
                .json()
                .items("records")
                .getFirst()
                .text("id")
                .orElseThrow();
        assertTrue(show().contains("Proposed"));

        assertTrue(shell.run("accept", id).done().startsWith("Accepted " + id));
        assertTrue(claude.preview().contains("billing"));
        shell.run("accept", id, "--json");
        assertFalse(show().contains("Proposed"));
    }

    @Test
    void aRejectedProposalStaysWithItsReason() {
        claude.logsPrompt("p1", "Never touch the billing module.");
        claude.compacts("manual");
        String id = shell.run("show", "--json")
                .json()
                .items("records")
                .getFirst()
                .text("id")
                .orElseThrow();

        assertTrue(shell.run("reject", id, "--reason", "was about today").done().startsWith("Rejected " + id));
        assertTrue(show().contains("because: was about today"));
    }

    @Test
    void aProposalIsEditedAsItIsAccepted() {
        claude.logsPrompt("p1", "Never touch the billing module.");
        claude.compacts("manual");
        String id = firstRecord();

        Json json = shell.run("accept", id, "--text", "billing is frozen", "--kind", "gotcha", "--json")
                .json();

        assertEquals("billing is frozen", json.text("statement").orElseThrow());
        assertEquals("gotcha", json.text("kind").orElseThrow());
        assertTrue(
                json.items("provenance").getFirst().text("quote").orElseThrow().contains("Never touch"));
        assertTrue(claude.preview().contains("(gotcha, new, transcript): billing is frozen"), claude.preview());
    }

    @Test
    void theLastActIsTakenBackAndDoneAgain() {
        assertTrue(shell.run("undo").refused().startsWith("There is nothing to undo: "));
        String id = add("the port is 8080");

        assertEquals(
                "Undone: " + id + " added (fact): the port is 8080\n" + id
                        + " is tombstoned now; relaybook undo does it again.\n",
                shell.run("undo").done());
        assertFalse(claude.preview().contains("8080"));
        assertEquals(
                Optional.of("active"),
                shell.run("undo", "--json").json().at("record").text("state"));
        assertTrue(claude.preview().contains("8080"));

        shell.run("section", "next-step", "run it").done();
        assertEquals(
                "Undone: section next-step (explicit): run it\nnext-step is blank now; relaybook undo does it again.\n",
                shell.run("undo").done());
        assertFalse(shell.run("show").done().contains("next-step"));
    }

    @Test
    void aSectionIsReplaced() {
        assertEquals(
                "Replaced next-step.\n",
                shell.run("section", "next-step", "run", "it").done());
        assertEquals(
                "next-step says so already.\n",
                shell.run("section", "next-step", "run it").done());
        assertTrue(claude.preview().contains("run it"));
    }

    @Test
    void aNoteIsHandedOverOnceAtTheMomentThatWasChosen() {
        assertEquals(
                "It will be handed over once, with the next compaction.\n",
                shell.run("note", "mind", "it").done());
        assertEquals(
                "It will be handed over once, with the next prompt.\n",
                shell.run("note", "--at", "next-prompt", "mind that").done());
        assertTrue(claude.preview().contains("mind it"));
    }

    @Test
    void anAgentIsToldApartFromAPerson() {
        shell.environment.put("CLAUDECODE", "1");
        add("by the agent");
        shell.run("section", "objective", "by the agent").done();

        String history = shell.run("show", "--history").done();

        assertTrue(history.matches("(?s).*  agent  r-\\w+ added .*"), history);
        assertTrue(history.matches("(?s).*  agent  section objective .*"), history);
        assertFalse(history.contains("  human  "), history);
    }

    @Test
    void theRecordIsPrintedAsJson() {
        Json json = shell.run("add", "fact", "the port is 8080", "--json").json();

        assertEquals(
                List.of("id", "kind", "state", "scope", "statement", "pinned", "compactionsBefore", "provenance"),
                json.names());
        assertEquals("human", json.items("provenance").getFirst().text("source").orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "supersede r-zzzz x",
                "tombstone r-zzzz --reason x",
                "restore zzzz",
                "pin zz",
                "unpin r-zzzz",
                "accept r-zzzz",
                "reject r-zzzz"
            })
    void anUnknownIdIsRefused(String words) {
        String sentence = shell.run(words.split(" ")).refused();

        assertTrue(sentence.startsWith("There is no record r-zz"), sentence);
    }

    @Test
    void anAmbiguousBeginningIsRefusedWithWhatItMayMean() {
        for (int i = 0; i < 40; i++) add("statement " + i);
        Map<Character, String> seen = new HashMap<>();
        String twice = "";
        for (Json row : shell.run("show", "--json").json().items("records")) {
            String id = row.text("id").orElseThrow();
            if (seen.put(id.charAt(2), id) != null) twice = id.substring(0, 3);
        }

        String sentence = shell.run("pin", twice).refused();

        assertTrue(sentence.contains(twice + " may mean r-"), sentence);
        assertTrue(sentence.contains("type more of the id"), sentence);
    }

    @Test
    void theBeginningOfAnIdIsEnough() {
        String id = add("one");

        assertTrue(shell.run("pin", id.substring(0, 4)).done().contains(id));
    }

    @Test
    void whatIsBlankOrUnknownIsRefused() {
        assertTrue(shell.run("section", "mood", "good")
                .refused()
                .contains("There is no section mood; it is one of objective"));
        assertTrue(shell.run("note", "x", "--at", "noon").refused().contains("next-compaction or next-prompt"));
        assertFalse(shell.run("add", "fact", " ").refused().isEmpty());
        assertFalse(shell.run("note", " ").refused().isEmpty());
        assertFalse(
                shell.run("tombstone", add("one"), "--reason", " ").refused().isEmpty());
        assertFalse(shell.run("add", "fact", "x".repeat(3000)).refused().isEmpty());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tombstone r-abcd",
                "add",
                "add fact",
                "add mood x",
                "supersede r-abcd",
                "pin",
                "section",
                "note",
                "diff 1",
                "diff one two",
                "validate",
                "receipts --last many",
                "no-such-command",
                "show --no-such-option"
            })
    void wrongUsageIsToldWithTheUsage(String words) {
        Shell.Ran ran = shell.run(words.split(" "));

        assertEquals(2, ran.exit());
        assertTrue(ran.err().contains("Usage: relaybook") || ran.err().contains("Did you mean"), ran.err());
        assertEquals("", ran.out());
    }

    @Test
    void controlSequencesInWhatWasRecordedAreInert() {
        claude.logsAnswer("DECISION: red \u001b[31malert\u0007 \u202eeligible \u009b2J");
        claude.logsBoundary("b1", "manual", "\u001b]0;title\u0007 summary \u009b2J");
        claude.compacts("manual");
        add("typed \u001b[2J by hand");
        shell.run("section", "objective", "a\u001b[1mb").done();

        for (String[] words :
                new String[][] {{"show", "--history"}, {"preview"}, {"checkpoints"}, {"receipts"}, {"sessions"}}) {
            String out = shell.run(words).done();
            assertTrue(
                    out.codePoints()
                            .noneMatch(it -> it != '\n' && it != '\t' && (Character.isISOControl(it) || it == 0x202e)),
                    out);
        }
        assertTrue(shell.run("show").done().contains("eligible"));
    }

    @Test
    void controlSequencesInARefusalAreInert() {
        String err = shell.run("show", "--session", "\u001b[2Jx").refused();

        assertTrue(err.codePoints().noneMatch(it -> it != '\n' && Character.isISOControl(it)), err);
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

    private String show() {
        return shell.run("show").done();
    }
}
