// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.gate;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class LiveConfigurationTest {
    private static final LiveConfiguration LIVE = new LiveConfiguration();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "~/.claude/settings.json",
                "$HOME/.claude/settings.json",
                "${HOME}/.codex/hooks.json",
                "/home/me/.codex/config.toml",
                "/Users/example/.claude/settings.json",
                "/Users/example/.claude/settings.json.",
                "/root/.agents/skills/handoff/SKILL.md",
                "~/.agents/skills",
                "C:\\Users\\My Name\\.claude\\settings.json",
                "c:\\\\Users\\\\me\\\\.claude\\\\settings.json",
                "%USERPROFILE%\\.claude\\settings.json",
                "- a.txt\n- `~/.claude/settings.json`, b.txt",
                "edited: (~/.copilot/config.json)",
                "$CODEX_HOME/hooks.json",
                "~/.config/opencode/plugins/x.js",
                "~/.gemini/settings.json",
                "~/.qwen/settings.json"
            })
    void isTouchedByAnyFormOfItsPath(String files) {
        assertTrue(LIVE.touchedBy(files));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "src/Main.java",
                ".claude/settings.json",
                "docs/.claude/settings.json",
                "~/.claude/settings.json.bak",
                "~/.claude/CLAUDE.md",
                "~/.codex/sessions/x.jsonl",
                "none"
            })
    void isNotTouchedByFilesOfTheProjectOrOthers(String files) {
        assertFalse(LIVE.touchedBy(files));
    }

    @Test
    void includesWhereALinkInTheHomeLeadsTo() {
        LiveConfiguration linked = new LiveConfiguration(List.of("/data/dotfiles/claude.json", "/data/skills"));

        assertTrue(linked.touchedBy("/data/dotfiles/claude.json"));
        assertTrue(linked.touchedBy("/data/skills/a/SKILL.md"));
        assertFalse(linked.touchedBy("/data/skills-old/a"));
    }
}
