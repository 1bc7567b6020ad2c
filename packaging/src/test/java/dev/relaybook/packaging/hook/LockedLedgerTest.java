// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.hook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.packaging.image.PackagedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Instant;
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

    private ClaudeUser user;
    private Path log;

    @BeforeEach
    void startSession() throws Exception {
        log = folder.resolve(".claude/projects/x/" + SESSION + ".jsonl");
        Files.createDirectories(log.getParent());
        user = new ClaudeUser(PackagedImage.built(), folder, SESSION, log);
        user.hook("session-start", "SessionStart", "source", "startup");
        user.relaybook("add", "--session", SESSION, "decision", DECISION);
    }

    @Test
    void theAgentHardlyWaitsAndTheHandoffComesWithTheNextPrompt() throws Exception {
        long millis;
        try (Connection other =
                        DriverManager.getConnection("jdbc:sqlite:" + user.home().ledger());
                Statement sql = other.createStatement()) {
            sql.execute("BEGIN IMMEDIATE");
            long begun = System.nanoTime();
            assertEquals("", user.hook("pre-compact", "PreCompact", "trigger", "auto"));
            millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);
            assertEquals("", user.hook("session-start", "SessionStart", "source", "compact"));
            assertEquals("", user.hook("user-prompt-submit", "UserPromptSubmit", "prompt_id", "p1"));
            sql.execute("ROLLBACK");
        }
        // the launcher's own limit is two seconds
        assertTrue(millis < 3_000, millis + " ms");
        String journal = Files.readString(user.home().logs().resolve("hooks.log"));
        assertTrue(journal.contains("holds its lock"), journal);

        logBoundary();
        String handoff = user.hook("user-prompt-submit", "UserPromptSubmit", "prompt_id", "p2");
        assertTrue(handoff.contains(DECISION), handoff);
        assertEquals("", user.hook("user-prompt-submit", "UserPromptSubmit", "prompt_id", "p3"));
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
}
