// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.hook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.bridge.engine.Home;
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
import java.util.Map;
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

    private final PackagedImage image = PackagedImage.built();
    private Home home;
    private Process server;

    @BeforeEach
    void serve() throws IOException {
        home = new Home(folder.resolve("relaybook"));
        Path out = folder.resolve("serve.out");
        var builder = new ProcessBuilder(image.launcher("relaybook").toString(), "serve")
                .redirectOutput(out.toFile())
                .redirectError(folder.resolve("serve.err").toFile());
        builder.environment().putAll(environment());
        server = builder.start();
        Await.until("the server to listen", Duration.ofSeconds(60), () -> Files.exists(home.socket()));
    }

    @AfterEach
    void end() {
        server.destroyForcibly().onExit().join();
    }

    @Test
    void theHookGivesTheTextItselfAndTheServerGivesItNoSecondTime() throws Exception {
        hook("session-start", "SessionStart");
        relaybook("note", "--session", "s1", "--at", "next-prompt", NOTE);

        signal("STOP");
        assertTrue(hook("user-prompt-submit", "UserPromptSubmit").contains(NOTE));
        String log = Files.readString(home.logs().resolve("hooks.log"));
        assertTrue(log.contains("did not answer claude-code user-prompt-submit in time"), log);

        signal("CONT");
        Await.until(
                "the server to find its caller gone",
                Duration.ofSeconds(30),
                () -> outcomes().contains("refused: the caller had gone before its call was read"));
        assertEquals("", hook("user-prompt-submit", "UserPromptSubmit"));
        assertEquals(
                1, outcomes().stream().filter(it -> it.startsWith("offered")).count(), outcomes()::toString);
    }

    private List<String> outcomes() {
        try (LedgerDatabase database = LedgerDatabase.open(home.ledger(), Clock.systemUTC())) {
            return database.receipts().newest(20).stream()
                    .map(HungListenerTest::told)
                    .toList();
        }
    }

    private static String told(Receipt it) {
        return it.outcome() + ": " + it.detail();
    }

    private String hook(String event, String name) throws Exception {
        Path payload = Files.writeString(folder.resolve(event + ".json"), """
            {"session_id": "s1", "transcript_path": "", "cwd": "%s", "hook_event_name": "%s", "source": "startup",
             "prompt": "go on"}
            """.formatted(folder, name));
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
        return Map.of(
                "HOME", folder.toString(),
                "RELAYBOOK_HOME", home.folder().toString(),
                "XDG_RUNTIME_DIR", folder.toString());
    }

    private void signal(String name) throws Exception {
        Process kill = new ProcessBuilder("kill", "-" + name, Long.toString(server.pid())).start();
        assertTrue(kill.waitFor(10, TimeUnit.SECONDS) && kill.exitValue() == 0, "kill -" + name);
    }
}
