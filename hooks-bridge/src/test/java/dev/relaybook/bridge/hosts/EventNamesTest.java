// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EventNamesTest {
    @ParameterizedTest
    @ValueSource(strings = {"UserPromptSubmit", "userPromptSubmit", "user-prompt-submit", "user_prompt_submit"})
    void allSpellingsAreOneEvent(String spelling) {
        assertEquals("user-prompt-submit", EventNames.kebab(spelling));
    }

    @Test
    void nothingOrALongWordIsStillAName() {
        assertEquals("", EventNames.kebab(""));
        assertTrue(EventNames.kebab("x".repeat(100_000)).length() <= 60);
    }
}
