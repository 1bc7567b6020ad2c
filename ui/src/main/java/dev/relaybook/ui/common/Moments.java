// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.common;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoUnit;
import java.util.Locale;

/** Says when something was, as short as it can be understood. */
public record Moments(Clock clock) {
    private static final char NO_BREAK_SPACE = '\u00a0';

    /** For lists: {@code now}, {@code 12 min}, {@code 2 h}, {@code Tue}, {@code 26 Nov}, {@code 26 Nov 2025}. */
    public String ago(Instant then) {
        Duration age = Duration.between(then, clock.instant());
        if (age.toMinutes() < 1) return Messages.text("moment.now");
        if (age.toHours() < 1) return Messages.text("moment.minutes", age.toMinutes());
        if (age.toHours() < 12) return Messages.text("moment.hours", age.toHours());
        long days = ChronoUnit.DAYS.between(local(then).toLocalDate(), LocalDate.now(clock));
        if (days == 0) return Messages.text("moment.hours", age.toHours());
        return days < 6 ? format("EEE", then) : day(then);
    }

    /** For prose: {@code 26 Nov}, with the year when it is another one. */
    public String day(Instant then) {
        boolean sameYear = local(then).getYear() == LocalDate.now(clock).getYear();
        return format(sameYear ? "d MMM" : "d MMM yyyy", then);
    }

    /** For provenance: {@code 26 Nov, 14:02}. */
    public String dayAndTime(Instant then) {
        return (day(then) + ", " + format("HH:mm", then)).replace(' ', NO_BREAK_SPACE);
    }

    /** For what happened on a day that is clear: {@code 14:02}. */
    public String time(Instant then) {
        return format("HH:mm", then);
    }

    private String format(String pattern, Instant then) {
        return formatter(pattern).format(local(then));
    }

    private static DateTimeFormatter formatter(String pattern) {
        return new DateTimeFormatterBuilder()
                .appendPattern(pattern)
                .toFormatter(Locale.getDefault(Locale.Category.DISPLAY));
    }

    private ZonedDateTime local(Instant then) {
        return then.atZone(clock.getZone());
    }
}
