// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.common;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class NoticesTest {
    private final DirectBackground background = new DirectBackground();
    private final Notices notices = new Notices(background);

    @Test
    void repeatsAreFolded() {
        notices.failure("cannot save").accept(new IllegalStateException("locked"));
        notices.failure("cannot save").accept(new IllegalStateException("locked"));
        assertEquals(List.of(2), notices.shown().stream().map(Notice::times).toList());
    }

    @Test
    void whatWasDoneVanishesAndAProblemStays() {
        notices.done("Saved");
        notices.failure("cannot save").accept(new IllegalStateException("locked"));
        background.elapse();
        assertEquals(List.of("cannot save"), titles());
    }

    @Test
    void onlyTheNewestFewAreShown() {
        for (int i = 1; i <= 5; i++) notices.failure("problem " + i).accept(new IllegalStateException());
        assertEquals(List.of("problem 3", "problem 4", "problem 5"), titles());
    }

    private List<String> titles() {
        return notices.shown().stream().map(Notice::title).toList();
    }
}
