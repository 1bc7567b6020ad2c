// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents.endpoint;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** One HTTP answer: a whole JSON body, or server-sent events. Closing it ends the exchange. */
final class Reply implements AutoCloseable {
    private static final JsonMapper JSON = new JsonMapper();

    private final HttpExchange exchange;

    Reply(HttpExchange exchange) {
        this.exchange = exchange;
    }

    void json(int status, Map<String, ?> body) throws IOException {
        byte[] bytes = JSON.writeValueAsBytes(body);
        boolean head = exchange.getRequestMethod().equals("HEAD");
        exchange.getResponseHeaders().set("content-type", "application/json");
        exchange.sendResponseHeaders(status, head ? -1 : bytes.length);
        if (!head) {
            exchange.getResponseBody().write(bytes);
        }
    }

    void beginEvents() throws IOException {
        exchange.getResponseHeaders().set("content-type", "text/event-stream");
        exchange.getResponseHeaders().set("connection", "close");
        exchange.sendResponseHeaders(200, 0);
    }

    /** An event named by its {@code type}, as the Messages API sends them. */
    void namedEvent(Map<String, ?> event) throws IOException {
        write("event: " + event.get("type") + "\ndata: " + JSON.writeValueAsString(event) + "\n\n");
    }

    void event(Map<String, ?> event) throws IOException {
        write("data: " + JSON.writeValueAsString(event) + "\n\n");
    }

    void lastEvent(String data) throws IOException {
        write("data: " + data + "\n\n");
    }

    private void write(String text) throws IOException {
        OutputStream out = exchange.getResponseBody();
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    @Override
    public void close() {
        exchange.close();
    }
}
