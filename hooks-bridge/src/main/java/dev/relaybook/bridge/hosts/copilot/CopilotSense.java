// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.copilot;

import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.bridge.hosts.log.Line;
import dev.relaybook.bridge.hosts.log.LineSense;
import dev.relaybook.bridge.hosts.log.PendingCalls.Call;
import dev.relaybook.model.capture.ToolUse;
import dev.relaybook.model.capture.TranscriptItem;
import dev.relaybook.model.capture.TranscriptItem.AgentSaid;
import dev.relaybook.model.capture.TranscriptItem.CompactionFailed;
import dev.relaybook.model.capture.TranscriptItem.CompactionHappened;
import dev.relaybook.model.capture.TranscriptItem.ContextInjected;
import dev.relaybook.model.capture.TranscriptItem.HookCalled;
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

/** Makes the events of a Copilot CLI session into items. */
final class CopilotSense implements LineSense {
    private static final String NOTIFICATION = "<system_notification>";

    private final CopilotState state;

    CopilotSense(String state) {
        this.state = new CopilotState(state);
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
        Optional<String> type = CopilotLine.uninteresting(line);
        if (type.isPresent()) {
            out.accept(CopilotLine.isNoise(type.get()) ? new Noise(line.ref()) : new Unknown(line.ref(), type.get()));
        } else if (line.blank()) {
            out.accept(new Noise(line.ref()));
        } else {
            read(line, out);
        }
    }

    private void read(Line line, Consumer<TranscriptItem> out) {
        Optional<Json> json = line.oversized() ? Optional.empty() : line.json(CopilotLine.SKIP);
        if (json.isEmpty() || !json.get().isObject()) {
            out.accept(new Unknown(line.ref(), line.oversized() ? "oversized" : "unreadable"));
            return;
        }
        CopilotLine event = new CopilotLine(json.get(), line.number());
        if (event.subagent()) out.accept(new SubagentItem(event.ref()));
        else takeMain(event, out);
    }

    private void takeMain(CopilotLine line, Consumer<TranscriptItem> out) {
        switch (line.type()) {
            case "user.message" -> takeUser(line, out);
            case "assistant.turn_start" -> out.accept(new TurnBegan(line.ref(), turn(line), false));
            case "assistant.message" -> takeAssistant(line, out);
            case "tool.user_requested" -> out.accept(called(line, 0, line.data(), "toolName"));
            case "tool.execution_complete" -> takeResult(line, out);
            case "hook.start" -> takeHook(line, out);
            case "session.compaction_complete" -> out.accept(compaction(line));
            default ->
                out.accept(
                        CopilotLine.isNoise(line.type())
                                ? new Noise(line.ref())
                                : new Unknown(line.ref(), line.type()));
        }
    }

    /** Turns are counted anew for each prompt. */
    private static String turn(CopilotLine line) {
        String interaction = line.data().text("interactionId").orElse(line.id());
        return interaction + "/" + line.data().text("turnId").orElse("");
    }

    private void takeUser(CopilotLine line, Consumer<TranscriptItem> out) {
        String typed = line.data().text("content").orElse("");
        String sent = line.data().text("transformedContent").orElse(typed);
        String source = line.data().text("source").orElse("user");
        // a skill's hidden text is no answer to a prompt's hook call
        Optional<String> anchor = source.startsWith("skill-") ? Optional.empty() : state.takePrompt();
        if (!sent.equals(typed)) out.accept(new ContextInjected(line.ref("sent", anchor), sent));
        boolean person = source.equals("user") && !line.data().isTrue("isAutopilotContinuation");
        out.accept(person ? new UserSaid(line.ref(anchor), typed) : new Noise(line.ref(anchor)));
    }

    private void takeAssistant(CopilotLine line, Consumer<TranscriptItem> out) {
        String text = line.data().text("content").orElse("");
        out.accept(text.isBlank() ? new Noise(line.ref()) : new AgentSaid(line.ref(), text));
        List<Json> requests = line.data().items("toolRequests");
        for (int i = 0; i < requests.size(); i++) out.accept(called(line, i + 1, requests.get(i), "name"));
    }

    private ToolCalled called(CopilotLine line, int part, Json request, String nameField) {
        String call = request.text("toolCallId").orElse("");
        String tool = request.text(nameField).orElse("");
        Json arguments = request.at("arguments");
        ToolUse use = CopilotTools.use(tool, arguments);
        state.calls.add(call, new Call(use, tool, arguments.fingerprint(), Optional.empty()));
        return new ToolCalled(part == 0 ? line.ref() : line.ref(String.valueOf(part), Optional.empty()), call, use);
    }

    private void takeResult(CopilotLine line, Consumer<TranscriptItem> out) {
        Json data = line.data();
        String callId = data.text("toolCallId").orElse("");
        Optional<Call> call = state.calls.take(callId);
        Optional<String> anchor = call.flatMap(Call::anchor);
        CopilotResult result = CopilotResult.of(data);
        result.injected().ifPresent(text -> out.accept(new ContextInjected(line.ref("sent", anchor), text)));
        out.accept(new ToolReturned(
                line.ref(anchor),
                callId,
                call.map(Call::use),
                result.output(),
                data.at("shellExecution").number("exitCode").map(Long::intValue),
                !data.isTrue("success")));
    }

    /** A hook call names no message; the next message, or the pending tool call with the same arguments, is its own. */
    private void takeHook(CopilotLine line, Consumer<TranscriptItem> out) {
        String hook = line.data().text("hookType").orElse("");
        Json input = line.data().at("input");
        Optional<String> anchor = input.number("timestamp").map(time -> CopilotEvent.anchor(hook, time));
        boolean notified = input.text("prompt").orElse("").stripLeading().startsWith(NOTIFICATION);

        if (hook.equals(CopilotEvent.USER_PROMPT_SUBMITTED.hostName()) && !notified) state.prompt = anchor;
        if (hook.equals(CopilotEvent.POST_TOOL_USE.hostName()) && anchor.isPresent()) {
            state.calls.tie(
                    anchor.get(),
                    input.text("toolName").orElse(""),
                    input.at("toolArgs").fingerprint());
        }
        out.accept(new HookCalled(line.ref(anchor), hook));
    }

    private static TranscriptItem compaction(CopilotLine line) {
        Json data = line.data();
        if (!data.isTrue("success")) {
            String reason =
                    data.text("failureReason").or(() -> data.text("error")).orElse("unknown");
            return new CompactionFailed(line.ref(), reason);
        }
        return new CompactionHappened(
                line.ref(),
                data.text("compactionAttemptId").orElse(line.id()),
                Trigger.of(data.text("trigger").orElse("")),
                data.text("summaryContent").orElse(""),
                false,
                data.number("checkpointNumber").map(Long::intValue),
                data.number("preCompactionTokens"),
                data.number("postCompactionTokens"),
                data.text("checkpointPath"));
    }
}
