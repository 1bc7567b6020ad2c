// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.hook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.model.ledger.Receipt;
import dev.relaybook.packaging.agents.rig.Await;
import dev.relaybook.packaging.image.PackagedImage;
import dev.relaybook.storage.LedgerDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A server that is stopped (a laptop asleep, a debugger) and wakes up when its callers have helped themselves. */
@Tag("packaged")
@Timeout(180)
class HungListenerTest {
    private static final String NOTE = "look at the rollback first";

    @TempDir
    private Path folder;

    private ClaudeUser user;
    private Process server;

    @BeforeEach
    void serve() throws IOException {
        user = new ClaudeUser(PackagedImage.built(), folder, "s1", folder.resolve("none.jsonl"));
        Path out = folder.resolve("serve.out");
        var builder = new ProcessBuilder(user.image().launcher("relaybook").toString(), "serve")
                .redirectOutput(out.toFile())
                .redirectError(folder.resolve("serve.err").toFile());
        builder.environment().putAll(user.environment());
        server = builder.start();
        Await.until(
                "the server to listen",
                Duration.ofSeconds(60),
                () -> Files.exists(user.home().socket()));
    }

    @AfterEach
    void end() {
        server.destroyForcibly().onExit().join();
    }

    @Test
    void theHookGivesTheTextItselfAndTheServerGivesItNoSecondTime() throws Exception {
        user.hook("session-start", "SessionStart", "source", "startup");
        user.relaybook("note", "--session", "s1", "--at", "next-prompt", NOTE);

        signal("STOP");
        assertTrue(user.hook("user-prompt-submit", "UserPromptSubmit", "prompt", "go on")
                .contains(NOTE));
        String log = Files.readString(user.home().logs().resolve("hooks.log"));
        assertTrue(log.contains("did not answer claude-code user-prompt-submit in time"), log);

        signal("CONT");
        Await.until(
                "the server to find its caller gone",
                Duration.ofSeconds(30),
                () -> outcomes().contains("refused: the caller had gone before its call was read"));
        assertEquals("", user.hook("user-prompt-submit", "UserPromptSubmit", "prompt", "go on"));
        assertEquals(
                1, outcomes().stream().filter(it -> it.startsWith("offered")).count(), outcomes()::toString);
    }

    private List<String> outcomes() {
        try (LedgerDatabase database = LedgerDatabase.open(user.home().ledger(), Clock.systemUTC())) {
            return database.receipts().newest(20).stream()
                    .map(HungListenerTest::told)
                    .toList();
        }
    }

    private static String told(Receipt it) {
        return it.outcome() + ": " + it.detail();
    }

    private void signal(String name) throws Exception {
        Process kill = new ProcessBuilder("kill", "-" + name, Long.toString(server.pid())).start();
        assertTrue(kill.waitFor(10, TimeUnit.SECONDS) && kill.exitValue() == 0, "kill -" + name);
    }
}
