// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts;

import java.io.StringWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.JsonRecyclerPools;

/**
 * A JSON value, read with the streaming parser alone: a hook process pays for every class it loads, and data binding
 * loads hundreds. What is missing or of another type reads as absent; nothing throws. Immutable.
 */
public final class Json {
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .recyclerPool(JsonRecyclerPools.threadLocalPool())
            .build();
    private static final JsonFactory STRICT = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();
    private static final Json ABSENT = new Json(null);

    private final @Nullable Object value;

    private Json(@Nullable Object value) {
        this.value = value;
    }

    /** Names of members that need not be read, by the name of the member that holds them; the top level's is "". */
    @FunctionalInterface
    public interface Skip {
        Skip NOTHING = (_, _) -> false;

        boolean skips(String holder, String name);

        static Skip everywhere(Set<String> names) {
            return (_, name) -> names.contains(name);
        }
    }

    /** The one value in these bytes; empty when they are not exactly one valid JSON value. */
    public static Optional<Json> read(byte[] bytes, int from, int to, Skip skip) {
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), bytes, from, to - from)) {
            return whole(parser, skip);
        } catch (JacksonException _) {
            return Optional.empty();
        }
    }

    public static Optional<Json> read(byte[] bytes) {
        return read(bytes, 0, bytes.length, Skip.NOTHING);
    }

    /** As {@link #read}, and an object that names a member twice is refused. */
    public static Optional<Json> readStrictly(String text) {
        try (JsonParser parser = STRICT.createParser(ObjectReadContext.empty(), text)) {
            return whole(parser, Skip.NOTHING);
        } catch (JacksonException _) {
            return Optional.empty();
        }
    }

    /** Where a text that can't be read strictly stops being JSON: {@code line 3, column 7}. */
    public static Optional<String> unreadableAt(String text) {
        try (JsonParser parser = STRICT.createParser(ObjectReadContext.empty(), text)) {
            while (parser.nextToken() != null) {
                // reads on to where it fails
            }
            return Optional.empty();
        } catch (JacksonException e) {
            return Optional.ofNullable(e.getLocation())
                    .map(it -> "line " + it.getLineNr() + ", column " + it.getColumnNr());
        }
    }

    private static Optional<Json> whole(JsonParser parser, Skip skip) {
        if (parser.nextToken() == null) return Optional.empty();
        Json json = new Json(value(parser, "", skip));
        return parser.nextToken() == null ? Optional.of(json) : Optional.empty();
    }

    private static @Nullable Object value(JsonParser parser, String holder, Skip skip) {
        return switch (parser.currentToken()) {
            case START_OBJECT -> object(parser, holder, skip);
            case START_ARRAY -> array(parser, holder, skip);
            case VALUE_STRING -> wellFormed(parser.getString());
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> parser.getNumberValue();
            case VALUE_TRUE -> Boolean.TRUE;
            case VALUE_FALSE -> Boolean.FALSE;
            default -> null;
        };
    }

    private static Map<String, @Nullable Object> object(JsonParser parser, String holder, Skip skip) {
        Map<String, @Nullable Object> members = new LinkedHashMap<>();
        for (String name = parser.nextName(); name != null; name = parser.nextName()) {
            parser.nextToken();
            if (skip.skips(holder, name)) parser.skipChildren();
            else members.put(name, value(parser, name, skip));
        }
        return members;
    }

    private static List<@Nullable Object> array(JsonParser parser, String holder, Skip skip) {
        List<@Nullable Object> items = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) items.add(value(parser, holder, skip));
        return items;
    }

    /** Half a surrogate pair has no place in UTF-8 and so none in the ledger. */
    private static String wellFormed(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (!Character.isSurrogate(text.charAt(i))) continue;
            if (Character.charCount(text.codePointAt(i)) == 1) return repaired(text);
            i++;
        }
        return text;
    }

    private static String repaired(String text) {
        StringBuilder repaired = new StringBuilder(text.length());
        text.codePoints()
                .forEach(point -> repaired.appendCodePoint(
                        point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE ? 0xFFFD : point));
        return repaired.toString();
    }

    /** The member of this name. */
    public Json at(String name) {
        if (!(value instanceof Map<?, ?> members)) return ABSENT;
        Object member = members.get(name);
        return member == null ? ABSENT : new Json(member);
    }

    public Optional<String> text() {
        return value instanceof String text ? Optional.of(text) : Optional.empty();
    }

    public Optional<String> text(String name) {
        return at(name).text();
    }

    public Optional<Long> number(String name) {
        return at(name).value instanceof Number number ? Optional.of(number.longValue()) : Optional.empty();
    }

    /** A number without a fraction that fits. */
    public Optional<Long> whole(String name) {
        Object number = at(name).value;
        return number instanceof Integer || number instanceof Long
                ? Optional.of(((Number) number).longValue())
                : Optional.empty();
    }

    public boolean isTrue(String name) {
        return Boolean.TRUE.equals(at(name).value);
    }

    public boolean has(String name) {
        return !at(name).absent();
    }

    public boolean absent() {
        return value == null;
    }

    /** What it is, for a complaint; of a text only its length. */
    public String kind() {
        if (value instanceof String text) return "a text of " + text.length() + " characters";
        if (value instanceof List) return "a list";
        if (value instanceof Map) return "an object";
        return value == null ? "null" : value.toString();
    }

    public boolean isObject() {
        return value instanceof Map;
    }

    public boolean isArray() {
        return value instanceof List;
    }

    /** The elements of an array; nothing for any other value. */
    public List<Json> items() {
        if (!(value instanceof List<?> items)) return List.of();
        List<Json> list = new ArrayList<>(items.size());
        for (Object item : items) list.add(new Json(item));
        return list;
    }

    public List<Json> items(String name) {
        return at(name).items();
    }

    /** The names of an object's members, in their order. */
    public List<String> names() {
        return value instanceof Map<?, ?> members
                ? members.keySet().stream().map(String::valueOf).toList()
                : List.of();
    }

    /** Whether both are the same value, in whatever order their members stand. */
    public boolean isSameAs(Json other) {
        return Objects.equals(value, other.value);
    }

    /** The same for equal values, in whatever order their members stand. */
    public String fingerprint() {
        return Integer.toHexString(Objects.hashCode(value));
    }

    /** A value as JSON text: a text, number, boolean, list, or a map in its own order. */
    public static String write(Object value) {
        StringWriter text = new StringWriter();
        try (JsonGenerator generator = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
            write(generator, value);
        }
        return text.toString();
    }

    private static void write(JsonGenerator generator, Object value) {
        if (value instanceof Map<?, ?> members) {
            generator.writeStartObject();
            members.forEach((name, member) -> {
                generator.writeName(String.valueOf(name));
                write(generator, member);
            });
            generator.writeEndObject();
        } else if (value instanceof List<?> items) {
            generator.writeStartArray();
            items.forEach(item -> write(generator, item));
            generator.writeEndArray();
        } else if (value instanceof Boolean truth) {
            generator.writeBoolean(truth);
        } else if (value instanceof Number number) {
            generator.writeNumber(number.longValue());
        } else {
            generator.writeString(value.toString());
        }
    }
}
