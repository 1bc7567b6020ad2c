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
        return cut(text.strip().lines().findFirst().orElse(""), LONGEST);
    }

    /** At most so many UTF-16 units, and never half a surrogate pair. */
    public static String cut(String text, int longest) {
        if (text.length() <= longest) return text;
        return text.substring(0, Character.isHighSurrogate(text.charAt(longest - 1)) ? longest - 1 : longest);
    }
}
