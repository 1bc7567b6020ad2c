// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.server;

import dev.relaybook.bridge.engine.ReplyHeader;
import dev.relaybook.bridge.hosts.HookReply;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import tools.jackson.databind.json.JsonMapper;

/** A whole answer, ready to be sent. */
record Answer(int status, Map<String, String> headers, String body) {
    static Answer of(HookReply reply) {
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put(HttpHeader.CONTENT_TYPE.asString(), "application/octet-stream");
        headers.put(ReplyHeader.EXIT, Integer.toString(reply.exit()));
        if (!reply.stderr().isEmpty()) headers.put(ReplyHeader.STDERR, ReplyHeader.encode(reply.stderr()));
        return new Answer(200, headers, reply.stdout());
    }

    static Answer json(int status, String json) {
        return new Answer(status, Map.of(HttpHeader.CONTENT_TYPE.asString(), "application/json"), json);
    }

    static Answer json(int status, Map<String, ?> content) {
        return json(status, JsonMapper.shared().writeValueAsString(content) + "\n");
    }

    static Answer error(int status, String what) {
        return json(status, Map.of("error", what));
    }

    void send(Response response, Callback callback) {
        ByteBuffer bytes = StandardCharsets.UTF_8.encode(body);
        response.setStatus(status);
        headers.forEach((name, value) -> response.getHeaders().put(name, value));
        response.getHeaders().put(HttpHeader.CONTENT_LENGTH, bytes.remaining());
        response.write(true, bytes, callback);
    }
}
