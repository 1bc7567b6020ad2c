// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.model.ledger.Kind;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class AgentHintTest {

    @Test
    void teachesEveryMarkInOneShortLine() {
        for (String text : List.of(AgentHint.text(), AgentHint.MARKS_REMINDER)) {
            for (Kind kind : Kind.values()) assertTrue(text.contains(kind.word().toUpperCase(Locale.ROOT) + ":"), text);
            assertTrue(text.contains("SUPERSEDES r-") && text.contains("RETIRE r-"), text);
            assertTrue(text.length() <= 240, text);
            assertFalse(text.contains("\n"), text);
        }
    }
}
