// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where a value stands in a JSON text: from its first character to behind its last one. */
sealed interface JsonSpan {
    int start();

    int end();

    record ObjectSpan(int start, int end, List<Member> members) implements JsonSpan {
        Optional<JsonSpan> member(String name) {
            return members.stream()
                    .filter(member -> member.name().equals(name))
                    .map(Member::value)
                    .findFirst();
        }
    }

    record ArraySpan(int start, int end, List<JsonSpan> items) implements JsonSpan {}

    record Plain(int start, int end) implements JsonSpan {}

    /** @param start where the name's opening quote stands */
    record Member(String name, int start, JsonSpan value) {}

    /** Finds all values of a text that is known to be valid JSON. */
    static JsonSpan of(String text) {
        return new Scan(text).value();
    }

    final class Scan {
        private final String text;
        private int at;

        private Scan(String text) {
            this.text = text;
        }

        private JsonSpan value() {
            skipSpace();
            return switch (text.charAt(at)) {
                case '{' -> object();
                case '[' -> array();
                case '"' -> {
                    int start = at;
                    skipString();
                    yield new Plain(start, at);
                }
                default -> {
                    int start = at;
                    while (at < text.length() && ",]} \t\r\n".indexOf(text.charAt(at)) < 0) at++;
                    yield new Plain(start, at);
                }
            };
        }

        private ObjectSpan object() {
            int start = at++;
            List<Member> members = new ArrayList<>();
            while (next() != '}') {
                int nameStart = at;
                skipString();
                String name = JsonText.unquoted(text.substring(nameStart, at));
                next();
                members.add(new Member(name, nameStart, value()));
            }
            return new ObjectSpan(start, ++at, List.copyOf(members));
        }

        private ArraySpan array() {
            int start = at++;
            List<JsonSpan> items = new ArrayList<>();
            while (next() != ']') items.add(value());
            return new ArraySpan(start, ++at, List.copyOf(items));
        }

        /** Goes to the next character that is neither space nor a separator. */
        private char next() {
            while (" \t\r\n,:".indexOf(text.charAt(at)) >= 0) at++;
            return text.charAt(at);
        }

        private void skipSpace() {
            while (" \t\r\n".indexOf(text.charAt(at)) >= 0) at++;
        }

        private void skipString() {
            at++;
            while (text.charAt(at) != '"') at += text.charAt(at) == '\\' ? 2 : 1;
            at++;
        }
    }
}
