// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.log;

import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.model.capture.ToolUse;
import dev.relaybook.model.capture.ToolUse.Status;
import dev.relaybook.model.capture.ToolUse.Step;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** A tool use as part of a cursor. */
final class ToolUseState {
    private ToolUseState() {}

    /** Puts the use into the map that {@link #read} reads. */
    static void write(ToolUse use, Map<String, Object> state) {
        if (use instanceof ToolUse.Shell(var command)) state.put("shell", command);
        else if (use instanceof ToolUse.Edit(var paths)) state.put("edit", paths);
        else if (use instanceof ToolUse.Question(var text)) state.put("question", text);
        else if (use instanceof ToolUse.Plan(var steps)) {
            state.put("plan", steps.stream().map(ToolUseState::step).toList());
        } else if (use instanceof ToolUse.Other(var tool, var detail)) {
            state.put("other", tool);
            detail.ifPresent(words -> state.put("detail", words));
        }
    }

    private static Map<String, String> step(Step step) {
        return Map.of("text", step.text(), "status", word(step.status()));
    }

    private static String word(Status status) {
        return status.name().toLowerCase(Locale.ROOT);
    }

    static ToolUse read(Json state) {
        if (state.has("shell")) return new ToolUse.Shell(state.text("shell").orElse(""));
        if (state.has("edit")) return new ToolUse.Edit(texts(state.items("edit")));
        if (state.has("plan")) {
            return new ToolUse.Plan(
                    state.items("plan").stream().map(ToolUseState::step).toList());
        }
        if (state.has("question"))
            return new ToolUse.Question(state.text("question").orElse(""));
        return new ToolUse.Other(state.text("other").orElse(""), state.text("detail"));
    }

    private static List<String> texts(List<Json> items) {
        return items.stream().map(Json::text).flatMap(Optional::stream).toList();
    }

    private static Step step(Json step) {
        String word = step.text("status").orElse("");
        Status status = Arrays.stream(Status.values())
                .filter(known -> word(known).equals(word))
                .findFirst()
                .orElse(Status.PENDING);
        return new Step(step.text("text").orElse(""), status);
    }
}
