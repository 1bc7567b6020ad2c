// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.bridge.hosts.HookReply;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever comes in or is broken, the agent goes on, and somebody can find out why nothing was done. */
class BadInputTest {
    @TempDir
    private Path folder;

    private ClaudeAtWork claude;

    @BeforeEach
    void setUp() throws IOException {
        claude = new ClaudeAtWork(folder);
    }

    @AfterEach
    void close() {
        claude.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "no json", "[]", "7", "{}", "{\"session_id\":", "{\"session_id\":\"\"}", "\u0000"})
    void aPayloadThatIsNoneIsToldInItsReceipt(String payload) {
        for (String host : new String[] {"claude-code", "copilot-cli"}) {
            assertEquals(HookReply.SILENT, claude.hook(host, "PreCompact", bytes(payload)));
            assertEquals("malformed", claude.receipt().outcome());
            assertEquals(host, claude.receipt().host());
            assertFalse(claude.receipt().detail().isEmpty());
        }
    }

    @Test
    void bytesThatAreNoTextAreToldInTheReceipt() {
        byte[] noText = {'{', '"', (byte) 0xc3, (byte) 0x28, '"', ':', '1', '}'};

        assertEquals(HookReply.SILENT, claude.hook("claude-code", "PreCompact", noText));
        assertEquals("malformed", claude.receipt().outcome());
    }

    @ParameterizedTest
    @CsvSource({"claude-code,Stop", "claude-code,../../x", "copilot-cli,agentStop", "no-such-agent,PreCompact", "'',''"
    })
    void unknownHostsAndEventsAreIgnored(String host, String event) {
        String payload = "{\"session_id\":\"s\",\"transcript_path\":\"/x\",\"cwd\":\"/\",\"sessionId\":\"s\"}";

        assertEquals(HookReply.SILENT, claude.hook(host, event, bytes(payload)));
        assertEquals("ignored", claude.receipt().outcome());
    }

    @Test
    void anIgnoredEventRegistersNoSession() {
        claude.hook("claude-code", "Stop", bytes("{\"session_id\":\"s\",\"transcript_path\":\"/x\",\"cwd\":\"/\"}"));

        assertEquals(
                0,
                claude.relaybook().ledgers().<Integer>read(in -> in.sessions().size()));
    }

    @Test
    void aMissingTranscriptIsToldInTheReceipt() {
        assertEquals(HookReply.SILENT, claude.compacts("manual"));

        assertTrue(
                claude.receipt().detail().contains("no transcript"),
                claude.receipt().detail());
    }

    @Test
    void aTranscriptElsewhereIsNotReadAndToldInTheReceipt() throws IOException {
        Path secret = Files.writeString(folder.resolve("secret.jsonl"), "DECISION: SECRET\n");
        Files.createSymbolicLink(claude.log, secret);

        claude.prompts("p1");

        assertTrue(
                claude.receipt().detail().contains("could not be read"),
                claude.receipt().detail());
    }

    @Test
    void garbageLinesAreCountedAndTheRestIsRead() {
        claude.startsUp();
        claude.logsRaw("\u0000\u0001garbage");
        claude.logsRaw("{\"type\":");
        claude.logsRaw("[".repeat(5_000));
        claude.logsAnswer("DECISION: read on after garbage");

        assertTrue(claude.compacts("manual").stdout().contains("read on after garbage"));
        assertTrue(
                claude.receipt().detail().contains("not understood"),
                claude.receipt().detail());
    }

    @Test
    void whileAnotherProgramHoldsTheDatabaseTheAgentGoesOn() throws SQLException {
        claude.startsUp();
        try (Connection other = holding()) {
            assertEquals(HookReply.SILENT, claude.compacts("manual"));
            assertEquals(1, claude.journal.size(), said());
            assertTrue(claude.journal.getFirst().contains("could not answer claude-code PreCompact"), said());
            assertFalse(other.isClosed());
        }
        claude.compacts("auto");
        assertEquals("watching", claude.receipt().outcome());
    }

    @Test
    void aDamagedLedgerIsToldInTheLog() throws IOException {
        claude.close();
        Files.write(
                claude.home.ledger(),
                "this is no database, whatever it says".repeat(300).getBytes(StandardCharsets.UTF_8));

        HookReply first = inProcess();
        assertTrue(first.stdout().contains("\"decision\":\"block\""), first.stdout());
        assertTrue(
                first.stdout().contains("update-failed: The ledger could not be brought up to date"), first.stdout());
        assertTrue(first.stdout().contains("damaged"), first.stdout());
        assertEquals(HookReply.SILENT, inProcess(), "the second request passes");
        assertTrue(log().contains("a hook failed"), log());
    }

    @Test
    void aLedgerThatFailsStopsNothingWithoutATerminalOrInARehearsal() throws IOException {
        claude.close();
        Files.writeString(claude.home.ledger(), "this is no database, whatever it says".repeat(300));

        claude.environment.remove("CLAUDE_CODE_ENTRYPOINT");
        assertEquals(HookReply.SILENT, inProcess());
        claude.environment.put("CLAUDE_CODE_ENTRYPOINT", "cli");
        claude.configure("profile = \"observe\"");
        assertEquals(HookReply.SILENT, inProcess());
        claude.configure("rules.update-failed = \"off\"");
        assertEquals(HookReply.SILENT, inProcess());
    }

    @Test
    void aFolderInPlaceOfTheLedgerIsToldInTheLog() throws IOException {
        claude.close();
        Home other = new Home(folder.resolve("other"));
        Files.createDirectories(other.ledger().resolve("x"));

        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int exit = InProcess.answer(other, request(), out, out);

        assertEquals(0, exit);
        assertTrue(out.toString(StandardCharsets.UTF_8).contains("update-failed"));
        assertTrue(Files.readString(other.logs().resolve("hooks.log")).contains("a hook failed"));
    }

    @Test
    void aHomeThatCannotBeMadeIsNoReasonToHoldTheAgentUp() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        ByteArrayOutputStream out = new ByteArrayOutputStream();

        assertEquals(0, InProcess.answer(new Home(file.resolve("home")), request(), out, out));
        assertEquals(0, out.size());
    }

    private HookReply inProcess() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int exit = InProcess.answer(claude.home, request(), out, err);
        return new HookReply(exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    private HookRequest request() {
        String payload = "{\"session_id\":\"s\",\"transcript_path\":\"" + claude.log
                + "\",\"cwd\":\"/\",\"hook_event_name\":\"PreCompact\",\"trigger\":\"manual\"}";
        return claude.request("claude-code", "PreCompact", bytes(payload));
    }

    private Connection holding() throws SQLException {
        Connection other = DriverManager.getConnection("jdbc:sqlite:" + claude.home.ledger());
        try (Statement statement = other.createStatement()) {
            statement.execute("BEGIN EXCLUSIVE");
        }
        return other;
    }

    private String log() throws IOException {
        return Files.readString(claude.home.logs().resolve("hooks.log"));
    }

    private String said() {
        return claude.journal.toString();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
