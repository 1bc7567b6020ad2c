// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.copilot;

import dev.relaybook.bridge.hosts.Json;
import java.util.Optional;

/**
 * A tool's result: what the tool said, and what hooks put behind it.
 *
 * @param output what the tool said
 * @param injected the whole text that the model got, when a text of Relaybook is in it
 */
record CopilotResult(String output, Optional<String> injected) {
    private static final String MARK = "[relaybook:";
    private static final String GUIDANCE_TOOL = "\n\nTool \"";
    private static final String GUIDANCE_END = " hooks:\n";

    static CopilotResult of(Json data) {
        Optional<String> content = data.at("result").text("content");
        if (content.isEmpty())
            return new CopilotResult(data.at("error").text("message").orElse(""), Optional.empty());
        String text = content.get();
        Optional<String> injected = text.contains(MARK) ? content : Optional.empty();
        return new CopilotResult(text.substring(0, guidance(text, data.at("result"))), injected);
    }

    /** Where hooks' text begins: behind the detailed text when that is the same, else at the line that names the tool. */
    private static int guidance(String text, Json result) {
        String detailed = result.text("detailedContent").orElse("");
        int from = text.startsWith(detailed) ? detailed.length() : 0;
        int found = text.indexOf(GUIDANCE_TOOL, from);
        while (found >= 0) {
            int lineEnd = text.indexOf('\n', found + GUIDANCE_TOOL.length());
            if (lineEnd < 0) return text.length();
            if (text.substring(found, lineEnd + 1).endsWith(GUIDANCE_END)) return found;
            found = text.indexOf(GUIDANCE_TOOL, found + 1);
        }
        return text.length();
    }
}
