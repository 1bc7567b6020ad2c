// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage.json;

import java.io.StringWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;

/** JSON text, written and read without databind: a hook's process pays for every class it loads. */
final class JsonText {
    /** What was written here can be read again, however long it is. */
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxStringLength(Integer.MAX_VALUE)
                    .build())
            .build();

    /** For what others may have written: a name that stands twice could be read either way. */
    private static final JsonFactory LINES = FACTORY.rebuild()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private JsonText() {}

    static String object(Consumer<JsonOut> fields) {
        return write(json -> object(json, fields));
    }

    static <T> String objects(List<T> values, FieldsOf<T> fields) {
        return write(json -> {
            json.writeStartArray();
            for (T value : values) object(json, out -> fields.write(value, out));
            json.writeEndArray();
        });
    }

    static void object(JsonGenerator json, Consumer<JsonOut> fields) {
        json.writeStartObject();
        fields.accept(new JsonOut(json));
        json.writeEndObject();
    }

    static JsonIn readObject(String text) {
        try (JsonParser json = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            json.nextToken();
            return new JsonIn(fields(json));
        }
    }

    static List<JsonIn> readObjects(String text) {
        try (JsonParser json = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            json.nextToken();
            List<JsonIn> objects = new ArrayList<>();
            while (json.nextToken() != JsonToken.END_ARRAY) objects.add(new JsonIn(fields(json)));
            return objects;
        }
    }

    /** What {@code read} makes of a line that is one JSON object; {@link IllegalArgumentException} for any other. */
    static <T> T readLine(String line, Function<JsonIn, T> read) {
        try (JsonParser json = LINES.createParser(ObjectReadContext.empty(), line)) {
            json.nextToken();
            T value = read.apply(new JsonIn(fields(json)));
            if (json.nextToken() != null) throw new IllegalArgumentException("something follows the JSON object");
            return value;
        } catch (JacksonException e) {
            throw new IllegalArgumentException("it is not JSON: " + e.getOriginalMessage(), e);
        } catch (ClassCastException e) {
            throw new IllegalArgumentException("a field is of the wrong type", e);
        }
    }

    private static String write(Consumer<JsonGenerator> content) {
        var text = new StringWriter();
        try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
            content.accept(json);
        }
        return text.toString();
    }

    private static Map<String, @Nullable Object> fields(JsonParser json) {
        if (json.currentToken() != JsonToken.START_OBJECT) throw new IllegalArgumentException("not a JSON object");
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        while (json.nextToken() != JsonToken.END_OBJECT) {
            String name = json.currentName();
            json.nextToken();
            fields.put(name, value(json));
        }
        return fields;
    }

    private static @Nullable Object value(JsonParser json) {
        return switch (json.currentToken()) {
            case START_OBJECT -> new JsonIn(fields(json));
            case START_ARRAY -> values(json);
            case VALUE_NUMBER_INT -> json.getLongValue();
            case VALUE_NUMBER_FLOAT -> json.getDoubleValue();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NULL -> null;
            default -> json.getString();
        };
    }

    private static List<@Nullable Object> values(JsonParser json) {
        List<@Nullable Object> values = new ArrayList<>();
        while (json.nextToken() != JsonToken.END_ARRAY) values.add(value(json));
        return values;
    }

    /** Writes the fields of one value. */
    @FunctionalInterface
    interface FieldsOf<T> {
        void write(T value, JsonOut out);
    }
}
