// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.log;

import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.model.capture.ItemRef;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * One line of a log. The bytes are only valid while it is handled.
 *
 * @param from the first byte
 * @param to behind the last byte
 * @param number the line in the file, from 1
 * @param oversized too long to be read; the bytes are not there
 */
public record Line(byte[] bytes, int from, int to, long number, boolean oversized) {
    private static final byte[] TYPE_FIRST = "{\"type\":\"".getBytes(StandardCharsets.US_ASCII);
    private static final int LONGEST_TYPE = 60;

    public Optional<Json> json(Json.Skip skip) {
        return Json.read(bytes, from, to, skip);
    }

    /** A reference to the line itself, for lines whose own id is not known. */
    public ItemRef ref() {
        return new ItemRef("line-" + number, number, Optional.empty(), Optional.empty());
    }

    public boolean blank() {
        for (int i = from; i < to; i++) {
            if (bytes[i] > ' ' || bytes[i] < 0) return false;
        }
        return !oversized;
    }

    /** The line's type where the line begins with it, told without reading the line. */
    public Optional<String> typeUpFront() {
        return startsAt(from, TYPE_FIRST) ? text(from + TYPE_FIRST.length) : Optional.empty();
    }

    /** The text that follows {@code key} within the first {@code window} bytes of the line. */
    public Optional<String> textAfter(byte[] key, int window) {
        int last = Math.min(to, from + window) - key.length;
        for (int i = from; i < last; i++) {
            if (startsAt(i, key)) return text(i + key.length);
        }
        return Optional.empty();
    }

    private boolean startsAt(int index, byte[] wanted) {
        if (to - index < wanted.length) return false;
        for (int i = 0; i < wanted.length; i++) {
            if (bytes[index + i] != wanted[i]) return false;
        }
        return true;
    }

    /** A short plain text up to its closing quote. */
    private Optional<String> text(int start) {
        int last = Math.min(to, start + LONGEST_TYPE);
        for (int i = start; i < last; i++) {
            if (bytes[i] == '"') return Optional.of(new String(bytes, start, i - start, StandardCharsets.US_ASCII));
            if (bytes[i] == '\\' || bytes[i] < ' ') return Optional.empty();
        }
        return Optional.empty();
    }
}
