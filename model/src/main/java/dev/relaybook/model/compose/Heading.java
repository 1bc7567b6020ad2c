// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

import dev.relaybook.model.ledger.Kind;

/** The line above the statements of one kind. */
final class Heading {
    private Heading() {}

    static String of(Kind kind) {
        return switch (kind) {
            case CONSTRAINT -> "Constraints";
            case DECISION -> "Decisions";
            case GOTCHA -> "Gotchas";
            case FACT -> "Facts";
            case EVIDENCE -> "Evidence";
        };
    }

    /** With its line feed and the empty line before it. */
    static int cost(Kind kind) {
        return of(kind).length() + 3;
    }
}
