// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.claude;

import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.model.capture.TranscriptItem;
import dev.relaybook.model.capture.TranscriptItem.ContextInjected;
import dev.relaybook.model.capture.TranscriptItem.Noise;
import dev.relaybook.model.capture.TranscriptItem.UserSaid;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * What a Claude Code transcript attaches to messages. The text that a hook let in stands in {@code content} alone; its raw
 * output and the host's rendering hold it a second and third time and count for nothing.
 */
final class ClaudeAttachments {
    private ClaudeAttachments() {}

    static void take(ClaudeLine line, ClaudeState state, String earlierOutput, Consumer<TranscriptItem> out) {
        Json attachment = line.json().at("attachment");
        switch (attachment.text("type").orElse("")) {
            case "hook_success" -> takePlain(line, attachment, state, out);
            case "hook_additional_context" -> takeContext(line, attachment, state, earlierOutput, out);
            case "queued_command" -> takeQueued(line, attachment, out);
            default -> out.accept(new Noise(line.ref(Optional.empty())));
        }
    }

    private static void takePlain(ClaudeLine line, Json attachment, ClaudeState state, Consumer<TranscriptItem> out) {
        String text = attachment.text("content").orElse("");
        Optional<String> anchor = anchor(attachment, state);
        out.accept(text.isBlank() ? new Noise(line.ref(anchor)) : new ContextInjected(line.ref(anchor), text));
        state.plainOutput = text;
    }

    private static void takeContext(
            ClaudeLine line, Json attachment, ClaudeState state, String earlierOutput, Consumer<TranscriptItem> out) {
        Json content = attachment.at("content");
        List<Json> texts = content.isArray() ? content.items() : List.of(content);
        Optional<String> anchor = anchor(attachment, state);
        for (int i = 0; i < texts.size(); i++) {
            String text = texts.get(i).text().orElse("");
            boolean told = text.isBlank() || text.equals(earlierOutput);
            out.accept(told ? new Noise(line.ref(i, anchor)) : new ContextInjected(line.ref(i, anchor), text));
        }
    }

    /** A tool's result is named by the call; a prompt's text names only the hook, so the prompt before it is taken. */
    private static Optional<String> anchor(Json attachment, ClaudeState state) {
        return switch (attachment.text("hookEvent").orElse("")) {
            case "PostToolUse" -> attachment.text("toolUseID");
            case "UserPromptSubmit" -> state.prompt;
            default -> Optional.empty();
        };
    }

    /** Typed while the agent was at work, so it reaches the model beside a tool's result. */
    private static void takeQueued(ClaudeLine line, Json attachment, Consumer<TranscriptItem> out) {
        boolean prompt = attachment.text("commandMode").orElse("prompt").equals("prompt");
        Optional<String> typed = attachment.text("prompt").filter(_ -> prompt).flatMap(ClaudeTyped::text);
        out.accept(
                typed.isPresent()
                        ? new UserSaid(line.ref(Optional.empty()), typed.get())
                        : new Noise(line.ref(Optional.empty())));
    }
}
