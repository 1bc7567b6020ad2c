// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage.json;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The fields of one JSON object. A field that must be there and is not, or is of another type, is refused. */
final class JsonIn {
    private final Map<String, @Nullable Object> fields;

    JsonIn(Map<String, @Nullable Object> fields) {
        this.fields = fields;
    }

    String text(String name) {
        return required(name, optionalText(name));
    }

    Optional<String> optionalText(String name) {
        return field(name, String.class);
    }

    <E extends Enum<E>> E word(String name, Class<E> type) {
        return Words.read(type, text(name));
    }

    Instant instant(String name) {
        return Instant.parse(text(name));
    }

    long number(String name) {
        return required(name, optionalNumber(name));
    }

    int smallNumber(String name) {
        return Math.toIntExact(number(name));
    }

    Optional<Long> optionalNumber(String name) {
        return field(name, Long.class);
    }

    boolean flag(String name) {
        return required(name, field(name, Boolean.class));
    }

    List<String> texts(String name) {
        List<?> values = required(name, field(name, List.class));
        return values.stream().map(String.class::cast).toList();
    }

    /** All fields, which are numbers. */
    Map<String, Long> numbers() {
        Map<String, Long> numbers = new LinkedHashMap<>();
        fields.keySet().forEach(name -> numbers.put(name, number(name)));
        return numbers;
    }

    JsonIn object(String name) {
        return required(name, field(name, JsonIn.class));
    }

    Optional<JsonIn> optionalObject(String name) {
        return field(name, JsonIn.class);
    }

    private <T> Optional<T> field(String name, Class<T> type) {
        return Optional.ofNullable(fields.get(name)).map(type::cast);
    }

    private static <T> T required(String name, Optional<T> value) {
        return value.orElseThrow(() -> new IllegalArgumentException("the field \"" + name + "\" is missing"));
    }
}
