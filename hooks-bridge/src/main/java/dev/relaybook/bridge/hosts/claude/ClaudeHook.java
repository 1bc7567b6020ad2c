// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.claude;

import dev.relaybook.bridge.hosts.Installer.Machine;
import dev.relaybook.bridge.hosts.settings.ShellWords;
import dev.relaybook.bridge.hosts.settings.WantedHook;
import dev.relaybook.model.ledger.HostId;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The hooks that Claude Code's settings have to hold. */
final class ClaudeHook {
    private ClaudeHook() {}

    static List<WantedHook> all(Machine machine) {
        return List.of(
                hook(machine, ClaudeEvent.SESSION_START, Optional.empty(), 20),
                hook(machine, ClaudeEvent.USER_PROMPT_SUBMIT, Optional.empty(), 20),
                hook(machine, ClaudeEvent.POST_TOOL_USE, Optional.empty(), 20),
                hook(machine, ClaudeEvent.PRE_COMPACT, Optional.empty(), 60),
                hook(machine, ClaudeEvent.SESSION_END, Optional.of("clear"), 10));
    }

    private static WantedHook hook(Machine machine, ClaudeEvent event, Optional<String> matcher, int timeout) {
        String command = ShellWords.hook(machine, HostId.CLAUDE_CODE.value(), event.kebab());
        return new WantedHook(event.hostName(), matcher, command, timeout, Map.of());
    }
}
