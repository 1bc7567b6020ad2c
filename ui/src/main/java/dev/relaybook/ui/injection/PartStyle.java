// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.injection;

import java.util.Locale;

/** What parts of a handoff have in common for a reader: their colour in the bar and their place in its legend. */
enum PartStyle {
    STEPS,
    CONSTRAINTS,
    DECISIONS,
    GOTCHAS,
    FACTS,
    EVIDENCE,
    FILES,
    NOTES,
    /** The frame, the index and the advice to the agent. */
    OTHER;

    static PartStyle of(String part) {
        return switch (part) {
            case "next-step", "objective", "in-progress" -> STEPS;
            case "constraints" -> CONSTRAINTS;
            case "decisions" -> DECISIONS;
            case "gotchas" -> GOTCHAS;
            case "facts" -> FACTS;
            case "evidence" -> EVIDENCE;
            case "files-and-tests" -> FILES;
            case "notes" -> NOTES;
            default -> OTHER;
        };
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
