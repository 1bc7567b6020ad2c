// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import static dev.relaybook.bridge.engine.ClaudeAtWork.context;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.model.ledger.HostId;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.SessionKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compactions whose own hook was killed or failed: what it left is a file. */
class AnnouncementsTest {
    @TempDir
    private Path folder;

    private ClaudeAtWork claude;
    private Announcements announcements;

    @BeforeEach
    void start() throws IOException {
        claude = new ClaudeAtWork(folder);
        announcements = new Announcements(claude.home);
        claude.startsUp();
        claude.records(Kind.DECISION, "use SQLite for the ledger");
    }

    @AfterEach
    void close() {
        claude.close();
    }

    @Test
    void aReportSoonAfterAnotherIsNoRepetitionWhereACompactionWasAnnounced() throws IOException {
        claude.compacts("auto");
        String first = context(claude.compacted());
        claude.logsBoundary("b1", "auto", "short");
        claude.logsInjection("SessionStart", first);

        announcements.leave(ClaudeAtWork.KEY);
        String second = context(claude.compacted());

        assertTrue(second.contains("use SQLite for the ledger"), second);
        assertFalse(announcements.announced(ClaudeAtWork.KEY));
    }

    @Test
    void withBothHooksLostTheNextPromptHandsOver() throws IOException {
        announcements.leave(ClaudeAtWork.KEY);
        claude.logsBoundary("b1", "auto", "short");

        assertTrue(context(claude.prompts("p1")).contains("use SQLite for the ledger"));
        assertEquals("", context(claude.prompts("p2")));
        assertEquals("offered", claude.states());
    }

    @Test
    void whileTheBoundaryIsNotOnDiskTheGateStaysOpen() throws IOException {
        announcements.leave(ClaudeAtWork.KEY);

        assertEquals("", context(claude.usedTool("t1")));
        assertTrue(claude.gateIsOpen());

        claude.logsBoundary("b1", "auto", "short");
        assertNotEquals("", context(claude.usedTool("t2")));
    }

    @Test
    void anAnnouncementThatCameToNothingIsForgottenWithTheNextTurn() throws IOException {
        announcements.leave(ClaudeAtWork.KEY);
        claude.prompts("p1");
        claude.logsPrompt("p1", "go on");
        claude.logsAnswer("going on");

        claude.prompts("p2");

        assertFalse(claude.gateIsOpen());
        assertEquals("", claude.states());
    }

    @Test
    void theCallItselfSettlesItsAnnouncement() throws IOException {
        for (String trigger : new String[] {"auto", "manual"}) {
            announcements.leave(ClaudeAtWork.KEY);
            claude.compacts(trigger);
            assertFalse(announcements.announced(ClaudeAtWork.KEY), trigger);
        }
        assertEquals(2, claude.session().counts().attempts());
    }

    @Test
    void aReportThatWasLostAloneIsMadeUpFor() throws IOException {
        Path reported = claude.home.open().resolve("claude-code/" + ClaudeAtWork.SESSION + "~reported");
        Files.createDirectories(reported.resolveSibling("."));
        Files.createFile(reported);
        claude.logsBoundary("b1", "auto", "short");

        assertNotEquals("", context(claude.prompts("p1")));
        assertFalse(Files.exists(reported));
    }

    @Test
    void aReportThatComesThroughSettlesItself() throws IOException {
        claude.compacts("auto");
        Path reported = claude.home.open().resolve("claude-code/" + ClaudeAtWork.SESSION + "~reported");
        Files.createFile(reported);

        assertNotEquals("", context(claude.compacted()));

        assertFalse(Files.exists(reported));
        assertEquals(1, claude.session().counts().attempts());
    }

    @Test
    void aCallOfNoConcernTakesItBack() throws IOException {
        announcements.leave(ClaudeAtWork.KEY);

        claude.hook("PreCompact", "agent_id", "a1");

        assertFalse(announcements.announced(ClaudeAtWork.KEY));
        assertEquals(0, claude.session().counts().attempts());
    }

    @Test
    void aStartingServerKeepsThoseOfTodayAndDropsOlderOnes() throws IOException {
        var other = new SessionKey(HostId.CLAUDE_CODE, "unknown");
        announcements.leave(ClaudeAtWork.KEY);
        announcements.leave(other);
        Path old = claude.home.open().resolve("claude-code/unknown~announced");
        Files.setLastModifiedTime(old, FileTime.from(claude.clock.instant().minus(Duration.ofHours(25))));

        claude.relaybook().ledgers().sweep();

        assertTrue(announcements.announced(ClaudeAtWork.KEY));
        assertFalse(announcements.announced(other));
    }
}
