// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.hook;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.relaybook.bridge.engine.GateFiles;
import dev.relaybook.bridge.engine.Home;
import dev.relaybook.model.ledger.HostId;
import dev.relaybook.model.ledger.SessionKey;
import dev.relaybook.packaging.hook.FakeImage.Run;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The gate, and the work in process. */
@Timeout(120)
class HookLauncherTest {
    private static final byte[] PAYLOAD = "{\"session_id\":\"s1\"}\n".getBytes(StandardCharsets.UTF_8);

    @TempDir
    private Path folder;

    private Home home;
    private FakeImage image;

    @BeforeEach
    void makeImage() throws IOException {
        home = new Home(folder.resolve("año 'nuevo' \"$x\"")).prepare();
        image = FakeImage.in(folder.resolve("relay bøok"), Path.of("/bin/sh"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"user-prompt-submit", "user-prompt-submitted", "post-tool-use", "after-tool"})
    void withTheGateClosedNothingIsStarted(String event) throws Exception {
        Run run = image.run(PAYLOAD, Map.of("FAKE_OUT", "no", "PATH", ""), "--home", home(), "claude-code", event);

        assertSilent(run);
        assertEquals(List.of(), image.arguments());
    }

    @Test
    void withTheGateOpenTheWorkIsDone() throws Exception {
        new GateFiles(home).open(new SessionKey(HostId.CLAUDE_CODE, "s1"));

        Run run = call(Map.of("FAKE_OUT", "yes"), "user-prompt-submit");

        assertEquals("yes", run.stdout());
        assertArrayEquals(PAYLOAD, image.stdin());
    }

    @Test
    void anotherHostsGateIsAnothers() throws Exception {
        new GateFiles(home).open(new SessionKey(HostId.COPILOT_CLI, "s1"));

        assertSilent(call(Map.of("FAKE_OUT", "no"), "user-prompt-submit"));
        assertEquals(List.of(), image.arguments());
    }

    @Test
    void withoutAServerTheImagesJvmDoesTheWork() throws Exception {
        Run run = call(Map.of("FAKE_OUT", "{}\n\n", "FAKE_ERR", "blocked", "FAKE_EXIT", "2"), "pre-compact");

        assertEquals(List.of(2, "{}\n\n", "blocked"), List.of(run.exit(), run.stdout(), run.stderr()));
        assertEquals(
                List.of("--in-process", "--seconds", "20", "--home", home(), "claude-code", "pre-compact"),
                image.arguments());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "claude-code | {'session_id':'5ab7-1','trigger':'auto'}",
                "claude-code | {'trigger': 'manual', 'session_id': '5ab7-1'}",
                "copilot-cli | {'sessionId':'5ab7-1','timestamp':1,'trigger':'manual'}"
            })
    void aCompactionIsAnnouncedBeforeAnythingElse(String host, String payload) throws Exception {
        byte[] bytes = payload.replace('\'', '"').getBytes(StandardCharsets.UTF_8);

        image.run(bytes, Map.of("FAKE_EXIT", "137", "PATH", "/usr/bin:/bin"), "--home", home(), host, "pre-compact");

        Path file = home.open().resolve(host).resolve("5ab7-1~announced");
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file.getParent())));
        assertArrayEquals(bytes, image.stdin());
        assertEquals(
                "yes",
                image.run(PAYLOAD, Map.of("FAKE_OUT", "yes"), "--home", home(), host, "post-tool-use")
                        .stdout());
    }

    @Test
    void anAutomaticCompactionIsNotHeldUpForLong() throws Exception {
        image.run(
                "{\"session_id\":\"s1\",\"trigger\":\"auto\"}".getBytes(StandardCharsets.UTF_8),
                Map.of(),
                "--home",
                home(),
                "claude-code",
                "pre-compact");

        assertEquals(
                List.of("--in-process", "--seconds", "2"), image.arguments().subList(0, 3));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'session_id':'../../escape','trigger':'auto'}",
                "{'session_id':'s1','agent_id':'a1','trigger':'auto'}",
                "{'session_id':'','trigger':'auto'}",
                "{'session_id':7,'trigger':'auto'}",
                "{'custom_instructions':'\\'session_id\\':\\'s1\\'','trigger':'auto'}",
                "not JSON",
                ""
            })
    void whatNamesNoSessionOfItsOwnLeavesNoFile(String payload) throws Exception {
        byte[] bytes = payload.replace('\'', '"').getBytes(StandardCharsets.UTF_8);

        assertEquals(
                "yes",
                image.run(bytes, Map.of("FAKE_OUT", "yes"), "--home", home(), "claude-code", "pre-compact")
                        .stdout());

        assertFalse(Files.exists(home.open()));
        assertFalse(Files.exists(home.folder().resolveSibling("escape")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "127", "134", "137"})
    void aJvmThatFailsLetsTheAgentGoOn(String exit) throws Exception {
        assertEquals(0, call(Map.of("FAKE_EXIT", exit), "pre-compact").exit());
    }

    @Test
    void anImageWithoutAJvmLetsTheAgentGoOn() throws Exception {
        Files.delete(folder.resolve("relay bøok/runtime/bin/java"));

        assertSilent(call(Map.of(), "pre-compact"));
    }

    @Test
    void itWorksWithAnEmptyPathInAPlainLocaleThroughALink() throws Exception {
        Path link = Files.createSymbolicLink(folder.resolve("li nk"), image.launcher());
        var environment = Map.of("PATH", "", "LANG", "C", "LC_ALL", "C", "FAKE_OUT", "yes");

        Run run = image.run(
                List.of(link.toString(), "--home", home(), "copilot-cli", "pre-compact"), PAYLOAD, environment);

        assertEquals(List.of(0, "yes"), List.of(run.exit(), run.stdout()));
    }

    @Test
    void theHomeIsFoundWithoutTheOption() throws Exception {
        image.run(PAYLOAD, Map.of("RELAYBOOK_HOME", home()), "claude-code", "pre-compact");
        assertEquals(home(), image.arguments().get(4));

        image.run(PAYLOAD, Map.of("XDG_DATA_HOME", "/da ta"), "claude-code", "pre-compact");
        assertEquals("/da ta/relaybook", image.arguments().get(4));

        image.run(PAYLOAD, Map.of("XDG_DATA_HOME", "", "HOME", "/home/é"), "claude-code", "pre-compact");
        assertEquals("/home/é/.local/share/relaybook", image.arguments().get(4));
    }

    @Test
    void withoutAFolderForTheHomeTheAgentGoesOn() throws Exception {
        for (String home : List.of("", "rel/ative", ".")) {
            var user = Map.of("HOME", home, "XDG_DATA_HOME", "data", "FAKE_OUT", "no");
            assertSilent(image.run(PAYLOAD, user, "claude-code", "pre-compact"));
            var named = Map.of("HOME", "", "XDG_DATA_HOME", "", "RELAYBOOK_HOME", home, "FAKE_OUT", "no");
            assertSilent(image.run(PAYLOAD, named, "claude-code", "pre-compact"));
        }
        assertSilent(image.run(PAYLOAD, Map.of("FAKE_OUT", "no"), "--home", "rel", "claude-code", "pre-compact"));
        List<String> unset = List.of("env", "-u", "HOME", image.launcher().toString(), "claude-code", "pre-compact");
        assertSilent(image.run(unset, PAYLOAD, Map.of("XDG_DATA_HOME", "", "FAKE_OUT", "no")));

        assertEquals(List.of(), image.arguments());
    }

    @Test
    void nonsenseOnTheCommandLineIsBorne() throws Exception {
        for (String[] line : new String[][] {{}, {"--home"}, {"--home", home()}, {"-x"}, {"a", "../..", "c"}}) {
            assertSilent(image.run(PAYLOAD, Map.of(), line));
        }
    }

    private Run call(Map<String, String> environment, String event) throws Exception {
        return image.run(PAYLOAD, environment, "--home", home(), "claude-code", event);
    }

    private String home() {
        return home.folder().toString();
    }

    private static void assertSilent(Run run) {
        assertEquals(List.of(0, "", ""), List.of(run.exit(), run.stdout(), run.stderr()));
    }
}
