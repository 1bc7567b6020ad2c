// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.hosts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {
    @Test
    void whatIsMissingOrOfAnotherTypeReadsAsAbsent() {
        Json json = read("{\"a\":{\"b\":[1,\"x\",null]},\"n\":7,\"t\":true,\"z\":null}");

        assertEquals(Optional.of("x"), json.at("a").items("b").get(1).text());
        assertEquals(Optional.of(7L), json.number("n"));
        assertTrue(json.isTrue("t"));
        assertEquals(Optional.empty(), json.text("n"));
        assertEquals(Optional.empty(), json.at("n").at("deeper").text("still"));
        assertEquals(List.of(), json.items("n"));
        assertFalse(json.has("z"));
        assertFalse(json.isTrue("missing"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", " ", "{", "{\"a\":1} x", "{\"a\":1}{}", "nul", "{'a':1}", "{\"a\":\"\u0000\"}", "// c\n{}"})
    void anythingButOneValueIsNoJson(String text) {
        assertEquals(Optional.empty(), Json.read(text.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void invalidUtf8IsNoJson() {
        byte[] bytes = {'"', (byte) 0xC3, (byte) 0x28, '"'};

        assertEquals(Optional.empty(), Json.read(bytes));
    }

    @Test
    void nestingWithoutEndIsNoJsonAndNoError() {
        assertEquals(Optional.empty(), Json.read("[".repeat(200_000).getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void halfASurrogatePairIsReplaced() {
        assertEquals(Optional.of("a\uFFFDb\uFFFD"), read("\"a\\ud83db\\udc00\"").text());
        assertEquals(Optional.of("\uD83D\uDE00"), read("\"\\ud83d\\ude00\"").text());
    }

    @Test
    void skippedMembersAreAbsentAndTheRestIsRead() {
        byte[] bytes = "{\"big\":{\"x\":[1,2]},\"in\":{\"big\":\"y\",\"kept\":1}}".getBytes(StandardCharsets.UTF_8);
        Json json = Json.read(bytes, 0, bytes.length, Json.Skip.everywhere(Set.of("big")))
                .orElseThrow();

        assertFalse(json.has("big"));
        assertFalse(json.at("in").has("big"));
        assertEquals(Optional.of(1L), json.at("in").number("kept"));
    }

    @Test
    void readingStrictlyRefusesAMemberNamedTwice() {
        assertEquals(Optional.empty(), Json.readStrictly("{\"a\":1,\"a\":2}"));
        assertTrue(Json.readStrictly("{\"a\":1,\"b\":{\"a\":2}}").isPresent());
    }

    @Test
    void equalValuesHaveOneFingerprintInWhateverOrder() {
        assertEquals(
                read("{\"a\":1,\"b\":[\"x\"]}").fingerprint(),
                read("{\"b\":[\"x\"],\"a\":1}").fingerprint());
        assertNotEquals(read("{\"a\":1}").fingerprint(), read("{\"a\":2}").fingerprint());
    }

    @Test
    void writesWhatItReads() {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("text", "quote \" back \\ line\n tab\t é 漢 \uD83D\uDE00");
        members.put("list", List.of(1, true, Map.of("x", "y")));

        Json json = read(Json.write(members));

        assertEquals(Optional.of("quote \" back \\ line\n tab\t é 漢 \uD83D\uDE00"), json.text("text"));
        assertEquals(Optional.of("y"), json.items("list").get(2).text("x"));
    }

    private static Json read(String text) {
        return Json.read(text.getBytes(StandardCharsets.UTF_8)).orElseThrow();
    }
}
