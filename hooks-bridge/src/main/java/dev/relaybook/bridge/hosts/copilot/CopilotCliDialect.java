// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.copilot;

import dev.relaybook.bridge.hosts.Dialect;
import dev.relaybook.bridge.hosts.EventNames;
import dev.relaybook.bridge.hosts.HookCall;
import dev.relaybook.bridge.hosts.HookReply;
import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.bridge.hosts.Payload;
import dev.relaybook.bridge.hosts.TranscriptPlace;
import dev.relaybook.model.delivery.HookMoment;
import dev.relaybook.model.delivery.HookMoment.Ignored;
import dev.relaybook.model.delivery.HookOutcome;
import dev.relaybook.model.ledger.Carrier;
import dev.relaybook.model.ledger.HostId;
import dev.relaybook.model.ledger.SessionKey;
import dev.relaybook.model.ledger.Trigger;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Copilot CLI's hook payloads and replies. Nothing blocks a compaction here; exit code 2 shows a line of stderr to the
 * user.
 */
final class CopilotCliDialect implements Dialect {
    private static final Json.Skip BULK = Json.Skip.everywhere(Set.of("toolArgs", "toolResult", "initialPrompt"));
    private static final String NOTIFICATION = "<system_notification>";
    private static final int WARNED = 2;

    @Override
    public HookCall read(String event, byte[] payload, Map<String, String> environment) {
        Payload read = Payload.read(payload, BULK);
        boolean foreign = !read.json().has("sessionId") && read.json().has("session_id");
        SessionKey session = read.session(HostId.COPILOT_CLI, foreign ? "session_id" : "sessionId");
        String kebab = EventNames.kebab(event);
        Optional<CopilotEvent> known = CopilotEvent.named(kebab);
        Optional<String> anchor = known.flatMap(used -> anchor(used, read));
        TranscriptPlace place = place(read, session, environment);

        return new HookCall(
                session,
                known.map(CopilotEvent::hostName).orElse(kebab),
                foreign ? new Ignored("The payload is not in Copilot CLI's own form.") : moment(known, read, anchor),
                read.cwd(environment, "COPILOT_PROJECT_DIR"),
                place.transcript(),
                place.problem(),
                Payload.environment(environment, "COPILOT_CLI_BINARY_VERSION"),
                known.filter(CopilotEvent::waits).isPresent() ? anchor : Optional.empty());
    }

    private static TranscriptPlace place(Payload payload, SessionKey session, Map<String, String> environment) {
        String usual = CopilotFolders.sessions(environment) + "/" + session.id() + "/events.jsonl";
        String claimed = payload.optional("transcriptPath").orElse(usual);
        return TranscriptPlace.in(CopilotFolders.sessions(environment), claimed);
    }

    /** The line that Copilot logs about this very call holds the same kind and time. */
    private static Optional<String> anchor(CopilotEvent event, Payload payload) {
        return payload.json().number("timestamp").map(time -> CopilotEvent.anchor(event.hostName(), time));
    }

    private static HookMoment moment(Optional<CopilotEvent> event, Payload payload, Optional<String> anchor) {
        if (event.isEmpty()) return new Ignored("Relaybook does not use this event.");
        if (payload.optional("agentId").isPresent()) return new Ignored("A subagent's hook call.");
        if (payload.optional("prompt").orElse("").stripLeading().startsWith(NOTIFICATION)) {
            return new Ignored("A notification of the system; text beside it is dropped.");
        }
        return moment(event.get(), payload, anchor);
    }

    private static HookMoment moment(CopilotEvent event, Payload payload, Optional<String> anchor) {
        return switch (event) {
            case SESSION_START ->
                new HookMoment.SessionBegan(Optional.empty(), Optional.empty(), Optional.of(event.hostName()));
            case USER_PROMPT_SUBMITTED -> new HookMoment.TextWelcome(Carrier.PROMPT, event.hostName(), anchor);
            case POST_TOOL_USE -> new HookMoment.TextWelcome(Carrier.TOOL_RESULT, event.hostName(), anchor);
            case PRE_COMPACT ->
                new HookMoment.CompactionExpected(Trigger.of(payload.required("trigger")), false, false);
        };
    }

    @Override
    public HookReply write(HookCall call, HookOutcome outcome) {
        Optional<CopilotEvent> event = CopilotEvent.named(EventNames.kebab(call.event()));
        return event.map(known -> reply(known, outcome)).orElse(HookReply.SILENT);
    }

    private static HookReply reply(CopilotEvent event, HookOutcome outcome) {
        // not a switch: the first one over types costs a hook's process some 15 ms
        if (outcome instanceof HookOutcome.Inject(var text) && event != CopilotEvent.PRE_COMPACT) return context(text);
        if (outcome instanceof HookOutcome.Block(var reason)) return warning(event, reason);
        if (outcome instanceof HookOutcome.Warn(var text)) return warning(event, text);
        return HookReply.SILENT;
    }

    private static HookReply context(String text) {
        return new HookReply(0, Json.write(Map.of("additionalContext", text)), "");
    }

    private static HookReply warning(CopilotEvent event, String text) {
        if (event != CopilotEvent.PRE_COMPACT) return HookReply.SILENT;
        return new HookReply(WARNED, "", text.strip().replaceAll("\\s*\\R\\s*", " ") + "\n");
    }
}
