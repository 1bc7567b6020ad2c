// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents.endpoint;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The model. It is the first process of an agent's network namespace and lives until its standard input ends, so it
 * never outlives the test that started it.
 */
public final class ModelServer {
    public static final int PORT = 8099;

    private static final JsonMapper JSON = new JsonMapper();

    private final Script script;
    private final Recording recording;

    private ModelServer(Script script, Recording recording) {
        this.script = script;
        this.recording = recording;
    }

    /** Arguments: the folder of the script, the folder for the requests, a file to make once it listens. */
    public static void main(String[] args) throws IOException {
        var server = new ModelServer(new Script(Path.of(args[0])), new Recording(Path.of(args[1])));
        HttpServer http = server.listen();
        Files.createFile(Path.of(args[2]));
        System.in.transferTo(OutputStream.nullOutputStream());
        http.stop(0);
        System.exit(0);
    }

    private HttpServer listen() throws IOException {
        HttpServer http = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), PORT), 0);
        http.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        http.createContext("/", ModelServer::greet);
        http.createContext("/v1/models", ModelServer::listModels);
        http.createContext("/v1/messages/count_tokens", ModelServer::countTokens);
        for (Protocol protocol : List.of(new MessagesProtocol(), new ChatProtocol(), new ResponsesProtocol())) {
            http.createContext(protocol.path(), exchange -> answer(protocol, exchange));
        }
        http.start();
        return http;
    }

    private void answer(Protocol protocol, HttpExchange exchange) throws IOException {
        try (var reply = new Reply(exchange);
                InputStream in = exchange.getRequestBody()) {
            JsonNode body = JSON.readTree(in.readAllBytes());
            Request request = recording.add(protocol.kindOf(exchange.getRequestHeaders(), body), body);
            Answer answer = script.take(request.kind()).orElseGet(() -> unscripted(protocol, request));
            if (answer.failed()) {
                protocol.fail(reply, answer);
            } else {
                protocol.succeed(reply, request, answer);
            }
        }
    }

    private static Answer unscripted(Protocol protocol, Request request) {
        return Answer.says(
                switch (request.kind()) {
                    case COMPACTION -> protocol.summary(request.number(), "");
                    case SUBAGENT_COMPACTION -> protocol.summary(request.number(), RequestKind.SUBAGENT_MARK);
                    case TURN, SUBAGENT -> "Understood.";
                    case ASIDE -> "A title";
                });
    }

    private static void countTokens(HttpExchange exchange) throws IOException {
        try (var reply = new Reply(exchange)) {
            int bytes = exchange.getRequestBody().readAllBytes().length;
            reply.json(200, Map.of("input_tokens", bytes / 4));
        }
    }

    private static void listModels(HttpExchange exchange) throws IOException {
        try (var reply = new Reply(exchange)) {
            reply.json(200, Map.of("object", "list", "data", List.of(Map.of("id", "test-model", "object", "model"))));
        }
    }

    /** Agents knock before they speak; any other path answers without harm. */
    private static void greet(HttpExchange exchange) throws IOException {
        try (var reply = new Reply(exchange)) {
            reply.json(exchange.getRequestMethod().equals("POST") ? 404 : 200, Map.of());
        }
    }
}
