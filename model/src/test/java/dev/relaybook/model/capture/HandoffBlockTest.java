// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.model.ledger.SectionName;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HandoffBlockTest {

    @Test
    void readsFieldsInTheOrderTheyWereWritten() {
        var block = parsed("[compact-handoff]\n- next-step: run the tests\n- objective: ship it\n");

        assertEquals(
                new HandoffBlock(
                        1,
                        List.of(
                                new HandoffBlock.Field(
                                        "next-step", Optional.of(SectionName.NEXT_STEP), "run the tests", 2),
                                new HandoffBlock.Field("objective", Optional.of(SectionName.OBJECTIVE), "ship it", 3)),
                        Set.of()),
                block);
    }

    @Test
    void tellsOfFieldsThatLackTheirDash() {
        var bare = parsed("[compact-handoff]\nobjective: ship it\nNext Step: run\n");
        var mixed =
                parsed("[compact-handoff]\n- objective: ship it\n**rollback:** revert\nnote: x\nobjective: twice\n");

        assertEquals(
                Optional.of("The block had no `- name: value` lines, so nothing was read from it."), bare.oversight());
        assertEquals(Set.of(SectionName.ROLLBACK), mixed.undashed());
        assertEquals(Optional.of("No `- ` stands in front of rollback, so that was not read."), mixed.oversight());
        assertEquals(
                Optional.empty(), parsed("[compact-handoff]\n- objective: x\n").oversight());
    }

    @Test
    void acceptsAByteOrderMarkCarriageReturnsAndAnyCase() {
        var block = parsed("\uFEFF[Compact-Handoff]\r\n- Next Step: go\r\n- FILES_CHANGED: a.txt\r\n");

        assertEquals("go", value(block, SectionName.NEXT_STEP));
        assertEquals("a.txt", value(block, SectionName.FILES_CHANGED));
    }

    @Test
    void goesOnOverIndentedLinesAndNestedBullets() {
        var block = parsed("""
            [compact-handoff]
            - completed: parser
              and its tests
              - also: docs
                - deeper

              after a blank line
            - in-progress:
              - one
            """);

        assertEquals(
                "parser\nand its tests\n- also: docs\n- deeper\nafter a blank line",
                value(block, SectionName.COMPLETED));
        assertEquals("- one", value(block, SectionName.IN_PROGRESS));
        assertEquals(2, block.fields().size());
    }

    @Test
    void takesABulletWithoutAKnownNameAsPartOfTheValueAboveIt() {
        var block = parsed("[compact-handoff]\n- completed:\n- wrote the parser: all of it\n- fixed it\n");

        assertEquals("- wrote the parser: all of it\n- fixed it", value(block, SectionName.COMPLETED));
    }

    @Test
    void endsAtTheNextBracketedLine() {
        var block = parsed("[compact-handoff]\n- objective: a\n[other]\n- objective: b\n");

        assertEquals("a", value(block, SectionName.OBJECTIVE));
        assertEquals(1, block.fields().size());
    }

    @Test
    void keepsABracketedLineInsideAValue() {
        assertEquals(
                "see\n[1]", value(parsed("[compact-handoff]\n- objective: see\n    [1]\n"), SectionName.OBJECTIVE));
    }

    @Test
    void acceptsProseBeforeAndDropsProseAfter() {
        var block = parsed("Here you are.\n\n[compact-handoff]\n- objective: a\n\nNow I go on.\n  - and more\n");

        assertEquals(3, block.line());
        assertEquals("a", value(block, SectionName.OBJECTIVE));
    }

    @Test
    void endsWithTheCodeFenceItStandsIn() {
        var block = parsed("```text\n[compact-handoff]\n- objective: a\n```\n- next-step: not part of it\n");

        assertEquals(1, block.fields().size());
    }

    @Test
    void acceptsAFenceAroundTheFieldsOnly() {
        var block = parsed("[compact-handoff]\n```\n- objective: a\n- rollback: b\n```\n- next-step: c\n");

        assertEquals(2, block.fields().size());
    }

    @Test
    void passesOverAnotherFenceBehindTheFields() {
        var block = parsed("[compact-handoff]\n- objective: a\n```\n- rollback: x\n```\n- next-step: c\n");

        assertEquals(2, block.fields().size());
        assertEquals("c", value(block, SectionName.NEXT_STEP));
    }

    @Test
    void acceptsBoldAndQuotedNames() {
        var block = parsed("[compact-handoff]\n- **objective**: a\n* **rollback:** b\n- `next-step`: c\n");

        assertEquals("a", value(block, SectionName.OBJECTIVE));
        assertEquals("b", value(block, SectionName.ROLLBACK));
        assertEquals("c", value(block, SectionName.NEXT_STEP));
    }

    @Test
    void countsUnknownFields() {
        var block = parsed("[compact-handoff]\n- objective: a\n- owner: me\n");

        assertEquals(2, block.fields().size());
        assertEquals(Optional.empty(), block.fields().get(1).section());
    }

    @Test
    void prefersTheLaterOfTwoFieldsOfOneName() {
        assertEquals("b", value(parsed("[compact-handoff]\n- objective: a\n- objective: b\n"), SectionName.OBJECTIVE));
    }

    @Test
    void acceptsAnIndentedBlock() {
        var block = parsed("  [compact-handoff]\n  - objective: a\n    more\n  - rollback: b\n");

        assertEquals("a\nmore", value(block, SectionName.OBJECTIVE));
        assertEquals("b", value(block, SectionName.ROLLBACK));
    }

    @Test
    void findsNoBlockInAMention() {
        assertTrue(HandoffBlock.parse("Write a [compact-handoff] block.\n- objective: a")
                .isEmpty());
        assertTrue(HandoffBlock.parse("").isEmpty());
    }

    @Test
    void tellsAValueThatSaysNothing() {
        for (String blank : List.of("", " ", "N/A", "na", "None", "null", "-", "Not set", "TBD", "todo")) {
            assertTrue(HandoffBlock.blank(blank), blank);
        }
        assertFalse(HandoffBlock.blank("nothing to roll back"));
    }

    @Test
    void takesTimeThatFollowsTheLength() {
        String text = "[compact-handoff]\n" + "- a: `[*\n".repeat(150_000);

        assertEquals(150_000, parsed(text).fields().size());
    }

    private static HandoffBlock parsed(String text) {
        return HandoffBlock.parse(text).orElseThrow();
    }

    private static String value(HandoffBlock block, SectionName name) {
        return block.field(name).orElseThrow().value();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u00a0",
                "\u200b",
                "\u2060 \ufeff",
                "- n/a",
                "* none\n- tbd",
                "- \u00a0",
                "\u2022 todo",
                "N/A\n  - TODO"
            })
    void whatShowsNothingIsBlank(String value) {
        assertTrue(HandoffBlock.blank(value));
    }

    @ParameterizedTest
    @ValueSource(strings = {"- none of the tests", "n/a\n- src/Main.java", "-1", "no rollback", "a\u200bb"})
    void whatSaysSomethingIsNotBlank(String value) {
        assertFalse(HandoffBlock.blank(value));
    }
}
