// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.server;

import dev.relaybook.bridge.engine.Deadline;
import dev.relaybook.bridge.engine.HookEnvironment;
import dev.relaybook.bridge.engine.HookHandler;
import dev.relaybook.bridge.engine.HookRequest;
import dev.relaybook.bridge.engine.ReplyHeader;
import dev.relaybook.bridge.hosts.HookReply;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.jetty.server.Request;

/** {@code POST /v1/hooks/HOST/EVENT}: whatever goes wrong, the agent goes on. */
final class HookRoute {
    private static final Duration LONGEST = Duration.ofSeconds(25);
    /** What is left to the way back. */
    private static final Duration REPLYING = Duration.ofMillis(200);

    private final HookHandler handler;
    private final InTime inTime;

    HookRoute(HookHandler handler, InTime inTime) {
        this.handler = handler;
        this.inTime = inTime;
    }

    Answer answer(Request request, String host, String event, Deadline reading) throws IOException {
        Deadline deadline = deadline(request);
        Map<String, String> environment = environment(request);
        try {
            byte[] payload = Body.read(request, reading);
            if (Caller.isGone(request)) throw new Refusal(408, "the caller had gone before its call was read");
            var call = new HookRequest(host, event, payload, environment, deadline);
            HookReply reply =
                    inTime.call("a hook", deadline, () -> handler.handle(call)).orElse(HookReply.SILENT);
            return Answer.of(reply);
        } catch (Refusal e) {
            var call = new HookRequest(host, event, new byte[0], environment, deadline);
            inTime.call("a receipt", deadline, () -> refuse(call, Math.max(e.bytes(), Body.told(request)), e));
            throw e;
        }
    }

    private boolean refuse(HookRequest call, long bytes, Refusal why) {
        handler.refused(call, bytes, String.valueOf(why.getMessage()));
        return true;
    }

    private static Deadline deadline(Request request) {
        long told = request.getHeaders().getLongField(ReplyHeader.TIME_LEFT);
        if (told <= 0) return Deadline.in(LONGEST);
        return Deadline.in(LONGEST).atMost(Duration.ofMillis(told).minus(REPLYING));
    }

    /** HTTP has its header values in Latin-1; these are the very bytes of the variables. */
    private static Map<String, String> environment(Request request) {
        Map<String, String> environment = new HashMap<>();
        for (String latin : request.getHeaders().getValuesList(ReplyHeader.ENVIRONMENT)) {
            String line = new String(latin.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
            int equals = line.indexOf('=');
            if (equals > 0) environment.put(line.substring(0, equals), line.substring(equals + 1));
        }
        return HookEnvironment.of(environment);
    }
}
