// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.copilot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.bridge.hosts.UnreadableSettingsException;
import dev.relaybook.bridge.hosts.settings.Computer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CopilotCliInstallerTest {
    private static final String HOOKS = ".copilot/hooks/relaybook.json";
    private static final String SKILL = ".copilot/skills/handoff/SKILL.md";

    @TempDir
    private Path root;

    private Computer computer;

    @BeforeEach
    void setUp() {
        computer = new Computer(root, new CopilotCliInstaller());
    }

    @Test
    void aHooksFileOfOurOwnIsWritten() throws IOException {
        computer.write(".copilot/hooks/theirs.json", "{}");

        computer.install();

        Json file =
                Json.read(computer.read(HOOKS).getBytes(StandardCharsets.UTF_8)).orElseThrow();
        Json hooks = file.at("hooks");
        assertEquals(Optional.of(1L), file.number("version"));
        assertEquals(List.of("sessionStart", "userPromptSubmitted", "postToolUse", "preCompact"), hooks.names());
        Json prompt = hooks.items("userPromptSubmitted").getFirst();
        assertEquals(
                Optional.of("'/opt/relaybook/bin/relaybook-hook' --home '"
                        + computer.machine().home() + "' copilot-cli user-prompt-submitted"),
                prompt.text("command"));
        assertEquals(Optional.of("command"), prompt.text("type"));
        assertEquals(Optional.of(20L), prompt.number("timeoutSec"));
        assertEquals("{}", computer.read(".copilot/hooks/theirs.json"));
    }

    @Test
    void installingTwiceChangesNothingAndUninstallingLeavesNothing() throws IOException {
        computer.install();
        assertTrue(computer.install().changesNothing());

        computer.uninstall();

        assertEquals(Map.of(), computer.files());
        assertFalse(Files.exists(computer.file(".copilot/skills")));
        assertFalse(Files.exists(computer.file(".copilot/hooks")));
    }

    @Test
    void theSkillIsNamedAndExpandsNothing() throws IOException {
        computer.install();

        String skill = computer.read(SKILL);

        assertTrue(skill.startsWith("---\nname: handoff\ndescription: "));
        assertTrue(skill.contains("'/opt/relaybook/bin/relaybook' --home '"), skill);
        assertFalse(skill.contains("$ARGUMENTS"));
    }

    @Test
    void filesOfSomebodyElseAreLeftAlone() throws IOException {
        computer.write(SKILL, "mine");
        assertEquals(1, computer.install().notes().size());
        computer.uninstall();
        assertEquals(Map.of(SKILL, "mine"), computer.files());

        computer.write(HOOKS, "{\"hooks\":{}}");
        assertThrows(UnreadableSettingsException.class, computer::install);
        computer.uninstall();
        assertEquals("{\"hooks\":{}}", computer.read(HOOKS));
    }
}
