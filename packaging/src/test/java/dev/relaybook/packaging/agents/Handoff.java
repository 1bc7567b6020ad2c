// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.packaging.agents;

import dev.relaybook.packaging.agents.endpoint.Request;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A handed-over text as the model got it. The frame is written down here anew: the test must not ask the product. */
record Handoff(String mark, String text) {
    private static final Pattern FRAMED =
            Pattern.compile("\\[(relaybook:[A-Za-z0-9-]+:[0-9]+:[a-z0-9]+) begin]\n(.*?)\n\\[\\1 end]", Pattern.DOTALL);
    private static final Pattern BEGIN = Pattern.compile("\\[relaybook:[A-Za-z0-9-]+:[0-9]+:[a-z0-9]+ begin]");

    /** All that stand in a request, whole. */
    static List<Handoff> in(Request request) {
        Matcher frames = FRAMED.matcher(request.text());
        return frames.results()
                .map(found -> new Handoff(found.group(1), found.group(2)))
                .toList();
    }

    /** How many begin in a request, whole or not. */
    static long countIn(Request request) {
        return BEGIN.matcher(request.text()).results().count();
    }
}
