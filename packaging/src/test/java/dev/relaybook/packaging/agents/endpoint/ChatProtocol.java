// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents.endpoint;

import com.sun.net.httpserver.Headers;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** OpenAI chat completions, streamed, as far as Copilot CLI uses them. */
final class ChatProtocol implements Protocol {
    private static final JsonMapper JSON = new JsonMapper();
    private static final int CHARACTERS_PER_TOKEN = 4;

    @Override
    public String path() {
        return "/v1/chat/completions";
    }

    @Override
    public RequestKind kindOf(Headers headers, JsonNode body) {
        if (body.path("tools").isEmpty()) {
            return RequestKind.ASIDE;
        }
        boolean compaction = "conversation-compaction".equals(headers.getFirst("x-interaction-type"));
        return RequestKind.of(compaction, firstUserText(body.path("messages")));
    }

    private static String firstUserText(JsonNode messages) {
        for (JsonNode message : messages) {
            if (message.path("role").asString().equals("user")) {
                return Texts.of(message.path("content"));
            }
        }
        return "";
    }

    @Override
    public String summary(int number, String mark) {
        return """
            <overview>
            Summary %d of a test. %s
            </overview>
            <next_steps>
            Go on.
            </next_steps>
            <checkpoint_title>Summary %d</checkpoint_title>\
            """.formatted(number, mark, number);
    }

    @Override
    public void fail(Reply reply, Answer answer) throws IOException {
        reply.json(
                answer.status(), Map.of("error", Map.of("message", answer.error(), "type", "invalid_request_error")));
    }

    @Override
    public void succeed(Reply reply, Request request, Answer answer) throws IOException {
        String finish = answer.calls().isEmpty() ? "stop" : "tool_calls";
        if (!request.body().path("stream").asBoolean()) {
            Map<String, ?> message =
                    Map.of("role", "assistant", "content", answer.text(), "tool_calls", toolCalls(request, answer));
            reply.json(200, completion(request, Map.of("message", message, "finish_reason", finish)));
            return;
        }
        reply.beginEvents();
        reply.event(delta(request, Map.of("role", "assistant", "content", answer.text())));
        if (!answer.calls().isEmpty()) {
            reply.event(delta(request, Map.of("tool_calls", toolCalls(request, answer))));
        }
        reply.event(completion(request, Map.of("delta", Map.of(), "finish_reason", finish)));
        reply.event(usage(request, answer));
        reply.lastEvent("[DONE]");
    }

    private static List<Map<String, Object>> toolCalls(Request request, Answer answer) {
        return IntStream.range(0, answer.calls().size())
                .mapToObj(index -> toolCall(request, index, answer.calls().get(index)))
                .toList();
    }

    private static Map<String, Object> toolCall(Request request, int index, Answer.ToolCall call) {
        return Map.of(
                "index",
                index,
                "id",
                "call_%05d_%d".formatted(request.number(), index),
                "type",
                "function",
                "function",
                Map.of("name", call.tool(), "arguments", JSON.writeValueAsString(call.input())));
    }

    private static Map<String, ?> delta(Request request, Map<String, ?> delta) {
        return completion(request, Map.of("delta", delta));
    }

    private static Map<String, ?> completion(Request request, Map<String, ?> choice) {
        var first = new HashMap<String, Object>(choice);
        first.put("index", 0);
        return chunk(request, List.of(first), Map.of());
    }

    private static Map<String, ?> usage(Request request, Answer answer) {
        // Copilot believes this figure when it counts what its window holds
        int said = answer.text().length() / CHARACTERS_PER_TOKEN + 20;
        int total = answer.usage() + said;
        return chunk(
                request,
                List.of(),
                Map.of(
                        "usage",
                        Map.of("prompt_tokens", answer.usage(), "completion_tokens", said, "total_tokens", total)));
    }

    private static Map<String, ?> chunk(Request request, List<?> choices, Map<String, ?> more) {
        var chunk = new HashMap<String, Object>(more);
        chunk.put("id", "chatcmpl-" + request.number());
        chunk.put("object", request.body().path("stream").asBoolean() ? "chat.completion.chunk" : "chat.completion");
        chunk.put("created", 1_700_000_000L);
        chunk.put("model", request.body().path("model").asString());
        chunk.put("choices", choices);
        return chunk;
    }
}
