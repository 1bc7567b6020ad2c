// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents.endpoint;

import tools.jackson.databind.JsonNode;

/** One request as the model got it. {@code number} counts all requests of a run from 1. */
public record Request(int number, RequestKind kind, JsonNode body) {
    /** Every text of the request, system prompt and tool results included, one after another. */
    public String text() {
        return Texts.of(body);
    }
}
