// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class PlainTextTest {

    @Test
    void foldsAParagraph() {
        assertEquals("a b c", PlainText.paragraph(" a\r\n\tb\u00a0\u2028 c\u0000\u202e"));
    }

    @Test
    void keepsFamiliesOfEmojiWhole() {
        assertEquals("\ud83d\udc69\u200d\ud83d\udc67 ok", PlainText.paragraph("\ud83d\udc69\u200d\ud83d\udc67 ok"));
    }

    @Test
    void replacesHalfASurrogatePair() {
        assertEquals("a\ufffdb", PlainText.paragraph("a\ud800b"));
        assertEquals("\ufffd", PlainText.lines("\udc00"));
    }

    @Test
    void keepsLinesButNotTheirEnds() {
        assertEquals("a\n  b\n\nc", PlainText.lines("\n a \r\n  b\t\r\r\nc\u001b\n\n".replaceFirst(" a", "a")));
    }

    @Test
    void cutsAtAWordsEnd() {
        assertEquals("one two\u2026", PlainText.cut("one two three", 10));
        assertEquals("one", PlainText.cut("one", 3));
        assertEquals("xxxx\u2026", PlainText.cut("xxxxxxxxxx", 5));
    }

    @Test
    void neverCutsASurrogatePair() {
        for (int longest = 2; longest < 12; longest++) {
            String cut = PlainText.cut("\ud83d\ude00".repeat(10), longest);
            assertTrue(cut.length() <= longest);
            assertEquals(cut, PlainText.paragraph(cut));
        }
    }
}
