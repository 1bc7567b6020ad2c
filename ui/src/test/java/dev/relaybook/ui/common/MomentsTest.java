// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.common;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MomentsTest {
    private final Locale before = Locale.getDefault();
    private final Moments moments = new Moments(Clock.fixed(Instant.parse("2026-11-28T16:52:00Z"), ZoneOffset.UTC));

    @BeforeEach
    void english() {
        Locale.setDefault(Locale.ENGLISH);
    }

    @AfterEach
    void restore() {
        Locale.setDefault(before);
    }

    @ParameterizedTest
    @CsvSource({
        "2026-11-28T16:51:30Z, now",
        "2026-11-28T16:40:00Z, 12 min",
        "2026-11-28T14:52:00Z, 2 h",
        "2026-11-28T01:00:00Z, 15 h",
        "2026-11-27T20:00:00Z, Fri",
        "2026-11-24T09:00:00Z, Tue",
        "2026-11-20T09:00:00Z, 20 Nov",
        "2025-11-20T09:00:00Z, 20 Nov 2025",
        "2026-11-28T17:00:00Z, now"
    })
    void saysHowLongAgo(Instant then, String words) {
        assertEquals(words, moments.ago(then));
    }
}
