// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.common;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class LatestTest {
    private final Latest latest = new Latest();
    private final List<String> shown = new ArrayList<>();

    @Test
    void anAnswerToAnEarlierQuestionIsDropped() {
        Consumer<String> first = latest.next().only(shown::add);
        Consumer<String> second = latest.next().only(shown::add);
        second.accept("new");
        first.accept("old");
        assertEquals(List.of("new"), shown);
    }
}
