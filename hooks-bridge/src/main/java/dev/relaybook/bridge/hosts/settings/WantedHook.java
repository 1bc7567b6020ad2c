// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.settings;

import dev.relaybook.bridge.hosts.Json;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One hook as it has to stand in the settings.
 *
 * @param event the host's name of it
 * @param matcher of the event's values, where not all are wanted
 * @param command the command line
 * @param timeout in seconds, after which the host goes on without us
 * @param more further members of the hook
 */
public record WantedHook(String event, Optional<String> matcher, String command, int timeout, Map<String, ?> more) {

    /** As it is printed. */
    Map<String, Object> group() {
        Map<String, Object> hook = new LinkedHashMap<>();
        hook.put("type", "command");
        hook.put("command", command);
        hook.put("timeout", timeout);
        hook.putAll(more);

        Map<String, Object> group = new LinkedHashMap<>();
        matcher.ifPresent(values -> group.put("matcher", values));
        group.put("hooks", List.of(hook));
        return group;
    }

    /** Whether a group is just this hook. */
    boolean isGroup(Json group) {
        return Json.read(Json.write(group()).getBytes(StandardCharsets.UTF_8))
                .filter(group::isSameAs)
                .isPresent();
    }
}
