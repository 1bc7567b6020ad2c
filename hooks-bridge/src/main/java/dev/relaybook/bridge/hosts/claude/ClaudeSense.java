// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.claude;

import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.bridge.hosts.log.Line;
import dev.relaybook.bridge.hosts.log.LineSense;
import dev.relaybook.model.capture.ItemRef;
import dev.relaybook.model.capture.ToolUse;
import dev.relaybook.model.capture.TranscriptItem;
import dev.relaybook.model.capture.TranscriptItem.AgentSaid;
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
import org.jspecify.annotations.Nullable;

/** Makes the lines of a Claude Code transcript into items. */
final class ClaudeSense implements LineSense {
    private final ClaudeState state;

    /** A boundary whose summary is expected in the next message line. */
    private @Nullable ClaudeLine boundary;

    ClaudeSense(String state) {
        this.state = new ClaudeState(state);
    }

    @Override
    public boolean settled() {
        return boundary == null;
    }

    @Override
    public String state() {
        return state.text();
    }

    @Override
    public void take(Line line, Consumer<TranscriptItem> out) {
        Optional<String> type = ClaudeLine.uninteresting(line);
        if (type.isPresent()) {
            out.accept(ClaudeLine.isNoise(type.get()) ? new Noise(line.ref()) : new Unknown(line.ref(), type.get()));
        } else if (line.blank()) {
            out.accept(new Noise(line.ref()));
        } else if (ClaudeLine.isPlainAttachment(line)) {
            closeBoundary(out);
            out.accept(new Noise(line.ref()));
        } else {
            read(line, out);
        }
    }

    private void read(Line line, Consumer<TranscriptItem> out) {
        Optional<Json> json = line.oversized() ? Optional.empty() : line.json(ClaudeLine.SKIP);
        if (json.isEmpty() || !json.get().isObject()) {
            closeBoundary(out);
            out.accept(new Unknown(line.ref(), line.oversized() ? "oversized" : "unreadable"));
            return;
        }
        take(new ClaudeLine(json.get(), line.number()), out);
    }

    private void take(ClaudeLine line, Consumer<TranscriptItem> out) {
        ClaudeLine opened = boundary;
        if (opened != null && line.json().isTrue("isCompactSummary")) {
            boundary = null;
            String summary = ClaudeTools.output(line.json().at("message").at("content"));
            String session = opened.json().text("sessionId").orElse("");
            out.accept(compaction(opened, ClaudeSummary.in(summary, session)));
            out.accept(new Noise(line.ref(Optional.empty())));
            return;
        }
        if (line.json().has("uuid")) closeBoundary(out);
        if (line.sidechain()) out.accept(new SubagentItem(line.ref(Optional.empty())));
        else takeMain(line, out);
    }

    /** No summary followed the boundary. */
    private void closeBoundary(Consumer<TranscriptItem> out) {
        ClaudeLine opened = boundary;
        boundary = null;
        if (opened != null) out.accept(compaction(opened, ""));
    }

    private static TranscriptItem compaction(ClaudeLine boundary, String summary) {
        Json facts = boundary.json().at("compactMetadata");
        return new TranscriptItem.CompactionHappened(
                boundary.ref(Optional.empty()),
                boundary.id(),
                Trigger.of(facts.text("trigger").orElse("")),
                summary,
                false,
                Optional.empty(),
                facts.number("preTokens"),
                facts.number("postTokens"),
                Optional.empty());
    }

    private void takeMain(ClaudeLine line, Consumer<TranscriptItem> out) {
        String earlierOutput = state.plainOutput;
        state.plainOutput = "";
        switch (line.type()) {
            case "user" -> takeUser(line, out);
            case "assistant" -> takeAssistant(line, out);
            case "attachment" -> ClaudeAttachments.take(line, state, earlierOutput, out);
            case "system" -> takeSystem(line, out);
            default -> {
                ItemRef ref = line.ref(Optional.empty());
                out.accept(ClaudeLine.isNoise(line.type()) ? new Noise(ref) : new Unknown(ref, line.type()));
            }
        }
    }

    private void takeSystem(ClaudeLine line, Consumer<TranscriptItem> out) {
        boolean compacted = line.json().text("subtype").orElse("").equals("compact_boundary");
        if (compacted) boundary = line;
        else out.accept(new Noise(line.ref(Optional.empty())));
    }

    private void takeUser(ClaudeLine line, Consumer<TranscriptItem> out) {
        Optional<String> prompt = line.json().text("promptId");
        if (prompt.isPresent()) state.prompt = prompt;
        boolean told = takeResults(line, out);

        Optional<String> typed = ClaudeTyped.in(line.json());
        if (typed.isPresent())
            out.accept(new UserSaid(told ? line.ref("text", prompt) : line.ref(prompt), typed.get()));
        else if (!told) out.accept(new Noise(line.ref(prompt)));
    }

    private boolean takeResults(ClaudeLine line, Consumer<TranscriptItem> out) {
        List<Json> blocks = line.json().at("message").items("content");
        boolean told = false;
        for (int i = 0; i < blocks.size(); i++) {
            Json block = blocks.get(i);
            if (!block.text("type").orElse("").equals("tool_result")) continue;
            told = true;
            out.accept(returned(line, i, block));
        }
        return told;
    }

    private ToolReturned returned(ClaudeLine line, int part, Json block) {
        String call = block.text("tool_use_id").orElse("");
        Optional<ToolUse> use = state.calls.take(call).map(pending -> pending.use());
        String output = ClaudeTools.output(block.at("content"));
        boolean failed = block.isTrue("is_error");
        Optional<Integer> exit =
                ClaudeTools.exit(use, output, failed, line.json().at("toolUseResult"));
        return new ToolReturned(line.ref(part, Optional.of(call)), call, use, output, exit, failed);
    }

    private void takeAssistant(ClaudeLine line, Consumer<TranscriptItem> out) {
        Json message = line.json().at("message");
        if (message.text("model").orElse("").equals("<synthetic>")) {
            // the host's own words, for example about a failed request: no answer of the agent began
            out.accept(new Noise(line.ref(Optional.empty())));
            return;
        }
        boolean copy = state.isCopy(line);
        String turn = message.text("id").orElse(line.id());
        if (!copy && state.begins(turn)) out.accept(new TurnBegan(line.ref("turn", Optional.empty()), turn, true));
        List<Json> blocks = message.items("content");
        for (int i = 0; i < blocks.size(); i++) takeBlock(line.ref(i, Optional.empty()), blocks.get(i), copy, out);
    }

    private void takeBlock(ItemRef ref, Json block, boolean copy, Consumer<TranscriptItem> out) {
        switch (block.text("type").orElse("")) {
            case "text" -> out.accept(new AgentSaid(ref, block.text("text").orElse("")));
            case "tool_use" -> {
                String call = block.text("id").orElse("");
                ToolUse use = ClaudeTools.use(block.text("name").orElse(""), block.at("input"), state.tasks, copy);
                state.calls.add(call, use);
                out.accept(new ToolCalled(ref, call, use));
            }
            default -> out.accept(new Noise(ref));
        }
    }
}
