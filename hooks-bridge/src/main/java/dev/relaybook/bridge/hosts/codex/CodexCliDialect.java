// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.codex;

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
import dev.relaybook.model.ledger.SessionEvent.Link;
import dev.relaybook.model.ledger.SessionKey;
import dev.relaybook.model.ledger.Trigger;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Codex CLI's hook payloads and replies. Only {@code "continue": false} stops a compaction, never an exit code. At
 * {@code SessionStart(compact)} the boundary is on disk already, so text is let in there as with a prompt.
 */
final class CodexCliDialect implements Dialect {
    private static final Json.Skip BULK = Json.Skip.everywhere(Set.of("prompt"));

    @Override
    public HookCall read(String event, byte[] payload, Map<String, String> environment) {
        Payload read = Payload.read(payload, BULK);
        SessionKey session = read.session(HostId.CODEX_CLI, "session_id");
        String kebab = EventNames.kebab(event);
        TranscriptPlace place = place(read, environment);

        return new HookCall(
                session,
                CodexEvent.named(kebab).map(CodexEvent::hostName).orElse(kebab),
                moment(kebab, read),
                read.cwd(environment),
                place.transcript(),
                place.problem(),
                Optional.empty(),
                Optional.empty());
    }

    private static TranscriptPlace place(Payload payload, Map<String, String> environment) {
        return payload.optional("transcript_path")
                .map(claimed -> TranscriptPlace.in(CodexFolders.sessions(environment), claimed))
                .orElseGet(() -> TranscriptPlace.without("The payload names no transcript."));
    }

    private static HookMoment moment(String kebab, Payload payload) {
        Optional<CodexEvent> event = CodexEvent.named(kebab);
        if (event.isEmpty()) return new Ignored("Relaybook does not use this event.");
        // a subagent's call has the parent's session id
        if (payload.optional("agent_id").isPresent()) return new Ignored("A subagent's hook call.");
        Optional<String> named = payload.optional("hook_event_name").map(EventNames::kebab);
        if (named.isPresent() && !named.get().equals(kebab)) return new Ignored("The payload is of another event.");
        return moment(event.get(), payload);
    }

    private static HookMoment moment(CodexEvent event, Payload payload) {
        return switch (event) {
            case SESSION_START -> start(payload.optional("source").orElse(""));
            case USER_PROMPT_SUBMIT ->
                new HookMoment.TextWelcome(Carrier.PROMPT, event.hostName(), payload.optional("turn_id"));
            case PRE_COMPACT -> {
                Trigger trigger = Trigger.of(payload.required("trigger"));
                yield new HookMoment.CompactionExpected(trigger, trigger == Trigger.MANUAL, false);
            }
        };
    }

    private static HookMoment start(String source) {
        String channel = CodexEvent.SESSION_START.hostName();
        if (source.equals("compact")) return new HookMoment.TextWelcome(Carrier.PROMPT, channel, Optional.empty());
        return new HookMoment.SessionBegan(Optional.empty(), link(source), Optional.of(channel));
    }

    private static Optional<Link> link(String source) {
        return switch (source) {
            case "clear" -> Optional.of(Link.CLEAR);
            case "resume" -> Optional.of(Link.RESUME);
            default -> Optional.empty();
        };
    }

    @Override
    public HookReply write(HookCall call, HookOutcome outcome) {
        Optional<CodexEvent> event = CodexEvent.named(EventNames.kebab(call.event()));
        return event.map(known -> reply(known, outcome)).orElse(HookReply.SILENT);
    }

    private static HookReply reply(CodexEvent event, HookOutcome outcome) {
        // not a switch: the first one over types costs a hook's process some 15 ms
        if (outcome instanceof HookOutcome.Inject(var text) && event.takesText()) return print(event.context(text));
        if (outcome instanceof HookOutcome.Block(var reason) && !event.takesText()) return print(stop(reason));
        if (outcome instanceof HookOutcome.Warn(var text)) return print(Map.of("systemMessage", text));
        return HookReply.SILENT;
    }

    private static Map<String, Object> stop(String reason) {
        Map<String, Object> stop = new LinkedHashMap<>();
        stop.put("continue", false);
        stop.put("stopReason", reason);
        return stop;
    }

    private static HookReply print(Map<String, ?> answer) {
        return new HookReply(0, Json.write(answer), "");
    }
}
