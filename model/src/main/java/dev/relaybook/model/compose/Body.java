// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

import java.util.ArrayList;
import java.util.List;

/** The parts of a text, an empty line between them. Confined to one thread. */
final class Body {
    private final List<Handoff.Part> parts = new ArrayList<>();

    /** What a part needs, with the empty line before it. */
    static int cost(String part) {
        return part.length() + 2;
    }

    void add(String name, String text) {
        if (!text.isEmpty()) parts.add(new Handoff.Part(name, text));
    }

    List<Handoff.Part> parts() {
        return List.copyOf(parts);
    }

    String text() {
        return String.join("\n\n", parts.stream().map(Handoff.Part::text).toList());
    }
}
