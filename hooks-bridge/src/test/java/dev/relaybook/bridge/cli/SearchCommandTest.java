// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.bridge.engine.ClaudeAtWork;
import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.model.ledger.Kind;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SearchCommandTest {
    @TempDir
    private Path folder;

    private ClaudeAtWork claude;
    private Shell shell;

    @BeforeEach
    void setUp() throws IOException {
        claude = new ClaudeAtWork(folder);
        claude.startsUp();
        claude.records(Kind.DECISION, "the caf\u00e9's port is 8080");
        claude.records(Kind.FACT, "the old port was 80");
        shell = new Shell(claude.home, claude.project);
    }

    @AfterEach
    void close() {
        claude.close();
    }

    @Test
    void hitsAreToldOnTwoLinesWithTheirPlace() {
        shell.run("section", "next-step", "open the port").done();

        List<String> lines = shell.run("search", "PORT", "-old").done().lines().toList();

        assertEquals(4, lines.size(), lines::toString);
        assertTrue(
                lines.get(0).matches("r-\\w+  decision  project, session 5ab7c1d2  \\d{4}-\\d\\d-\\d\\d"),
                lines.get(0));
        assertEquals("    the caf\u00e9's port is 8080", lines.get(1));
        assertTrue(lines.get(2).startsWith("section  next-step  project, session 5ab7c1d2  "), lines.get(2));
        assertEquals("    open the port", lines.get(3));
    }

    @Test
    void programsGetTheMarksToo() {
        Shell.Ran ran = shell.run("search", "--json", "cafe", "kind:decision");

        Json hit = ran.json().items("hits").getFirst();
        assertEquals("record", hit.text("type").orElseThrow());
        assertEquals(
                "the caf\u00e9's port is 8080",
                hit.at("record").text("statement").orElseThrow());
        assertEquals(ClaudeAtWork.SESSION, hit.text("session").orElseThrow());
        assertEquals(claude.project.toString(), hit.text("project").orElseThrow());
        assertTrue(ran.out().replaceAll("[ \n]", "").contains("\"marks\":[[4,8]]"), ran.out());
    }

    @Test
    void wordsAreMarkedOnATerminalOnly() {
        String plain = shell.run("search", "port").done();
        shell.terminal = true;
        String bold = shell.run("search", "port").done();
        shell.environment.put("NO_COLOR", "1");

        assertFalse(plain.contains("\u001b"), plain);
        assertTrue(bold.contains("the caf\u00e9's \u001b[1mport\u001b[0m is 8080"), bold);
        assertEquals(plain, bold.replace("\u001b[1m", "").replace("\u001b[0m", ""));
        assertEquals(plain, shell.run("search", "port").done());
    }

    @Test
    void pagesAreTurned() {
        String first = shell.run("search", "port", "--limit", "1").done();
        String second =
                shell.run("search", "port", "--limit", "1", "--page", "2").done();

        assertTrue(first.endsWith("More was found: --page 2.\n"), first);
        assertFalse(second.contains("More was found"), second);
        assertEquals(
                "There is no page 3.\n",
                shell.run("search", "port", "--limit", "1", "--page", "3").done());
    }

    @Test
    void nothingFoundIsSaid() {
        assertEquals("Nothing was found.\n", shell.run("search", "nowhere").done());
        assertEquals(
                "Nothing was found.\n", shell.run("search", "project:nowhere").done());
        assertEquals(List.of(), shell.run("search", "nowhere", "--json").json().items("hits"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "\"", "kind:x", "before:soon", "++", "state:", "--limt", "-state:active", "a\u0000\"b c"})
    void whatCantBeUnderstoodIsRefusedInASentence(String query) {
        String told = shell.run("search", query).refused();

        assertTrue(told.strip().endsWith("."), told);
        assertFalse(told.contains("Exception") || told.contains("fts5"), told);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "1001", "many"})
    void theSizeOfAPageIsBounded(String limit) {
        assertTrue(shell.run("search", "port", "--limit", limit).refused().contains("--limit"));
        assertTrue(shell.run("search", "port", "--page", limit.replace("1001", "0"))
                .refused()
                .contains("--page"));
    }

    @Test
    void aVeryLongQueryIsRefused() {
        assertTrue(shell.run("search", "x".repeat(100_000)).refused().contains("at most 1000 characters"));
    }
}
