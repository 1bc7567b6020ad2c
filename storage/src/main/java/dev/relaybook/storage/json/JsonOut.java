// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage.json;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;

/** Writes the fields of one JSON object, in the order of the calls. What is absent is left out. */
final class JsonOut {
    private final JsonGenerator json;

    JsonOut(JsonGenerator json) {
        this.json = json;
    }

    JsonOut text(String name, String value) {
        json.writeStringProperty(name, value);
        return this;
    }

    JsonOut text(String name, Optional<String> value) {
        value.ifPresent(it -> text(name, it));
        return this;
    }

    JsonOut word(String name, Enum<?> value) {
        return text(name, Words.of(value));
    }

    JsonOut number(String name, long value) {
        json.writeNumberProperty(name, value);
        return this;
    }

    JsonOut number(String name, Optional<? extends Number> value) {
        value.ifPresent(it -> number(name, it.longValue()));
        return this;
    }

    JsonOut flag(String name, boolean value) {
        json.writeBooleanProperty(name, value);
        return this;
    }

    JsonOut texts(String name, List<String> values) {
        json.writeArrayPropertyStart(name);
        values.forEach(json::writeString);
        json.writeEndArray();
        return this;
    }

    JsonOut object(String name, Consumer<JsonOut> fields) {
        json.writeName(name);
        JsonText.object(json, fields);
        return this;
    }
}
