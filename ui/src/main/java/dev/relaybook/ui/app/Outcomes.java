// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.app;

import dev.relaybook.ui.common.Messages;
import java.util.Set;

/** What a hook call came to, in words for people; receipts and {@code --json} keep the code. */
final class Outcomes {
    private static final Set<String> KNOWN = Set.of(
            "answered",
            "blocked",
            "cleared",
            "failed",
            "hint",
            "ignored",
            "malformed",
            "nothing-owed",
            "observed",
            "offered",
            "overridden",
            "passed",
            "refused",
            "seen",
            "steered",
            "warned",
            "watching");

    /** A code that a newer Relaybook wrote is better than nothing. */
    static String words(String code) {
        return KNOWN.contains(code) ? Messages.text("outcome." + code.replace('-', '_')) : code;
    }

    private Outcomes() {}
}
