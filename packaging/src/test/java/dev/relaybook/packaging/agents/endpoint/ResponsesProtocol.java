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

/** OpenAI responses, streamed, as far as Codex CLI uses them. */
final class ResponsesProtocol implements Protocol {
    private static final JsonMapper JSON = new JsonMapper();
    private static final String ASKS_FOR_SUMMARY = "CONTEXT CHECKPOINT COMPACTION";
    private static final int SAID = 20;

    @Override
    public String path() {
        return "/v1/responses";
    }

    /** A compaction request has no tools, and neither has one for a title. */
    @Override
    public RequestKind kindOf(Headers headers, JsonNode body) {
        JsonNode input = body.path("input");
        if (Texts.of(input.path(input.size() - 1)).contains(ASKS_FOR_SUMMARY)) return RequestKind.COMPACTION;
        return body.path("tools").isEmpty() ? RequestKind.ASIDE : RequestKind.TURN;
    }

    @Override
    public String summary(int number, String mark) {
        return "Summary %d of a test. %s".formatted(number, mark);
    }

    @Override
    public void fail(Reply reply, Answer answer) throws IOException {
        reply.json(
                answer.status(), Map.of("error", Map.of("message", answer.error(), "type", "invalid_request_error")));
    }

    @Override
    public void succeed(Reply reply, Request request, Answer answer) throws IOException {
        String id = "resp_%05d".formatted(request.number());
        List<Map<String, ?>> items = items(request, answer);
        reply.beginEvents();
        reply.namedEvent(Map.of("type", "response.created", "response", Map.of("id", id)));
        for (int index = 0; index < items.size(); index++) {
            reply.namedEvent(item("response.output_item.added", index, items.get(index)));
            reply.namedEvent(item("response.output_item.done", index, items.get(index)));
        }
        reply.namedEvent(Map.of(
                "type", "response.completed", "response", Map.of("id", id, "output", items, "usage", usage(answer))));
    }

    private static Map<String, ?> item(String event, int index, Map<String, ?> item) {
        return Map.of("type", event, "output_index", index, "item", item);
    }

    private static List<Map<String, ?>> items(Request request, Answer answer) {
        var items = new ArrayList<Map<String, ?>>();
        if (!answer.text().isEmpty()) {
            items.add(Map.of(
                    "type",
                    "message",
                    "role",
                    "assistant",
                    "id",
                    "msg_%05d".formatted(request.number()),
                    "content",
                    List.of(Map.of("type", "output_text", "text", answer.text(), "annotations", List.of()))));
        }
        for (Answer.ToolCall call : answer.calls()) {
            String id = "%05d_%d".formatted(request.number(), items.size());
            var item = new HashMap<String, Object>();
            item.put("type", "function_call");
            item.put("id", "fc_" + id);
            item.put("call_id", "call_" + id);
            item.put("name", call.tool());
            item.put("arguments", JSON.writeValueAsString(call.input()));
            items.add(item);
        }
        return items;
    }

    private static Map<String, ?> usage(Answer answer) {
        return Map.of(
                "input_tokens",
                answer.usage(),
                "input_tokens_details",
                Map.of("cached_tokens", 0),
                "output_tokens",
                SAID,
                "output_tokens_details",
                Map.of("reasoning_tokens", 0),
                "total_tokens",
                answer.usage() + SAID);
    }
}
