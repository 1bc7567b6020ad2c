// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.log;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TimestampsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "2026-11-30T21:25:22.637Z",
                "1970-01-01T00:00:00.000Z",
                "2024-02-29T23:59:59.999Z",
                "2026-11-30T21:25:22Z",
                "2026-11-30T21:25:22.637123Z",
                "2026-11-30T21:25:22.637+02:00"
            })
    void equalsTheStandardFormatter(String text) {
        assertEquals(Optional.of(Instant.parse(text)), Timestamps.parse(text));
    }

    @Test
    void whatIsNoTimeIsAbsent() {
        for (String text : new String[] {"", "soon", "2026-13-30T21:25:22.637Z", "2026-11-31T00:00:00.000Z"}) {
            assertEquals(Optional.empty(), Timestamps.parse(text), text);
        }
    }
}
