// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTextTest {
    private static final String DOCUMENT = """
        {
            "a" : 1.50,

            "list": [ {"x":1}, 2 ],
            "deep": {
                "t": "a \\"quoted\\" ] } , : text"
            }
        }
        """;

    @ParameterizedTest
    @ValueSource(strings = {"", "[]", "{\"a\":1,\"a\":2}", "{} // note", "{\"a\":1,}", "\uFEFF{}", "{\"a\":NaN}"})
    void onlyAPlainObjectIsAccepted(String text) {
        assertEquals(Optional.empty(), JsonText.of(text));
    }

    @Test
    void aMemberIsAddedBehindTheOthersInTheAuthorsIndent() {
        String after = document()
                .addMember(List.of("deep"), "new", List.of(Map.of("k", true)))
                .text();

        assertEquals(
                DOCUMENT.replace(
                        "text\"\n",
                        "text\",\n        \"new\": [\n            {\n                \"k\": true\n"
                                + "            }\n        ]\n"),
                after);
    }

    @Test
    void anElementIsAddedToAListOnOneLine() {
        assertEquals(
                DOCUMENT.replace(", 2 ]", ", 2, 3 ]"),
                document().addItem(List.of("list"), 3).text());
    }

    @Test
    void removingWhatWasAddedGivesTheSameText() {
        JsonText added = document().addMember(List.of(), "z", Map.of("k", 1)).addItem(List.of("list"), "x");

        assertEquals(
                DOCUMENT, added.remove(List.of("z")).remove(List.of("list", 2)).text());
    }

    @Test
    void membersAndElementsAreRemovedWithTheirComma() {
        assertEquals(
                DOCUMENT.replace("\"a\" : 1.50,\n\n    ", ""),
                document().remove(List.of("a")).text());
        assertEquals(
                DOCUMENT.replace("{\"x\":1}, ", ""),
                document().remove(List.of("list", 0)).text());
        assertEquals(
                "{\"a\":{}}",
                text("{\"a\":{ \"b\" : 1 }}").remove(List.of("a", "b")).text());
    }

    @Test
    void aValueIsReplacedWhereItStands() {
        assertEquals(
                DOCUMENT.replace("{\"x\":1}", "\"y\""),
                document().replace(List.of("list", 0), "y").text());
    }

    @Test
    void aTextOnOneLineStaysOnOneLine() {
        Map<String, Object> value = new LinkedHashMap<>();
        value.put("x", 1);
        value.put("y", List.of());

        assertEquals(
                "{\"a\": 1, \"b\": {\"x\": 1, \"y\": []}}",
                text("{\"a\": 1}").addMember(List.of(), "b", value).text());
    }

    @Test
    void windowsLineEndsAndTabsAreKept() {
        assertEquals(
                "{\r\n\t\"a\": {\r\n\t\t\"b\": 1\r\n\t}\r\n}\r\n",
                text("{\r\n\t\"a\": {}\r\n}\r\n")
                        .addMember(List.of("a"), "b", 1)
                        .text());
    }

    @Test
    void namesAreComparedAsTheyRead() {
        assertEquals("{}", text("{\"h\\u006foks\": 1}").remove(List.of("hooks")).text());
    }

    @Test
    void everyEditLeavesPlainJson() {
        JsonText text = JsonText.empty();
        for (int i = 0; i < 5; i++) text = text.addMember(List.of(), "m" + i, List.of(i, Map.of("é\"\\", "漢\n")));
        for (int i : new int[] {4, 0, 2}) {
            text = text.remove(List.of("m" + i));
            assertTrue(JsonText.of(text.text()).isPresent(), text.text());
        }
        assertEquals(List.of("m1", "m3"), text.json().names());
    }

    private static JsonText document() {
        return text(DOCUMENT);
    }

    private static JsonText text(String text) {
        return JsonText.of(text).orElseThrow();
    }
}
