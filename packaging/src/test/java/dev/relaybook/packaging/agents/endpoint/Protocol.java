// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents.endpoint;

import com.sun.net.httpserver.Headers;
import java.io.IOException;
import tools.jackson.databind.JsonNode;

/** The wire form in which one family of agents talks to its model. */
interface Protocol {
    /** Where requests for an answer arrive. */
    String path();

    RequestKind kindOf(Headers headers, JsonNode body);

    /** A summary in the form this agent asks for; it keeps nothing of the conversation but {@code mark}. */
    String summary(int number, String mark);

    void succeed(Reply reply, Request request, Answer answer) throws IOException;

    void fail(Reply reply, Answer answer) throws IOException;
}
