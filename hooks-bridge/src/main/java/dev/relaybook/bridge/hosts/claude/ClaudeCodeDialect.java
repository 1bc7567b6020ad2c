// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.claude;

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
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Claude Code's hook payloads and replies. One stray byte on stdout leaks into a prompt, so silence is no bytes at all. */
final class ClaudeCodeDialect implements Dialect {
    private static final Json.Skip BULK = Json.Skip.everywhere(Set.of("tool_input", "tool_response", "prompt"));
    private static final Pattern AGENT = Pattern.compile("claude-code_(\\d{1,6})-(\\d{1,6})-(\\d{1,6})(?:_.*)?");

    @Override
    public HookCall read(String event, byte[] payload, Map<String, String> environment) {
        Payload read = Payload.read(payload, BULK);
        SessionKey session = read.session(HostId.CLAUDE_CODE, "session_id");
        String kebab = EventNames.kebab(event);
        TranscriptPlace place = place(read, environment);

        return new HookCall(
                session,
                ClaudeEvent.named(kebab).map(ClaudeEvent::hostName).orElse(kebab),
                moment(kebab, read, session, environment),
                read.cwd(environment, "CLAUDE_PROJECT_DIR"),
                place.transcript(),
                place.problem(),
                version(environment),
                Optional.empty());
    }

    private static TranscriptPlace place(Payload payload, Map<String, String> environment) {
        return payload.optional("transcript_path")
                .map(claimed -> TranscriptPlace.in(ClaudeFolders.transcripts(environment), claimed))
                .orElseGet(() -> TranscriptPlace.without("The payload names no transcript."));
    }

    private static HookMoment moment(
            String kebab, Payload payload, SessionKey session, Map<String, String> environment) {
        Optional<ClaudeEvent> event = ClaudeEvent.named(kebab);
        if (event.isEmpty()) return new Ignored("Relaybook does not use this event.");
        if (payload.optional("agent_id").isPresent()) return new Ignored("A subagent's hook call.");
        if (ClaudeFolders.isCopilots(payload.optional("transcript_path"), session.id(), environment)) {
            return new Ignored("Copilot CLI runs a Claude Code hook of the repository; its own hook does the work.");
        }
        Optional<String> named = payload.optional("hook_event_name").map(EventNames::kebab);
        if (named.isPresent() && !named.get().equals(kebab)) return new Ignored("The payload is of another event.");
        return moment(event.get(), payload, environment);
    }

    private static HookMoment moment(ClaudeEvent event, Payload payload, Map<String, String> environment) {
        return switch (event) {
            case SESSION_START -> start(payload.optional("source").orElse(""));
            case USER_PROMPT_SUBMIT -> welcome(Carrier.PROMPT, event, payload.optional("prompt_id"));
            case POST_TOOL_USE -> welcome(Carrier.TOOL_RESULT, event, payload.optional("tool_use_id"));
            case PRE_COMPACT -> {
                Trigger trigger = Trigger.of(payload.required("trigger"));
                boolean manual = trigger == Trigger.MANUAL;
                boolean terminal = "cli".equals(environment.get("CLAUDE_CODE_ENTRYPOINT"));
                yield new HookMoment.CompactionExpected(trigger, manual && terminal, manual);
            }
            case SESSION_END ->
                payload.optional("reason").orElse("").equals("clear")
                        ? new HookMoment.SessionCleared()
                        : new Ignored("The session ended; it can be resumed.");
        };
    }

    private static HookMoment start(String source) {
        String channel = ClaudeEvent.SESSION_START.hostName();
        if (source.equals("compact")) return new HookMoment.CompactionReported(channel);
        return new HookMoment.SessionBegan(Optional.empty(), link(source), Optional.of(channel));
    }

    private static Optional<Link> link(String source) {
        return switch (source) {
            case "clear" -> Optional.of(Link.CLEAR);
            case "resume" -> Optional.of(Link.RESUME);
            default -> Optional.empty();
        };
    }

    private static HookMoment welcome(Carrier carrier, ClaudeEvent event, Optional<String> anchor) {
        return new HookMoment.TextWelcome(carrier, event.hostName(), anchor);
    }

    /** The agent tells its version to the programs it starts: {@code claude-code_2-1-197_harness}. */
    private static Optional<String> version(Map<String, String> environment) {
        Matcher agent = AGENT.matcher(environment.getOrDefault("AI_AGENT", ""));
        return agent.matches()
                ? Optional.of(agent.group(1) + "." + agent.group(2) + "." + agent.group(3))
                : Optional.empty();
    }

    @Override
    public HookReply write(HookCall call, HookOutcome outcome) {
        Optional<ClaudeEvent> event = ClaudeEvent.named(EventNames.kebab(call.event()));
        return event.map(known -> reply(known, outcome)).orElse(HookReply.SILENT);
    }

    private static HookReply reply(ClaudeEvent event, HookOutcome outcome) {
        boolean compaction = event == ClaudeEvent.PRE_COMPACT;
        // not a switch: the first one over types costs a hook's process some 15 ms
        if (outcome instanceof HookOutcome.Inject(var text) && event.takesText()) return print(injection(event, text));
        if (outcome instanceof HookOutcome.Steer(var text) && compaction) return print(text);
        if (outcome instanceof HookOutcome.Block(var reason) && compaction) {
            return print(Json.write(ClaudeEvent.block(reason)));
        }
        if (outcome instanceof HookOutcome.Warn(var text)) return warning(event, text);
        return HookReply.SILENT;
    }

    /** Only a session start shows a line to the user alone; what other events print goes to the model. */
    private static HookReply warning(ClaudeEvent event, String text) {
        return event == ClaudeEvent.SESSION_START ? print(Json.write(Map.of("systemMessage", text))) : HookReply.SILENT;
    }

    private static String injection(ClaudeEvent event, String text) {
        return Json.write(Map.of("hookSpecificOutput", event.context(text)));
    }

    private static HookReply print(String text) {
        return new HookReply(0, text, "");
    }
}
