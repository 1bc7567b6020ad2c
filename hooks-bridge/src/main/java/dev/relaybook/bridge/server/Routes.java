// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.server;

import dev.relaybook.bridge.engine.Deadline;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Finds what a path stands for. One virtual thread per request. */
final class Routes extends Handler.Abstract {
    private static final Logger LOG = LoggerFactory.getLogger(Routes.class);
    private static final Duration READING = Duration.ofSeconds(10);

    private final Map<String, ?> health;
    private final HookRoute hooks;
    private final ContractRoute contract;

    Routes(Map<String, ?> health, HookRoute hooks, ContractRoute contract) {
        this.health = health;
        this.hooks = hooks;
        this.contract = contract;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        answer(request).send(response, callback);
        return true;
    }

    private Answer answer(Request request) {
        try {
            return route(request, Request.getPathInContext(request).split("/", -1));
        } catch (Refusal e) {
            return e.answer();
        } catch (IOException e) {
            LOG.debug("a request broke off", e);
            return Answer.error(400, "the request broke off");
        } catch (RuntimeException e) {
            LOG.error("a request failed", e);
            return Answer.error(500, "this is a mistake of Relaybook, its log says more");
        }
    }

    private Answer route(Request request, String[] path) throws IOException {
        Deadline reading = Deadline.in(READING);
        return switch (path.length > 2 && path[1].equals("v1") ? path[2] + path.length : "") {
            case "health3" -> health(request);
            case "hooks5" -> hooks.answer(post(request), path[3], path[4], reading);
            case "compactions4" -> contract.answer(post(request), path[3], reading);
            default -> throw new Refusal(404, "there is nothing at this path");
        };
    }

    private Answer health(Request request) {
        require(request, "GET");
        return Answer.json(200, health);
    }

    private static Request post(Request request) {
        require(request, "POST");
        return request;
    }

    private static void require(Request request, String method) {
        if (!request.getMethod().equals(method)) throw new Refusal(405, "this path takes " + method + " only");
    }
}
