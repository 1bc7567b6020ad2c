// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.engine;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.model.gate.LiveConfiguration;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LiveLinksTest {
    @TempDir
    private Path folder;

    @Test
    void aFolderThatAnAgentsVariableNamesIsLiveToo() {
        LiveConfiguration live = LiveLinks.follow(
                Map.of("HOME", folder.toString(), "CLAUDE_CONFIG_DIR", "/srv/claude", "COPILOT_HOME", "/srv/copilot/"));

        assertTrue(live.touchedBy("/srv/claude/settings.json"));
        assertTrue(live.touchedBy("/srv/copilot/hooks/mine.json"));
        assertTrue(live.touchedBy("$COPILOT_HOME/hooks/mine.json"));
        assertTrue(live.touchedBy("~/.claude/settings.json"));
        assertFalse(live.touchedBy("/srv/claude/projects/x.jsonl"));
    }

    @Test
    void whereALinkLeadsIsLiveToo() throws IOException {
        Path home = Files.createDirectories(folder.resolve("home"));
        Path dotfiles = Files.createDirectories(folder.resolve("dotfiles/claude"));
        Path target = Files.writeString(dotfiles.resolve("settings.json"), "{}").toRealPath();
        Files.createDirectories(home.resolve(".agents"));
        Files.createSymbolicLink(home.resolve(".claude"), dotfiles);
        Path skills = Files.createDirectories(folder.resolve("skills")).toRealPath();
        Files.createSymbolicLink(home.resolve(".agents/skills"), skills);
        Files.createSymbolicLink(home.resolve(".claude.json"), folder.resolve("nowhere"));

        LiveConfiguration live = LiveLinks.follow(Map.of("HOME", home.toString()));

        assertTrue(live.touchedBy(target.toString()));
        assertTrue(live.touchedBy("README.md\n" + skills + "/review/SKILL.md"));
        assertTrue(live.touchedBy("~/.claude/settings.json"));
        assertFalse(live.touchedBy(folder + "/other/settings.json"));
    }
}
