// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.codex;

import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.bridge.hosts.log.Line;
import dev.relaybook.bridge.hosts.log.LineSense;
import dev.relaybook.model.capture.ToolUse;
import dev.relaybook.model.capture.TranscriptItem;
import dev.relaybook.model.capture.TranscriptItem.AgentSaid;
import dev.relaybook.model.capture.TranscriptItem.CompactionHappened;
import dev.relaybook.model.capture.TranscriptItem.ContextInjected;
import dev.relaybook.model.capture.TranscriptItem.Noise;
import dev.relaybook.model.capture.TranscriptItem.SubagentItem;
import dev.relaybook.model.capture.TranscriptItem.ToolCalled;
import dev.relaybook.model.capture.TranscriptItem.ToolReturned;
import dev.relaybook.model.capture.TranscriptItem.TurnBegan;
import dev.relaybook.model.capture.TranscriptItem.Unknown;
import dev.relaybook.model.capture.TranscriptItem.UserSaid;
import dev.relaybook.model.ledger.Trigger;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Makes the lines of a Codex CLI rollout file into items. */
final class CodexSense implements LineSense {
    private static final String HOOK = "hooks.additional_context";
    private static final String TYPED = "user.text";

    private final CodexState state;

    CodexSense(String state) {
        this.state = new CodexState(state);
    }

    @Override
    public boolean settled() {
        return true;
    }

    @Override
    public String state() {
        return state.text();
    }

    @Override
    public void take(Line line, Consumer<TranscriptItem> out) {
        Optional<String> type = CodexLine.uninteresting(line);
        if (type.isPresent()) {
            boolean noise = CodexLine.isNoise(line, type.get());
            out.accept(noise ? new Noise(line.ref()) : new Unknown(line.ref(), type.get()));
        } else if (line.blank()) {
            out.accept(new Noise(line.ref()));
        } else {
            read(line, out);
        }
    }

    private void read(Line line, Consumer<TranscriptItem> out) {
        Optional<Json> json = line.oversized() ? Optional.empty() : line.json(CodexLine.SKIP);
        if (json.isEmpty() || !json.get().isObject()) {
            out.accept(new Unknown(line.ref(), line.oversized() ? "oversized" : "unreadable"));
            return;
        }
        CodexLine read = new CodexLine(json.get(), line.number());
        if (state.subagent) out.accept(new SubagentItem(read.ref()));
        else take(read, out);
    }

    private void take(CodexLine line, Consumer<TranscriptItem> out) {
        switch (line.type()) {
            case "response_item" -> takeItem(line, out);
            case "event_msg" -> takeEvent(line, out);
            case "compacted" -> out.accept(compaction(line));
            case "session_meta" -> {
                state.subagent = line.payload().at("source").has("subagent");
                out.accept(new Noise(line.ref()));
            }
            default -> out.accept(new Unknown(line.ref(), line.type()));
        }
    }

    private void takeEvent(CodexLine line, Consumer<TranscriptItem> out) {
        switch (line.kind()) {
            case "task_started", "task_complete", "turn_aborted" -> state.turnStarts();
            case "token_count" -> state.count(line.payload().at("info"));
            default -> {}
        }
        out.accept(new Noise(line.ref()));
    }

    private void takeItem(CodexLine line, Consumer<TranscriptItem> out) {
        switch (line.kind()) {
            case "message" -> takeMessage(line, out);
            case "function_call", "custom_tool_call", "local_shell_call" -> takeCall(line, out);
            case "function_call_output", "custom_tool_call_output", "local_shell_call_output" -> takeResult(line, out);
            case "reasoning", "web_search_call" -> {
                answer(line, out);
                out.accept(new Noise(line.ref()));
            }
            case "compaction", "ghost_snapshot", "other" -> out.accept(new Noise(line.ref()));
            default -> out.accept(new Unknown(line.ref(), "response_item " + line.kind()));
        }
    }

    private void takeMessage(CodexLine line, Consumer<TranscriptItem> out) {
        switch (line.payload().text("role").orElse("")) {
            case "assistant" -> takeAnswer(line, out);
            case "user" -> takeUser(line, out);
            default -> takeContext(line, out);
        }
    }

    private void takeAnswer(CodexLine line, Consumer<TranscriptItem> out) {
        String text = line.text();
        if (line.isCompactionsOutput()) {
            state.summarized(text);
            out.accept(new Noise(line.ref()));
            return;
        }
        answer(line, out);
        out.accept(text.isBlank() ? new Noise(line.ref()) : new AgentSaid(line.ref(), text));
    }

    /** Whatever the agent sends first in a turn, or behind a compaction in it, begins an answer. */
    private void answer(CodexLine line, Consumer<TranscriptItem> out) {
        String turn = line.turn().orElse("line-" + line.number());
        if (state.answerBegins(turn)) out.accept(new TurnBegan(line.ref("turn", Optional.empty()), turn, true));
    }

    private void takeUser(CodexLine line, Consumer<TranscriptItem> out) {
        List<String> typed = line.texts(TYPED);
        if (typed.isEmpty()) {
            takeContext(line, out);
            return;
        }
        state.turnHasItems = true;
        out.accept(new UserSaid(line.ref(line.turn()), String.join("\n", typed)));
    }

    private static void takeContext(CodexLine line, Consumer<TranscriptItem> out) {
        List<String> injected = line.texts(HOOK);
        for (int i = 0; i < injected.size(); i++) {
            out.accept(new ContextInjected(line.ref(String.valueOf(i), line.turn()), injected.get(i)));
        }
        if (injected.isEmpty()) out.accept(new Noise(line.ref()));
    }

    private void takeCall(CodexLine line, Consumer<TranscriptItem> out) {
        answer(line, out);
        String call = line.payload().text("call_id").orElse("");
        ToolUse use = CodexTools.use(line.payload());
        state.calls.add(call, use);
        out.accept(new ToolCalled(line.ref(), call, use));
    }

    private void takeResult(CodexLine line, Consumer<TranscriptItem> out) {
        state.turnHasItems = true;
        String call = line.payload().text("call_id").orElse("");
        Optional<ToolUse> use = state.calls.take(call).map(pending -> pending.use());
        CodexResult result = CodexResult.of(line.payload().at("output"));
        boolean failed = result.exit().filter(exit -> exit != 0).isPresent();
        out.accept(
                new ToolReturned(line.ref("out", Optional.of(call)), call, use, result.text(), result.exit(), failed));
    }

    private TranscriptItem compaction(CodexLine line) {
        boolean byItself = state.compactsByItself();
        String message = line.payload().text("message").orElse("");
        String summary = state.compacted().orElse(message);
        return new CompactionHappened(
                line.ref(),
                line.payload().text("window_id").orElse("line-" + line.number()),
                byItself ? Trigger.AUTO : Trigger.MANUAL,
                message.isEmpty() ? "" : summary,
                message.isEmpty(),
                line.payload().number("window_number").map(Long::intValue),
                state.tokens(),
                Optional.empty(),
                Optional.empty());
    }
}
