// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.log;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;

/** Times as the hosts write them, {@code 2026-11-30T21:25:22.637Z}, read without the formatters that are slow to load. */
public final class Timestamps {
    private static final String SHAPE = "dddd-dd-ddTdd:dd:dd";
    private static final int MILLIS = SHAPE.length() + ".ddd".length();
    private static final long SECONDS_OF_DAY = 86_400;

    private Timestamps() {}

    public static Optional<Instant> parse(String text) {
        try {
            return Optional.of(usual(text) ? quick(text) : Instant.parse(text));
        } catch (DateTimeException _) {
            return Optional.empty();
        }
    }

    private static boolean usual(String text) {
        if (text.length() != MILLIS + 1 || text.charAt(MILLIS) != 'Z' || text.charAt(SHAPE.length()) != '.')
            return false;
        for (int i = 0; i < SHAPE.length(); i++) {
            if (SHAPE.charAt(i) == 'd' ? !digit(text.charAt(i)) : text.charAt(i) != SHAPE.charAt(i)) return false;
        }
        return digit(text.charAt(MILLIS - 3)) && digit(text.charAt(MILLIS - 2)) && digit(text.charAt(MILLIS - 1));
    }

    private static boolean digit(char letter) {
        return letter >= '0' && letter <= '9';
    }

    private static Instant quick(String text) {
        long days = LocalDate.of(number(text, 0, 4), number(text, 5, 7), number(text, 8, 10))
                .toEpochDay();
        long seconds = number(text, 11, 13) * 3600L + number(text, 14, 16) * 60L + number(text, 17, 19);
        return Instant.ofEpochSecond(days * SECONDS_OF_DAY + seconds, number(text, 20, 23) * 1_000_000L);
    }

    private static int number(String text, int from, int to) {
        return Integer.parseInt(text, from, to, 10);
    }
}
