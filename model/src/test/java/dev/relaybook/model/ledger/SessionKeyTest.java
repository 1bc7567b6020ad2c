// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SessionKeyTest {
    /** Stored as UTF-8, ids that differ in half a character alone would be one session. */
    @ParameterizedTest
    @ValueSource(strings = {"", " ", "a\nb", "a\ud800", "\udc00", "\udc00\ud800"})
    void anIdThatCantBeKeptIsRefused(String id) {
        assertThrows(IllegalArgumentException.class, () -> new SessionKey(HostId.CLAUDE_CODE, id));
    }

    @Test
    void anyWholeCharactersMakeAnId() {
        assertEquals("\ud83d\ude80-1", new SessionKey(HostId.CLAUDE_CODE, "\ud83d\ude80-1").id());
    }
}
