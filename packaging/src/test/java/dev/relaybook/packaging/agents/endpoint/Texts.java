// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents.endpoint;

import tools.jackson.databind.JsonNode;

/** The strings of a JSON tree in document order, decoded and joined by line ends. */
final class Texts {
    private Texts() {}

    static String of(JsonNode node) {
        var out = new StringBuilder();
        collect(node, out);
        return out.toString();
    }

    private static void collect(JsonNode node, StringBuilder out) {
        if (node.isString()) {
            out.append(node.stringValue()).append('\n');
        }
        for (JsonNode child : node) {
            collect(child, out);
        }
    }
}
