// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.hook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.bridge.engine.Home;
import dev.relaybook.packaging.image.PackagedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Another program holds the ledger's lock while the agent compacts by itself, and nobody listens. */
@Tag("packaged")
@Timeout(180)
class LockedLedgerTest {
    private static final String SESSION = "5ab7c1d2-0000-4000-8000-000000000001";
    private static final String DECISION = "use SQLite for the ledger";

    @TempDir
    private Path folder;

    private final PackagedImage image = PackagedImage.built();
    private Home home;
    private Path log;

    @BeforeEach
    void startSession() throws Exception {
        home = new Home(folder.resolve("relaybook"));
        log = folder.resolve(".claude/projects/x/" + SESSION + ".jsonl");
        Files.createDirectories(log.getParent());
        hook("session-start", "SessionStart", "source", "startup");
        relaybook("add", "--session", SESSION, "decision", DECISION);
    }

    @Test
    void theAgentHardlyWaitsAndTheHandoffComesWithTheNextPrompt() throws Exception {
        long millis;
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + home.ledger());
                Statement sql = other.createStatement()) {
            sql.execute("BEGIN IMMEDIATE");
            long begun = System.nanoTime();
            assertEquals("", hook("pre-compact", "PreCompact", "trigger", "auto"));
            millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);
            assertEquals("", hook("session-start", "SessionStart", "source", "compact"));
            assertEquals("", hook("user-prompt-submit", "UserPromptSubmit", "prompt_id", "p1"));
            sql.execute("ROLLBACK");
        }
        // the launcher's own limit is two seconds
        assertTrue(millis < 3_000, millis + " ms");
        String journal = Files.readString(home.logs().resolve("hooks.log"));
        assertTrue(journal.contains("holds its lock"), journal);

        logBoundary();
        String handoff = hook("user-prompt-submit", "UserPromptSubmit", "prompt_id", "p2");
        assertTrue(handoff.contains(DECISION), handoff);
        assertEquals("", hook("user-prompt-submit", "UserPromptSubmit", "prompt_id", "p3"));
    }

    private void logBoundary() throws Exception {
        String line = """
            {"parentUuid":null,"isSidechain":false,"type":"system","subtype":"compact_boundary","uuid":"b1",\
            "compactMetadata":{"trigger":"auto"},"timestamp":"%1$s","sessionId":"%2$s"}
            {"parentUuid":"b1","isSidechain":false,"type":"user","isCompactSummary":true,"uuid":"s1",\
            "message":{"role":"user","content":"Summary: short"},"timestamp":"%1$s","sessionId":"%2$s"}
            """.formatted(Instant.now(), SESSION);
        Files.writeString(log, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    private String hook(String event, String name, String field, String value) throws Exception {
        Path payload = Files.writeString(
                folder.resolve(event + ".json"), """
                    {"session_id":"%s","transcript_path":"%s","cwd":"%s","hook_event_name":"%s","%s":"%s"}
                    """.formatted(SESSION, log, folder, name, field, value));
        String line = "\"$1\" claude-code " + event + " <\"$2\"";
        var run = PackagedImage.run(
                folder, environment(), "/bin/sh", "-c", line, "sh", image.launcher("relaybook-hook"), payload);
        assertEquals(List.of(0, ""), List.of(run.exit(), run.err()));
        return run.out();
    }

    private void relaybook(String... words) throws Exception {
        Object[] command = new Object[words.length + 1];
        command[0] = image.launcher("relaybook");
        System.arraycopy(words, 0, command, 1, words.length);
        var run = PackagedImage.run(folder, environment(), command);
        assertEquals(0, run.exit(), run.err());
    }

    private Map<String, String> environment() {
        return Map.of("RELAYBOOK_HOME", home.folder().toString(), "XDG_RUNTIME_DIR", folder.toString());
    }
}
