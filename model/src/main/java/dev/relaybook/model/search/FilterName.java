// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.search;

import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.RecordState;
import dev.relaybook.model.ledger.SectionName;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The names that stand before a colon, and what may stand behind it. */
enum FilterName {
    KIND {
        @Override
        String takes() {
            return Stream.concat(Arrays.stream(Kind.values()).map(Kind::word), Stream.of("section", "checkpoint"))
                            .collect(Collectors.joining(", "))
                    + " or a section's name such as next-step";
        }

        @Override
        Optional<Filter> filter(String value) {
            String word = QueryParser.lower(value);
            return Kind.of(word)
                    .map(Kind::word)
                    .or(() -> SectionName.of(word).map(SectionName::word))
                    .or(() -> Optional.of(word).filter(it -> it.equals("section") || it.equals("checkpoint")))
                    .map(Filter.OfKind::new);
        }
    },
    STATE {
        @Override
        String takes() {
            return Arrays.stream(RecordState.values()).map(RecordState::word).collect(Collectors.joining(", "));
        }

        @Override
        Optional<Filter> filter(String value) {
            return Arrays.stream(RecordState.values())
                    .filter(it -> it.word().equals(QueryParser.lower(value)))
                    .findFirst()
                    .map(Filter.InState::new);
        }
    },
    HOST {
        @Override
        String takes() {
            return "an agent's name such as claude-code";
        }

        @Override
        Optional<Filter> filter(String value) {
            return Optional.of(new Filter.OfHost(QueryParser.lower(value)));
        }
    },
    PROJECT {
        @Override
        String takes() {
            return "a project's folder or the last part of it";
        }

        @Override
        Optional<Filter> filter(String value) {
            return Optional.of(new Filter.OfProject(value));
        }
    },
    SESSION {
        @Override
        String takes() {
            return "a session's id or its beginning";
        }

        @Override
        Optional<Filter> filter(String value) {
            return Optional.of(new Filter.OfSession(value));
        }
    },
    BEFORE {
        @Override
        String takes() {
            return DATE;
        }

        @Override
        Optional<Filter> filter(String value) {
            return time(value).map(Filter.Before::new);
        }
    },
    AFTER {
        @Override
        String takes() {
            return DATE;
        }

        @Override
        Optional<Filter> filter(String value) {
            return time(value).map(Filter.After::new);
        }
    };

    private static final String DATE = "a day such as 2026-11-01 or a time such as 2026-11-01T08:30:00Z, both in UTC";

    /** For people: what may stand behind the colon. */
    abstract String takes();

    /** The filter, or empty where the value is none of those. */
    abstract Optional<Filter> filter(String value);

    String word() {
        return QueryParser.lower(name());
    }

    static Optional<FilterName> of(String word) {
        return Arrays.stream(values())
                .filter(it -> it.name().equalsIgnoreCase(word))
                .findFirst();
    }

    private static Optional<Instant> time(String value) {
        try {
            boolean day = value.length() == "2026-11-01".length();
            return Optional.of(
                    day ? LocalDate.parse(value).atStartOfDay(ZoneOffset.UTC).toInstant() : Instant.parse(value));
        } catch (DateTimeException _) {
            return Optional.empty();
        }
    }
}
