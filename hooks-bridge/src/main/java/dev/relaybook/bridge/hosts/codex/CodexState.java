// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.codex;

import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.bridge.hosts.log.Details;
import dev.relaybook.bridge.hosts.log.PendingCalls;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What a Codex CLI reader knows of the lines before. */
final class CodexState {
    private static final int LONGEST_SUMMARY = 200_000;

    /** A context that is as full as this is compacted by Codex itself. */
    private static final double NEARLY_FULL = 0.85;

    final PendingCalls calls;

    /** The turn in which the agent last began to answer; empty behind a compaction, where it begins anew. */
    private String answered;

    /** Whether something of the conversation stands in the turn that runs. */
    boolean turnHasItems;

    private long tokens;
    private long window;
    private String summary;

    /** A subagent's own file. */
    boolean subagent;

    CodexState(String text) {
        Json state = Json.read(text.getBytes(StandardCharsets.UTF_8))
                .or(() -> Json.read("{}".getBytes(StandardCharsets.UTF_8)))
                .orElseThrow();
        calls = PendingCalls.restored(state.items("calls"));
        answered = state.text("answered").orElse("");
        turnHasItems = state.isTrue("items");
        tokens = state.number("tokens").orElse(0L);
        window = state.number("window").orElse(0L);
        summary = state.text("summary").orElse("");
        subagent = state.isTrue("subagent");
    }

    void turnStarts() {
        turnHasItems = false;
    }

    /** Whether an answer of the agent begins that no line before belongs to. */
    boolean answerBegins(String turn) {
        turnHasItems = true;
        boolean other = !turn.equals(answered);
        answered = turn;
        return other;
    }

    /** What the last request took, as the line tells that comes with each. */
    void count(Json info) {
        if (!summary.isEmpty()) return; // the compaction's own request
        tokens = info.at("last_token_usage").number("total_tokens").orElse(tokens);
        window = info.number("model_context_window").orElse(window);
    }

    Optional<Long> tokens() {
        return tokens > 0 ? Optional.of(tokens) : Optional.empty();
    }

    /** The file does not say who asked: within a turn, or with a context that is nearly full, it was Codex itself. */
    boolean compactsByItself() {
        return turnHasItems || (window > 0 && tokens >= NEARLY_FULL * window);
    }

    void summarized(String text) {
        summary = Details.cut(text, LONGEST_SUMMARY);
    }

    Optional<String> compacted() {
        Optional<String> bare = Optional.of(summary).filter(text -> !text.isEmpty());
        summary = "";
        answered = "";
        return bare;
    }

    String text() {
        Map<String, Object> state = new LinkedHashMap<>();
        state.put("answered", answered);
        state.put("items", turnHasItems);
        state.put("tokens", tokens);
        state.put("window", window);
        if (!summary.isEmpty()) state.put("summary", summary);
        if (subagent) state.put("subagent", true);
        state.put("calls", calls.state());
        return Json.write(state);
    }
}
