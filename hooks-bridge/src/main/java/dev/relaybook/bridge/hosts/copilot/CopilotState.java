// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.copilot;

import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.bridge.hosts.log.PendingCalls;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What a Copilot CLI reader knows of the lines before. */
final class CopilotState {
    final PendingCalls calls;

    /** The hook call about the prompt whose message comes next. */
    Optional<String> prompt;

    CopilotState(String text) {
        Json state = Json.read(text.getBytes(StandardCharsets.UTF_8))
                .or(() -> Json.read("{}".getBytes(StandardCharsets.UTF_8)))
                .orElseThrow();
        calls = PendingCalls.restored(state.items("calls"));
        prompt = state.text("prompt");
    }

    Optional<String> takePrompt() {
        Optional<String> taken = prompt;
        prompt = Optional.empty();
        return taken;
    }

    String text() {
        Map<String, Object> state = new LinkedHashMap<>();
        prompt.ifPresent(anchor -> state.put("prompt", anchor));
        state.put("calls", calls.state());
        return Json.write(state);
    }
}
