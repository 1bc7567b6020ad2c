// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.log;

import dev.relaybook.bridge.hosts.Json;
import java.util.List;
import java.util.Optional;

/** A few words that tell one call of a tool from another in a list. */
public final class Details {
    private static final List<String> TELLING =
            List.of("file_path", "path", "pattern", "query", "url", "skill", "command", "description", "prompt");
    private static final int LONGEST = 200;

    private Details() {}

    public static Optional<String> of(Json input) {
        return TELLING.stream()
                .flatMap(name -> input.text(name).stream())
                .findFirst()
                .map(Details::bounded);
    }

    private static String bounded(String text) {
        String line = text.strip().lines().findFirst().orElse("");
        if (line.length() <= LONGEST) return line;
        return line.substring(0, Character.isHighSurrogate(line.charAt(LONGEST - 1)) ? LONGEST - 1 : LONGEST);
    }
}
