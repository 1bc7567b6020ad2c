// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.log;

import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.model.capture.ToolUse;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Tool calls whose result is not read yet, so that a result can be told what it is the result of. The newest are kept;
 * one call's result may come in a later read, so they are part of the cursor.
 */
public final class PendingCalls {
    private static final int MOST = 64;
    private static final int LONGEST = 16_000;

    private final Map<String, Call> calls = new LinkedHashMap<>();

    /**
     * A call.
     *
     * @param tool the host's name of the tool
     * @param fingerprint what the host calls its hooks with, shortened
     * @param anchor the hook call about it, once known
     */
    public record Call(ToolUse use, String tool, String fingerprint, Optional<String> anchor) {}

    public void add(String callId, ToolUse use) {
        add(callId, new Call(use, "", "", Optional.empty()));
    }

    public void add(String callId, Call call) {
        calls.remove(callId);
        calls.put(callId, new Call(bounded(call.use()), call.tool(), call.fingerprint(), call.anchor()));
        if (calls.size() > MOST) calls.remove(calls.keySet().iterator().next());
    }

    /** Long texts would make the cursor long; only shell commands are looked into when their result comes. */
    private static ToolUse bounded(ToolUse use) {
        if (use instanceof ToolUse.Shell(var command)) return new ToolUse.Shell(Details.cut(command, LONGEST));
        if (use instanceof ToolUse.Question(var text)) return new ToolUse.Question(Details.cut(text, LONGEST));
        return use;
    }

    /** The call of this id; it is no longer pending then. */
    public Optional<Call> take(String callId) {
        return Optional.ofNullable(calls.remove(callId));
    }

    /** Ties a hook call to the first pending call it can be about: the same arguments, or the only one of that tool. */
    public void tie(String anchor, String tool, String fingerprint) {
        List<Map.Entry<String, Call>> same = calls.entrySet().stream()
                .filter(entry -> entry.getValue().tool().equals(tool))
                .filter(entry -> entry.getValue().anchor().isEmpty())
                .toList();
        same.stream()
                .filter(entry -> entry.getValue().fingerprint().equals(fingerprint))
                .findFirst()
                .or(() -> same.size() == 1 ? Optional.of(same.getFirst()) : Optional.empty())
                .ifPresent(entry -> entry.setValue(tied(entry.getValue(), anchor)));
    }

    private static Call tied(Call call, String anchor) {
        return new Call(call.use(), call.tool(), call.fingerprint(), Optional.of(anchor));
    }

    /** As lists that {@link #restored} reads. */
    public List<Map<String, Object>> state() {
        List<Map<String, Object>> state = new ArrayList<>();
        calls.forEach((callId, call) -> state.add(state(callId, call)));
        return state;
    }

    private static Map<String, Object> state(String callId, Call call) {
        Map<String, Object> state = new LinkedHashMap<>();
        state.put("id", callId);
        if (!call.tool().isEmpty()) state.put("tool", call.tool());
        if (!call.fingerprint().isEmpty()) state.put("print", call.fingerprint());
        call.anchor().ifPresent(anchor -> state.put("anchor", anchor));
        ToolUseState.write(call.use(), state);
        return state;
    }

    public static PendingCalls restored(List<Json> state) {
        PendingCalls pending = new PendingCalls();
        for (Json call : state) {
            call.text("id")
                    .ifPresent(id -> pending.calls.put(
                            id,
                            new Call(
                                    ToolUseState.read(call),
                                    call.text("tool").orElse(""),
                                    call.text("print").orElse(""),
                                    call.text("anchor"))));
        }
        return pending;
    }
}
