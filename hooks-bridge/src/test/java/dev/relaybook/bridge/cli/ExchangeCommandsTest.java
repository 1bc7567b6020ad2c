// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.bridge.engine.ClaudeAtWork;
import dev.relaybook.bridge.engine.Home;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class ExchangeCommandsTest {
    @TempDir
    private Path folder;

    private ClaudeAtWork claude;
    private Shell ann;
    private Shell bob;
    private Home bobs;

    @BeforeEach
    void setUp() throws IOException {
        claude = new ClaudeAtWork(folder);
        claude.startsUp();
        bobs = new Home(folder.resolve("bob"));
        ann = new Shell(claude.home, claude.project);
        bob = new Shell(bobs, claude.project);
    }

    @AfterEach
    void close() {
        claude.close();
    }

    @Test
    void twoHomesMeetInEitherOrder() {
        ann.run("add", "fact", "the port is 8080").done();
        bob.typing(ann.run("export").done()).run("import", "-").done();
        ann.run("add", "decision", "use tabs").done();
        bob.run("add", "gotcha", "the cache is warm", "--session", ClaudeAtWork.SESSION)
                .done();
        String anns = ann.run("export").done();
        String bobsOwn = bob.run("export").done();

        assertTrue(bob.typing(anns).run("import", "-").done().startsWith("Imported 1 event; 2 events were here"));
        ann.typing(bobsOwn).run("import", "-").done();
        assertEquals(ann.run("export").done(), bob.run("export").done());
        String shown = bob.run("show", "--session", ClaudeAtWork.SESSION).done();
        for (String words : List.of("the port is 8080", "use tabs", "the cache is warm")) {
            assertTrue(shown.contains(words), shown);
        }
        assertEquals("The ledger is whole.\n", bob.run("verify").done());
        assertEquals(
                "Imported 0 events; 3 events were here already.\n",
                bob.typing(anns).run("import", "-").done());
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void anExportInAFileIsOnlyForItsUserAndReplacesAnOlderOne() throws IOException {
        ann.run("add", "fact", "the port is 8080").done();
        assertEquals(
                "Exported 2 events to out.jsonl.\n",
                ann.run("export", "out.jsonl").done());
        ann.run("add", "fact", "the host is db1").done();
        assertEquals(
                "Exported 3 events to out.jsonl.\n",
                ann.run("export", "out.jsonl").done());

        Path file = claude.project.resolve("out.jsonl");
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        assertEquals(ann.run("export", "-").done(), Files.readString(file));
        assertEquals(
                "Imported 3 events; 0 events were here already.\n",
                bob.run("import", "out.jsonl").done());
        try (Stream<Path> files = Files.list(claude.project)) {
            assertEquals(List.of(file), files.toList());
        }
    }

    @Test
    void anotherFileIsNotOverwritten() throws IOException {
        Path file = Files.writeString(claude.project.resolve("notes.txt"), "mine");

        var ran = ann.run("export", "notes.txt");
        assertEquals(Exit.UNAVAILABLE, ran.exit());
        assertTrue(ran.err().contains("it is no export"), ran.err());
        assertEquals("mine", Files.readString(file));
    }

    @Test
    void whatIsNoExportIsRefusedAndNothingIsKept() throws IOException {
        ann.run("add", "fact", "the port is 8080").done();
        String export = ann.run("export").done();
        Files.writeString(claude.project.resolve("log.jsonl"), "{\"type\":\"user\"}\n");

        assertTrue(bob.run("import", "log.jsonl").refused().startsWith("log.jsonl: this is no export of Relaybook"));
        assertTrue(bob.run("import", "nothing.jsonl").refused().startsWith("nothing.jsonl can't be read"));
        assertTrue(bob.run("import", ".").refused().startsWith(". can't be read"));
        assertTrue(bob.typing(export.replace("8080", "9090"))
                .run("import", "-")
                .refused()
                .startsWith("standard input: line 3: its payload does not fit its hash. Nothing was imported."));
        assertTrue(bob.run("sessions").done().startsWith("No session is known yet"));
        try (Stream<Path> files = Files.list(bobs.folder())) {
            assertFalse(files.anyMatch(it -> it.getFileName().toString().startsWith(".new")));
        }
    }

    @Test
    void anotherHomesDebtOpensNoGateAndIsNotDeliveredHere() throws IOException {
        ann.run("add", "fact", "the port is 8080").done();
        ann.run("note", "mind the release").done();
        claude.compacts("manual");
        claude.logsBoundary("b-1", "manual", "nothing much");
        assertTrue(claude.home.open().resolve("claude-code").toFile().list().length > 0);
        String export = ann.run("export").done();

        bob.typing(export).run("import", "-").done();
        assertFalse(Files.exists(bobs.open().resolve("claude-code/" + ClaudeAtWork.SESSION)));
        String shown = bob.run("show", "--session", ClaudeAtWork.SESSION).done();
        assertTrue(shown.contains("the port is 8080"), shown);
        assertFalse(shown.contains("armed"), shown);
        assertFalse(bob.run("preview", "--session", ClaudeAtWork.SESSION).done().contains("mind the release"));
    }

    @Test
    void aSessionsExportHoldsTheWordsOfNoOther() {
        ann.run("add", "fact", "the port is 8080").done();
        assertTrue(ann.run("export", "--session", "5ab7").done().contains("8080"));
        assertTrue(ann.run("export", "--project").done().contains("8080"));
        assertFalse(ann.run("export", "--project", "/elsewhere").done().contains("8080"));
        assertTrue(ann.run("export", "--session", "nobody").refused().startsWith("No session nobody is known"));
    }
}
