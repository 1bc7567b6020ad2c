// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.relaybook.bridge.engine.ClaudeAtWork;
import dev.relaybook.bridge.engine.Home;
import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.SectionName;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class ReadingCommandsTest {
    @TempDir
    private Path folder;

    private ClaudeAtWork claude;
    private Shell shell;

    @BeforeEach
    void setUp() throws IOException {
        claude = new ClaudeAtWork(folder);
        shell = new Shell(claude.home, claude.project);
    }

    @AfterEach
    void close() {
        claude.close();
    }

    @Test
    void thePreviewIsByteForByteWhatTheNextHookHandsOver() {
        claude.startsUp();
        claude.records(Kind.DECISION, "use SQLite\u2014not flat files, \u6f22\u5b57, a\u0301, \ud83d\ude80");
        shell.run("section", "next-step", "run the tests\nthen\tcommit").done();
        shell.run("note", "mind the flaky test").done();
        String printed = shell.run("preview").done();
        String inJson = shell.run("preview", "--json").json().text("text").orElseThrow();

        claude.compacts("auto");
        String handedOver = ClaudeAtWork.context(claude.compacted());

        assertEquals(handedOver + "\n", printed);
        assertEquals(handedOver, inJson);
    }

    @Test
    void whatIsNewInTheTranscriptIsShown() {
        claude.startsUp();
        claude.logsAnswer("FACT: the port is 8080");
        assertTrue(shell.run("preview").done().contains("the port is 8080"));

        claude.logsAnswer("FACT: the host is alpha");
        assertTrue(shell.run("show").done().contains("the host is alpha"));
    }

    @Test
    void aTranscriptThatIsGoneOrUnreadableDoesNotHinderTheShowing() throws IOException {
        claude.startsUp();
        claude.logsAnswer("FACT: the port is 8080");
        shell.run("show").done();
        Files.delete(claude.log);
        assertTrue(shell.run("preview").done().contains("the port is 8080"));

        Files.createDirectories(claude.log);
        Shell.Ran ran = shell.run("preview");

        assertTrue(ran.exit() == 0 && ran.out().contains("the port is 8080"), ran.toString());
        assertTrue(ran.err().contains("is not a regular file"), ran.err());
    }

    @Test
    void aManualCompactionThatTheGatePassesHandsOverThePreviewToo() {
        claude.startsUp();
        for (SectionName name : SectionName.values())
            shell.run("section", name.word(), "said").done();
        String printed = shell.run("preview").done();

        claude.compacts("manual");

        assertEquals(ClaudeAtWork.context(claude.compacted()) + "\n", printed);
    }

    @Test
    void aWarningOfTheGateIsAllThatAManualCompactionAddsToThePreview() {
        claude.startsUp();
        claude.records(Kind.FACT, "the port is 8080");
        List<String> printed = shell.run("preview").done().lines().toList();

        claude.compacts("manual");
        List<String> more =
                new ArrayList<>(ClaudeAtWork.context(claude.compacted()).lines().toList());
        more.removeAll(printed);

        assertEquals(1, more.size(), more.toString());
        assertTrue(more.getFirst().startsWith("Gate before the last compaction: warn: missing:objective"));
    }

    @Test
    void thePreviewIsNotOfAnEarlierVerdict() {
        compactedTwice();
        claude.compacted();
        claude.logsBoundary("b3", "manual", "summary 3");
        claude.logsPrompt("p3", "go on");
        claude.logsAnswer("going on");
        claude.hook("UserPromptSubmit", "prompt_id", "p4");
        claude.logsPrompt("p4", "go on");
        String printed = shell.run("preview").done();

        claude.compacts("auto");

        assertEquals(ClaudeAtWork.context(claude.compacted()) + "\n", printed);
    }

    @Test
    void thePreviewTellsItsCostByPart() {
        claude.startsUp();
        claude.records(Kind.FACT, "the port is 8080");

        Json json = shell.run("preview", "--json").json();

        assertEquals(List.of("text", "characters", "tokens", "parts", "records", "leftOut"), json.names());
        assertEquals(
                (long) json.text("text").orElseThrow().length(),
                json.number("characters").orElseThrow());
        assertTrue(json.number("tokens").orElseThrow() > 50);
        assertEquals(
                Set.of("name", "characters", "tokens"),
                Set.copyOf(json.items("parts").getFirst().names()));
    }

    @Test
    void theOverviewTellsEntriesProvenanceAndCost() {
        compactedTwice();

        String text = shell.run("show").done();

        assertTrue(text.startsWith("Session " + ClaudeAtWork.SESSION + " (claude-code) in " + claude.project), text);
        assertTrue(text.matches("(?s).*2 compactions; the next injection costs about \\d+ tokens.*"), text);
        assertTrue(text.contains("from human, "), text);
        assertTrue(text.contains("1 confirmed, offered through SessionStart, confirmed at line "), text);
    }

    @Test
    void theHistoryTellsEachEvent() {
        compactedTwice();

        String text = shell.run("show", "--history").done();

        for (String told : List.of(
                "session seen in",
                "added (fact): the port is 8080",
                "manual compaction announced",
                "checkpoint 1 taken",
                "delivery 1 armed (compaction)",
                "delivery 1 offered through SessionStart",
                "delivery 1 confirmed at line")) {
            assertTrue(text.contains(told), told + " is missing in " + text);
        }
    }

    @Test
    void theOverviewAsJsonHasItsKeys() {
        compactedTwice();

        Json json = shell.run("show", "--json").json();

        assertTrue(
                json.names()
                        .containsAll(List.of(
                                "session",
                                "host",
                                "project",
                                "firstSeen",
                                "lastSeen",
                                "compactions",
                                "records",
                                "projectRecords",
                                "sections",
                                "deliveries",
                                "nextInjection")),
                json.names().toString());
        assertEquals(
                List.of("characters", "tokens"),
                json.at("nextInjection").names().stream().sorted().toList());
        assertEquals(
                "confirmed", json.items("deliveries").getFirst().text("state").orElseThrow());
    }

    @Test
    void checkpointsAreListedAndCompared() {
        compactedTwice();

        assertEquals(2, shell.run("checkpoints").done().lines().count());
        Json first =
                shell.run("checkpoints", "--json").json().items("checkpoints").getFirst();
        assertEquals(List.of("number", "boundary", "trigger", "at", "opaque", "summary"), first.names());
        assertTrue(shell.run("diff", "1", "2").done().contains("-summary 1\n+summary 2"));
        assertEquals(
                "The two summaries are the same.\n", shell.run("diff", "1", "1").done());
        assertEquals(
                List.of("lines", "newer", "older"),
                shell.run("diff", "1", "2", "--json").json().names().stream()
                        .sorted()
                        .toList());
        assertTrue(shell.run("diff", "1", "7").refused().contains("There is no checkpoint 7; this session has 2."));
    }

    @Test
    void receiptsTellWhatHooksDid() {
        assertEquals("No hook has called yet.\n", shell.run("receipts").done());
        compactedTwice();

        assertTrue(shell.run("receipts").done().contains("claude-code SessionStart  offered"));
        assertEquals(1, shell.run("receipts", "--last", "1").done().lines().count());
        Json receipt = shell.run("receipts", "--json").json().items("receipts").getFirst();
        assertEquals(
                List.of("at", "host", "event", "session", "outcome", "detail", "millis", "bytes"), receipt.names());
    }

    @Test
    void sessionsAreListed() {
        assertTrue(shell.run("sessions").done().startsWith("No session is known yet"));
        claude.startsUp();

        assertTrue(shell.run("sessions").done().startsWith(ClaudeAtWork.SESSION + "  claude-code  project"));
        assertEquals(
                ClaudeAtWork.SESSION,
                shell.run("sessions", "--json")
                        .json()
                        .items("sessions")
                        .getFirst()
                        .text("session")
                        .orElseThrow());
    }

    @Test
    void whereNoSessionIsMeantTheCommandSaysWhatToDo() {
        assertTrue(shell.run("show").refused().contains("No session is known yet. relaybook install"));
        claude.startsUp();

        assertTrue(shell.run("show", "-s", "nope").refused().contains("No session nope is known"));
        shell.cwd = folder;
        assertTrue(shell.run("show").refused().contains("name one with --session"));
        assertEquals(
                0,
                shell.run("show", "--session", ClaudeAtWork.SESSION.substring(0, 6))
                        .exit());
        shell.environment.put("CLAUDE_CODE_SESSION_ID", ClaudeAtWork.SESSION);
        assertEquals(0, shell.run("show").exit());
    }

    @Test
    void aSessionOfTheOpenContractIsNamedByItsWholeId() {
        for (String id : List.of("run:42", "run:43", "rum")) {
            shell.typing("{\"sessionId\":\"" + id + "\",\"trigger\":\"manual\"}")
                    .run("contract", "pre")
                    .done();
        }

        assertTrue(shell.run("show", "--session", "run:42").done().startsWith("Session run:42 (open)"));
        assertTrue(shell.run("show", "--session", "open:run:43").done().startsWith("Session run:43 (open)"));
        assertTrue(shell.run("show", "--session", "ru").refused().contains("may mean 3 sessions"));
    }

    @Test
    void theContractIsAnsweredOnStandardOutput() {
        String pre =
                "{\"sessionId\":\"s1\",\"transcriptPath\":\"\",\"trigger\":\"manual\",\"customInstructions\":\"\"}";
        assertEquals(
                "allow",
                shell.typing(pre).run("contract", "pre").json().text("decision").orElseThrow());

        String post = "{\"sessionId\":\"s1\",\"trigger\":\"manual\",\"checkpointNumber\":1,\"checkpointPath\":\"\","
                + "\"summaryContent\":\"x\"}";
        assertTrue(shell.typing(post).run("contract", "post").json().has("additionalContext"));
        assertEquals("{}\n", shell.typing(post).run("contract", "post").done());

        Shell.Ran malformed = shell.typing("no json").run("contract", "pre");
        assertEquals(Exit.REFUSED, malformed.exit());
        assertTrue(malformed.out().startsWith("{\"error\":"), malformed.out());
        assertTrue(shell.run("contract", "during").refused().contains("pre or post"));
    }

    @Test
    void aHandoffFileIsJudged() throws IOException {
        Files.writeString(claude.project.resolve("bad.md"), "[compact-handoff]\nobjective: x\n");

        Shell.Ran ran = shell.run("validate", "bad.md", "--json");

        assertEquals(Exit.NO, ran.exit());
        Json json = Json.readStrictly(ran.out()).orElseThrow();
        assertEquals(
                List.of("status", "field_count", "present_fields", "errors", "warnings", "mode", "findings"),
                json.names());
        assertEquals(Exit.NO, shell.typing("nothing").run("validate", "-").exit());
        assertTrue(shell.run("validate", "gone.md").refused().contains("gone.md can't be read"));
    }

    @Test
    void aWholeLedgerIsVerifiedAndRepaired() {
        compactedTwice();

        assertEquals("The ledger is whole.\n", shell.run("verify").done());
        assertEquals("The ledger is whole.\n", shell.run("verify", "--repair").done());
    }

    @Test
    void doctorTellsWhatIsWrongWithSettingsAndLedger() throws IOException {
        Files.writeString(claude.home.config(), "profile = \n");
        Shell.Ran ran = shell.run("doctor");
        assertEquals(Exit.NO, ran.exit());
        assertTrue(ran.out().contains("settings: " + claude.home.config() + " can't be understood"), ran.out());

        Files.createDirectories(claude.home.logs());
        Files.write(claude.home.logs().resolve("app.log"), new byte[9 << 20]);
        assertTrue(shell.run("doctor")
                .out()
                .contains("logs: " + claude.home.logs().resolve("app.log") + " has 9 MiB; delete it"));

        Home broken = new Home(folder.resolve("broken"));
        Files.createDirectories(broken.ledger().resolve("x"));
        Shell.Ran second = new Shell(broken, folder).run("doctor", "--json");
        assertEquals(Exit.NO, second.exit());
        assertTrue(Json.readStrictly(second.out())
                .orElseThrow()
                .text("ledger")
                .orElseThrow()
                .contains("ledger.db: it is a folder; move it away"));
    }

    @Test
    void doctorTellsOfAHomeThatIsAnothersUsers() throws IOException {
        claude.startsUp();
        assumeTrue(System.getProperty("user.name").equals("root"), "only root gives folders away");
        var nobody = FileSystems.getDefault().getUserPrincipalLookupService().lookupPrincipalByName("nobody");
        Files.setOwner(claude.home.folder(), nobody);

        Shell.Ran ran = shell.run("doctor");

        assertEquals(Exit.NO, ran.exit());
        assertTrue(ran.out().contains("belongs to nobody while you are root"), ran.out());
    }

    @Test
    void aHomeThatCannotBeUsedIsToldInASentence() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");

        Shell.Ran ran = new Shell(new Home(file.resolve("home")), folder).run("show");

        assertEquals(Exit.UNAVAILABLE, ran.exit());
        assertFalse(ran.err().contains("\tat "), ran.err());
    }

    @Test
    void installAndUninstallRefuseWithoutThePackagedLauncher() {
        assertEquals(Exit.UNAVAILABLE, shell.run("install", "claude-code").exit());
        assertEquals(Exit.UNAVAILABLE, shell.run("uninstall", "claude-code").exit());
        assertEquals(Exit.UNAVAILABLE, shell.run("demo", "--no-ui").exit());
        assertTrue(shell.run("install", "--profile", "bold").refused().contains("There is no profile bold"));
    }

    @Test
    void withoutACommandTheAppOpens() {
        assertEquals(Shell.APP_OPENED, shell.run().exit());
    }

    @Test
    void everyCommandHasHelp() {
        for (CommandLine command :
                Cli.commandLine(Surroundings.ofProcess(_ -> 0)).getSubcommands().values()) {
            String name = command.getCommandName();
            if (name.equals("help")) continue;
            String help = shell.run(name, "--help").done();
            assertTrue(help.startsWith("Usage: relaybook " + name), help);
            assertEquals(help, shell.run("help", name).done());
        }
        assertTrue(shell.run("--help").done().contains("Without a command the app opens"));
        assertTrue(shell.run("--version").done().startsWith("relaybook "));
    }

    private void compactedTwice() {
        claude.startsUp();
        claude.records(Kind.FACT, "the port is 8080");
        for (int i = 1; i <= 2; i++) {
            claude.logsPrompt("p" + i, "go on");
            claude.logsAnswer("going on");
            claude.compacts("manual");
            String text = ClaudeAtWork.context(claude.compacted());
            claude.logsBoundary("b" + i, "manual", "summary " + i);
            claude.logsInjection("SessionStart", text);
        }
        claude.compacts("manual");
    }

    @Test
    void whatIsNoTextFileIsNotValidated() throws IOException {
        Files.write(claude.project.resolve("image.png"), new byte[] {(byte) 0x89, 'P', 0, 0, 13});
        Files.write(claude.project.resolve("large.md"), new byte[(16 << 20) + 1]);

        assertTrue(shell.run("validate", "/dev/zero").refused().contains("is not a file"));
        assertTrue(shell.run("validate", ".").refused().contains("is not a file"));
        assertTrue(shell.run("validate", "image.png").refused().contains("is no text"));
        assertTrue(shell.run("validate", "large.md").refused().contains("larger than 16 MiB"));
    }

    @Test
    void aFileInAnotherEncodingThanUtf8IsNotValidated() throws IOException {
        byte[] latin = "[compact-handoff]\n- objective: caf\u00e9\n".getBytes(StandardCharsets.ISO_8859_1);
        Files.write(claude.project.resolve("latin.md"), latin);
        Files.write(claude.project.resolve("cut.md"), new byte[] {'x', (byte) 0xe2, (byte) 0x82});

        assertTrue(shell.run("validate", "latin.md").refused().contains("latin.md is no UTF-8 text: line 2"));
        assertTrue(shell.run("validate", "cut.md").refused().contains("line 1"));
        assertTrue(shell.run("validate", "latin.md", "--json").refused().contains("Save it as UTF-8"));
    }

    @Test
    void numbersThatCountStartAtOne() {
        compactedTwice();
        for (String odd : List.of("0", "-5", "many", "99999999999")) {
            String told = shell.run("receipts", "--last", odd).refused();
            assertTrue(
                    told.startsWith("Invalid value for option '--last': '" + odd + "' is no whole number from 1"),
                    told);
        }

        assertTrue(shell.run("diff", "0", "1").refused().contains("'0' is no whole number from 1"));
        assertTrue(shell.run("diff", "1", "x").refused().contains("'x' is no whole number from 1"));
    }

    @Test
    void anOddHomeIsRefusedAndMakesNothing() throws IOException {
        shell.cwd = Files.createDirectory(folder.resolve("here"));
        for (String odd : List.of("", "\uFEFF/tmp", "x\u0007")) {
            Shell.Ran ran = shell.run("--home", odd, "sessions");
            assertEquals(Exit.UNAVAILABLE, ran.exit());
            assertTrue(ran.err().startsWith("--home "), ran.err());
        }
        shell.environment.put("RELAYBOOK_HOME", "relative");
        assertTrue(shell.run("sessions").err().startsWith("RELAYBOOK_HOME is \"relative\""));
        assertEquals(new Shell.Ran(0, "", ""), shell.run("hook", "claude-code", "pre-compact"));

        try (Stream<Path> made = Files.list(shell.cwd)) {
            assertEquals(List.of(), made.toList());
        }
        assertEquals(0, shell.run("--home", "typed", "sessions").exit());
        assertTrue(Files.exists(shell.cwd.resolve("typed/ledger.db")));
    }

    @Test
    void aReaderThatHasSeenEnoughIsNoFault() throws IOException {
        claude.startsUp();
        var err = new ByteArrayOutputStream();
        var around = new Surroundings(
                shell.environment,
                claude.project,
                InputStream.nullInputStream(),
                new ProcessOutput(closedPipe(), StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                false,
                _ -> 0);

        assertEquals(Exit.DONE, Cli.run(new String[] {"show"}, around));
        assertEquals("", err.toString(StandardCharsets.UTF_8));
    }

    private static OutputStream closedPipe() throws IOException {
        Pipe pipe = Pipe.open();
        pipe.source().close();
        return Channels.newOutputStream(pipe.sink());
    }

    @Test
    void outputThatCannotBeWrittenIsNoSuccess() {
        claude.startsUp();
        var full = new ProcessOutput(
                new OutputStream() {
                    @Override
                    public void write(int b) throws IOException {
                        throw new IOException("No space left on device");
                    }
                },
                StandardCharsets.UTF_8);
        var err = new ByteArrayOutputStream();
        var around = new Surroundings(
                shell.environment,
                claude.project,
                InputStream.nullInputStream(),
                full,
                new PrintStream(err, true, StandardCharsets.UTF_8),
                false,
                _ -> 0);

        assertEquals(Exit.UNAVAILABLE, Cli.run(new String[] {"show"}, around));
        assertEquals("The output could not be written whole.\n", err.toString(StandardCharsets.UTF_8));
    }
}
