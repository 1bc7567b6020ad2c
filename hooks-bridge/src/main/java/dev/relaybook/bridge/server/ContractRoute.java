// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.server;

import dev.relaybook.bridge.engine.ContractHandler;
import dev.relaybook.bridge.engine.ContractReply;
import dev.relaybook.bridge.engine.Deadline;
import java.io.IOException;
import java.time.Duration;
import org.eclipse.jetty.server.Request;

/** {@code POST /v1/compactions/pre|post}: the open contract. */
final class ContractRoute {
    private static final Duration LONGEST = Duration.ofSeconds(25);
    private static final ContractReply NOTHING = new ContractReply(200, "{}\n");
    private static final ContractReply GO_ON = new ContractReply(200, "{\"decision\":\"allow\"}\n");

    private final ContractHandler handler;
    private final InTime inTime;

    ContractRoute(ContractHandler handler, InTime inTime) {
        this.handler = handler;
        this.inTime = inTime;
    }

    Answer answer(Request request, String moment, Deadline reading) throws IOException {
        Deadline deadline = Deadline.in(LONGEST);
        ContractReply reply = switch (moment) {
            case "pre" -> pre(Body.read(request, reading), deadline);
            case "post" -> post(Body.read(request, reading), deadline);
            default -> throw new Refusal(404, "there is nothing at this path");
        };
        return Answer.json(reply.status(), reply.json());
    }

    private ContractReply pre(byte[] json, Deadline deadline) {
        return inTime.call("pre", deadline, () -> handler.pre(json, deadline)).orElse(GO_ON);
    }

    private ContractReply post(byte[] json, Deadline deadline) {
        return inTime.call("post", deadline, () -> handler.post(json, deadline)).orElse(NOTHING);
    }
}
