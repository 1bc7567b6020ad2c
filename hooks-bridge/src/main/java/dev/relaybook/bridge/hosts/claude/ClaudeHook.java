// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.claude;

import dev.relaybook.bridge.hosts.Installer.Machine;
import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.bridge.hosts.settings.ShellWords;
import dev.relaybook.model.ledger.HostId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One hook as it has to stand in the settings.
 *
 * @param matcher of the event's values, where not all are wanted
 * @param timeout in seconds, after which the host goes on without us
 */
record ClaudeHook(ClaudeEvent event, Optional<String> matcher, int timeout) {

    static List<ClaudeHook> all() {
        return List.of(
                new ClaudeHook(ClaudeEvent.SESSION_START, Optional.empty(), 20),
                new ClaudeHook(ClaudeEvent.USER_PROMPT_SUBMIT, Optional.empty(), 20),
                new ClaudeHook(ClaudeEvent.POST_TOOL_USE, Optional.empty(), 20),
                new ClaudeHook(ClaudeEvent.PRE_COMPACT, Optional.empty(), 60),
                new ClaudeHook(ClaudeEvent.SESSION_END, Optional.of("clear"), 10));
    }

    private String command(Machine machine) {
        return ShellWords.hook(machine, HostId.CLAUDE_CODE.value(), event.kebab());
    }

    /** As it is printed. */
    Map<String, Object> group(Machine machine) {
        Map<String, Object> hook = new LinkedHashMap<>();
        hook.put("type", "command");
        hook.put("command", command(machine));
        hook.put("timeout", timeout);

        Map<String, Object> group = new LinkedHashMap<>();
        matcher.ifPresent(values -> group.put("matcher", values));
        group.put("hooks", List.of(hook));
        return group;
    }

    /** Whether a group is just this hook. */
    boolean isGroup(Json group, Machine machine) {
        List<String> names = new ArrayList<>(matcher.isPresent() ? List.of("matcher", "hooks") : List.of("hooks"));
        List<Json> hooks = group.items("hooks");
        return hooks.size() == 1
                && names.size() == group.names().size()
                && group.text("matcher").equals(matcher)
                && isHook(hooks.getFirst(), machine);
    }

    private boolean isHook(Json hook, Machine machine) {
        return hook.names().size() == 3
                && hook.text("type").equals(Optional.of("command"))
                && hook.text("command").equals(Optional.of(command(machine)))
                && hook.number("timeout").equals(Optional.of((long) timeout));
    }
}
