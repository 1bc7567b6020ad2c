// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.bridge.hosts.Installer.Machine;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShellWordsTest {
    @ParameterizedTest
    @DisabledOnOs(OS.WINDOWS)
    @ValueSource(
            strings = {
                "plain",
                "two words",
                "it's",
                "a'b''c",
                "$HOME `id` $(id)",
                "back\\slash",
                "é 漢 \"q\"",
                "a\nb",
                ""
            })
    void aShellReadsTheWordAsItWas(String word) throws IOException, InterruptedException {
        Process shell = new ProcessBuilder("/bin/sh", "-c", "printf %s " + ShellWords.quote(word)).start();

        String read = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertEquals(0, shell.waitFor());
        assertEquals(word, read);
    }

    @Test
    void theHomeIsPartOfTheCommand() {
        Machine machine = new Machine(
                Map.of(),
                Path.of("/opt/My App/bin/relaybook-hook"),
                Path.of("/opt/bin/relaybook"),
                Path.of("/home/o'x/r"));

        assertEquals(
                "'/opt/My App/bin/relaybook-hook' --home '/home/o'\\''x/r' claude-code pre-compact",
                ShellWords.hook(machine, "claude-code", "pre-compact"));
    }

    @Test
    void ourLauncherIsToldByItsName() {
        for (String ours : new String[] {
            "relaybook-hook claude-code pre-compact",
            "'/a b/relaybook-hook' --home '/x' claude-code session-start",
            "/opt/relaybook/bin/relaybook-hook",
            "\"C:\\App\\relaybook-hook.cmd\" x"
        }) {
            assertTrue(Launcher.isIn(ours), ours);
        }
        for (String other : new String[] {
            "/opt/my-relaybook-hook x", "relaybook-hooks x", "/opt/relaybook-hook/run", "echo relaybook"
        }) {
            assertFalse(Launcher.isIn(other), other);
        }
    }
}
