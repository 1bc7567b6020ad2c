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
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TimelineCommandTest {
    @TempDir
    private Path folder;

    private ClaudeAtWork claude;
    private Shell shell;

    @BeforeEach
    void setUp() throws IOException {
        claude = new ClaudeAtWork(folder);
        shell = new Shell(claude.home, claude.project);
        claude.startsUp();
    }

    @AfterEach
    void close() {
        claude.close();
    }

    @Test
    void aCompactionTellsWhatWasRecordedBeforeItAndWhatBecameOfItsHandoff() {
        claude.logsPrompt("p1", "which port?");
        claude.logsAnswer("FACT: the port is 8080");
        claude.compacts("manual");
        claude.logsBoundary("b1", "manual", "a port");
        String handoff = ClaudeAtWork.context(claude.compacted());
        claude.logsInjection("SessionStart", handoff);
        claude.logsPrompt("p2", "go on");
        claude.logsAnswer("yes");

        List<Json> rows = shell.run("timeline", "--json").json().items("timeline");
        assertEquals(
                List.of("user", "agent", "compaction", "handoff", "user", "agent"),
                rows.stream().map(it -> it.text("kind").orElseThrow()).toList());
        String id = rows.get(1).items("records").getFirst().text().orElseThrow();
        Json compaction = rows.get(2);
        assertEquals(id, compaction.items("records").getFirst().text().orElseThrow());
        assertEquals(1, compaction.number("checkpoint").orElseThrow());
        assertEquals("confirmed", compaction.at("delivery").text("state").orElseThrow());
        assertEquals("confirmed", rows.get(3).at("delivery").text("state").orElseThrow());

        String told = shell.run("timeline").done();
        assertTrue(told.contains("compaction  manual; 1 recorded since the one before; handoff 1 confirmed"), told);
        assertTrue(told.contains("FACT: the port is 8080  [" + id + "]"), told);
    }

    @Test
    void theLastRowsOfALongLogAreReadFromItsEnd() {
        String long_ = "x".repeat(20_000);
        for (int i = 1; i <= 200; i++) claude.logsPrompt("p" + i, "prompt " + i + " " + long_);

        List<Json> rows =
                shell.run("timeline", "--json", "--rows", "120").json().items("timeline");
        assertEquals(120, rows.size());
        assertTrue(rows.getFirst().text("text").orElseThrow().startsWith("prompt 81 "));
        assertEquals(81, rows.getFirst().number("firstLine").orElseThrow());
        assertTrue(rows.getLast().text("text").orElseThrow().startsWith("prompt 200 "));
        assertEquals(200, rows.getLast().number("lastLine").orElseThrow());
    }

    @Test
    void aSecretOfTheLogIsNotShown() {
        claude.logsPrompt("p1", "log in with password=hunter2x");

        assertFalse(shell.run("timeline").done().contains("hunter2x"));
    }

    @Test
    void aLogThatIsGoneIsNoFailure() throws IOException {
        claude.logsPrompt("p1", "hello");
        Files.delete(claude.log);

        assertEquals(
                "Nothing of this session's log is here to show.\n",
                shell.run("timeline").done());
    }
}
