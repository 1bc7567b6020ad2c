// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.codex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.bridge.hosts.InstallPlan;
import dev.relaybook.bridge.hosts.Installer.Choices;
import dev.relaybook.bridge.hosts.UnreadableSettingsException;
import dev.relaybook.bridge.hosts.settings.Computer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CodexCliInstallerTest {
    private static final String HOOKS = ".codex/hooks.json";
    private static final String SKILL = ".codex/skills/handoff/SKILL.md";
    private static final String OTHERS = """
        {
          "description": "mine",
          "hooks": {
            "PreCompact": [ { "matcher": "manual", "hooks": [ { "type": "command", "command": "theirs" } ] } ],
            "Stop": [{"hooks": [{"type": "command", "command": "beep"}]}]
          }
        }
        """;

    @TempDir
    private Path root;

    private Computer computer;

    @BeforeEach
    void setUp() {
        computer = new Computer(root, new CodexCliInstaller());
    }

    @Test
    void theThreeHooksComeBehindAllOthers() throws IOException {
        computer.write(HOOKS, OTHERS);

        InstallPlan plan = computer.install();

        String text = computer.read(HOOKS);
        assertTrue(text.indexOf("theirs") < text.indexOf("codex-cli pre-compact"), text);
        assertTrue(text.contains("codex-cli session-start"), text);
        assertTrue(text.contains("codex-cli user-prompt-submit"), text);
        assertTrue(text.contains("\"additionalContextLimit\": 0"), text);
        assertFalse(text.contains("post-tool-use"), text);
        assertTrue(plan.notes().getFirst().contains("approve"), plan.notes()::toString);
    }

    @Test
    void aSecondInstallChangesNothingAndAsksForNoApproval() throws IOException {
        computer.write(HOOKS, OTHERS);
        computer.install();
        Map<String, String> first = computer.files();

        InstallPlan second = computer.install();

        assertEquals(first, computer.files());
        assertTrue(second.notes().isEmpty(), second.notes()::toString);
    }

    @Test
    void uninstallLeavesTheBytesThatWereThere() throws IOException {
        for (String before : new String[] {OTHERS, "{}", "{\n}\n", OTHERS.replace("\n", "\r\n")}) {
            computer.write(HOOKS, before);
            computer.install();
            computer.uninstall();
            assertEquals(Map.of(HOOKS, before), computer.files());
        }
    }

    @Test
    void whereNothingWasNothingIsLeft() throws IOException {
        computer.install();
        assertTrue(computer.read(SKILL).contains("name: handoff"));
        assertTrue(computer.read(SKILL).contains("words behind `$handoff`"));

        computer.uninstall();

        assertEquals(Map.of(), computer.files());
    }

    @Test
    void aFileThatIsNotUnderstoodIsLeftAlone() throws IOException {
        for (String odd : new String[] {"{", "[]", "{\"hooks\": null}", "{\"hooks\": {\"Stop\": 1}}"}) {
            computer.write(HOOKS, odd);
            assertThrows(
                    UnreadableSettingsException.class,
                    () -> new CodexCliInstaller().install(computer.machine(), new Choices(true)),
                    odd);
            assertEquals(odd, computer.read(HOOKS));
        }
    }
}
