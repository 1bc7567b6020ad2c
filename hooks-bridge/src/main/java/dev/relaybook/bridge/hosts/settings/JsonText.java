// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.settings;

import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.bridge.hosts.settings.JsonSpan.ArraySpan;
import dev.relaybook.bridge.hosts.settings.JsonSpan.Member;
import dev.relaybook.bridge.hosts.settings.JsonSpan.ObjectSpan;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/**
 * A JSON object as text in which single values are added, replaced and removed while every other character stays where
 * it is. Immutable.
 */
public record JsonText(String text) {
    private static final String USUAL_INDENT = "  ";

    /** The text, when it is one JSON object that names no member twice. */
    public static Optional<JsonText> of(String text) {
        return Json.readStrictly(text).filter(Json::isObject).map(_ -> new JsonText(text));
    }

    public static JsonText empty() {
        return new JsonText("{\n}\n");
    }

    public Json json() {
        return Json.readStrictly(text).orElseThrow();
    }

    static String unquoted(String quoted) {
        return Json.readStrictly(quoted).flatMap(Json::text).orElseThrow();
    }

    /** The value at a path of member names and, for elements of arrays, positions. */
    private Optional<JsonSpan> at(List<?> path) {
        Optional<JsonSpan> here = Optional.of(JsonSpan.of(text));
        for (Object step : path) here = here.flatMap(span -> child(span, step));
        return here;
    }

    private static Optional<JsonSpan> child(JsonSpan span, Object step) {
        return switch (span) {
            case ObjectSpan object -> object.member(step.toString());
            case ArraySpan array
            when step instanceof Integer index && index < array.items().size() ->
                Optional.of(array.items().get(index));
            default -> Optional.empty();
        };
    }

    /** Puts another value in a value's place. */
    public JsonText replace(List<?> path, Object value) {
        JsonSpan span = at(path).orElseThrow();
        return splice(span.start(), span.end(), print(value, lineIndent(span.start())));
    }

    /** Adds a member behind the others of the object at this path. */
    public JsonText addMember(List<?> path, String name, Object value) {
        ObjectSpan object = (ObjectSpan) at(path).orElseThrow();
        List<Extent> children = extents(object);
        return add(object, children, indent -> quoted(name) + ": " + print(value, indent));
    }

    /** Adds an element behind the others of the array at this path. */
    public JsonText addItem(List<?> path, Object value) {
        ArraySpan array = (ArraySpan) at(path).orElseThrow();
        return add(array, extents(array), indent -> print(value, indent));
    }

    /** Removes the member or element at this path together with its comma. */
    public JsonText remove(List<?> path) {
        JsonSpan holder = at(path.subList(0, path.size() - 1)).orElseThrow();
        JsonSpan child = at(path).orElseThrow();
        List<Extent> children = extents(holder);
        int index = 0;
        while (children.get(index).end() != child.end()) index++;
        if (children.size() == 1) return splice(holder.start() + 1, holder.end() - 1, "");
        if (index == children.size() - 1) return splice(children.get(index - 1).end(), child.end(), "");
        return splice(children.get(index).start(), children.get(index + 1).start(), "");
    }

    /** A member with its name, or an element. */
    private record Extent(int start, int end) {}

    private static List<Extent> extents(JsonSpan span) {
        return switch (span) {
            case ObjectSpan object ->
                object.members().stream().map(JsonText::extent).toList();
            case ArraySpan array ->
                array.items().stream()
                        .map(item -> new Extent(item.start(), item.end()))
                        .toList();
            case JsonSpan.Plain _ -> List.of();
        };
    }

    private static Extent extent(Member member) {
        return new Extent(member.start(), member.value().end());
    }

    private interface Printed {
        String at(String indent);
    }

    private JsonText add(JsonSpan holder, List<Extent> children, Printed child) {
        String outer = lineIndent(holder.start());
        if (children.isEmpty()) {
            String inner = outer + unit();
            String body = oneLine() ? child.at("") : newline() + inner + child.at(inner) + newline() + outer;
            return splice(holder.start() + 1, holder.end() - 1, body);
        }
        Extent last = children.getLast();
        boolean ownLine = text.substring(holder.start(), last.start()).indexOf('\n') >= 0;
        String inner = lineIndent(last.start());
        String added = ownLine ? "," + newline() + inner + child.at(inner) : ", " + child.at(outer);
        return splice(last.end(), last.end(), added);
    }

    private JsonText splice(int start, int end, String replacement) {
        return new JsonText(text.substring(0, start) + replacement + text.substring(end));
    }

    /** The white space that the line of this position begins with. */
    private String lineIndent(int position) {
        int start = text.lastIndexOf('\n', position - 1) + 1;
        int end = start;
        while (end < position && (text.charAt(end) == ' ' || text.charAt(end) == '\t')) end++;
        return text.substring(start, end);
    }

    private boolean oneLine() {
        return !text.strip().equals("{}") && text.strip().indexOf('\n') < 0;
    }

    private String newline() {
        return text.contains("\r\n") ? "\r\n" : "\n";
    }

    /** How much deeper a member stands than its object, as the file's author does it. */
    private String unit() {
        ObjectSpan root = (ObjectSpan) JsonSpan.of(text);
        if (root.members().isEmpty()) return USUAL_INDENT;
        String indent = lineIndent(root.members().getFirst().start());
        return indent.isEmpty() ? USUAL_INDENT : indent;
    }

    private static String quoted(String text) {
        return Json.write(text);
    }

    /** A value of texts, numbers, booleans, maps and lists, at the depth of {@code indent}. */
    private String print(Object value, String indent) {
        String inner = indent + unit();
        return switch (value) {
            case Map<?, ?> members ->
                members.entrySet().stream()
                        .map(entry -> quoted(entry.getKey().toString()) + ": " + print(entry.getValue(), inner))
                        .collect(between("{", "}", indent, inner));
            case List<?> items ->
                items.stream().map(item -> print(item, inner)).collect(between("[", "]", indent, inner));
            case Number number -> number.toString();
            case Boolean truth -> truth.toString();
            default -> quoted(value.toString());
        };
    }

    private Collector<CharSequence, ?, String> between(String open, String close, String indent, String inner) {
        if (oneLine()) return Collectors.joining(", ", open, close);
        return Collectors.joining("," + newline() + inner, open + newline() + inner, newline() + indent + close);
    }
}
