// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents.endpoint;

import com.sun.net.httpserver.Headers;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The Anthropic Messages API, streamed, as far as Claude Code uses it. */
final class MessagesProtocol implements Protocol {
    private static final JsonMapper JSON = new JsonMapper();

    @Override
    public String path() {
        return "/v1/messages";
    }

    @Override
    public RequestKind kindOf(Headers headers, JsonNode body) {
        if (body.path("tools").isEmpty()) {
            return RequestKind.ASIDE;
        }
        JsonNode messages = body.path("messages");
        return RequestKind.of(asksForSummary(messages.path(messages.size() - 1)), Texts.of(messages.path(0)));
    }

    /** A compaction request names the two tags its answer shall have; nothing else in the conversation does. */
    private static boolean asksForSummary(JsonNode lastMessage) {
        String text = Texts.of(lastMessage);
        return text.contains("<analysis>") && text.contains("<summary>");
    }

    @Override
    public String summary(int number, String mark) {
        return "<analysis>Analysis %d.</analysis>\n<summary>Summary %d of a test. %s</summary>"
                .formatted(number, number, mark);
    }

    @Override
    public void fail(Reply reply, Answer answer) throws IOException {
        String type = answer.status() < 500 ? "invalid_request_error" : "api_error";
        reply.json(answer.status(), Map.of("type", "error", "error", Map.of("type", type, "message", answer.error())));
    }

    @Override
    public void succeed(Reply reply, Request request, Answer answer) throws IOException {
        List<Map<String, ?>> blocks = blocks(request, answer);
        String stopReason = answer.calls().isEmpty() ? "end_turn" : "tool_use";
        if (!request.body().path("stream").asBoolean()) {
            reply.json(200, message(request, answer, blocks, stopReason));
            return;
        }
        reply.beginEvents();
        reply.namedEvent(Map.of("type", "message_start", "message", message(request, answer, List.of(), "")));
        for (int index = 0; index < blocks.size(); index++) {
            stream(reply, index, blocks.get(index));
        }
        reply.namedEvent(Map.of(
                "type",
                "message_delta",
                "delta",
                Map.of("stop_reason", stopReason),
                "usage",
                Map.of("output_tokens", 20)));
        reply.namedEvent(Map.of("type", "message_stop"));
    }

    private static List<Map<String, ?>> blocks(Request request, Answer answer) {
        var blocks = new ArrayList<Map<String, ?>>();
        if (!answer.text().isEmpty()) {
            blocks.add(Map.of("type", "text", "text", answer.text()));
        }
        for (Answer.ToolCall call : answer.calls()) {
            String id = "toolu_%05d_%d".formatted(request.number(), blocks.size());
            blocks.add(Map.of("type", "tool_use", "id", id, "name", call.tool(), "input", call.input()));
        }
        return blocks;
    }

    private static Map<String, ?> message(
            Request request, Answer answer, List<Map<String, ?>> content, String stopReason) {
        var message = new HashMap<String, Object>(Map.of(
                "id",
                "msg_%05d".formatted(request.number()),
                "type",
                "message",
                "role",
                "assistant",
                "model",
                request.body().path("model").asString(),
                "content",
                content,
                "usage",
                Map.of("input_tokens", answer.usage(), "output_tokens", 20)));
        if (!stopReason.isEmpty()) {
            message.put("stop_reason", stopReason);
        }
        return message;
    }

    private static void stream(Reply reply, int index, Map<String, ?> block) throws IOException {
        boolean text = "text".equals(block.get("type"));
        var empty = new HashMap<String, Object>(block);
        empty.put(text ? "text" : "input", text ? "" : Map.of());
        Map<String, ?> delta = text
                ? Map.of("type", "text_delta", "text", block.get("text"))
                : Map.of("type", "input_json_delta", "partial_json", JSON.writeValueAsString(block.get("input")));
        reply.namedEvent(Map.of("type", "content_block_start", "index", index, "content_block", empty));
        reply.namedEvent(Map.of("type", "content_block_delta", "index", index, "delta", delta));
        reply.namedEvent(Map.of("type", "content_block_stop", "index", index));
    }
}
