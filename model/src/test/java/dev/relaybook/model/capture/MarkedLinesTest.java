// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.relaybook.model.ledger.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;

class MarkedLinesTest {

    @Test
    void readsEachKindAtTheStartOfALine() {
        assertEquals(
                List.of(
                        states(Kind.DECISION, "use tabs", "DECISION: use tabs"),
                        states(Kind.CONSTRAINT, "no network", "CONSTRAINT: no network"),
                        states(Kind.FACT, "port 80", "FACT:port 80"),
                        states(Kind.EVIDENCE, "it ran", "EVIDENCE:   it ran"),
                        states(Kind.GOTCHA, "mind it", "GOTCHA: mind it")),
                MarkedLines.in("So:\nDECISION: use tabs\nCONSTRAINT: no network\nFACT:port 80\n"
                        + "EVIDENCE:   it ran\r\nGOTCHA: mind it"));
    }

    @Test
    void acceptsBold() {
        assertEquals(
                List.of(
                        states(Kind.DECISION, "a", "**DECISION:** a"),
                        states(Kind.DECISION, "b", "**DECISION**: b"),
                        states(Kind.DECISION, "c", "**DECISION: c**")),
                MarkedLines.in("**DECISION:** a\n**DECISION**: b\n**DECISION: c**"));
    }

    @Test
    void countsNothingElsewhereInALine() {
        assertEquals(
                List.of(),
                MarkedLines.in("the DECISION: a\n- DECISION: b\n  DECISION: c\n> DECISION: d\n# DECISION: e\n"
                        + "decision: f\nDecision: g\nDECISIONS: h\nDECISION - i\nDECISION"));
    }

    @Test
    void countsNothingInCode() {
        assertEquals(
                List.of(states(Kind.FACT, "b", "FACT: b")),
                MarkedLines.in("```\n"
                        + "FACT: a\n"
                        + "```\n"
                        + "FACT: b\n"
                        + "~~~text\n"
                        + "FACT: c\n"
                        + "```\n"
                        + "FACT: d\n"
                        + "~~~~\n"
                        + "````\n"
                        + "FACT: e\n"
                        + "```\n"
                        + "FACT: f"));
    }

    @Test
    void goesOnOverIndentedLines() {
        assertEquals(
                List.of(
                        states(Kind.FACT, "one\n  two\n\tthree", "FACT: one\n  two\n\tthree"),
                        states(Kind.FACT, "four", "FACT:\n  four")),
                MarkedLines.in("FACT: one\n  two\n\tthree\nnot this\n  nor this\nFACT:\n  four\n\n  nor this"));
    }

    @Test
    void readsReferencesToRecords() {
        assertEquals(
                List.of(
                        new MarkedLine.Supersedes("r-ab12cd", "new", "SUPERSEDES r-ab12cd: new"),
                        new MarkedLine.Supersedes("r-ab12", "new", "**SUPERSEDES `r-ab12`:** new"),
                        new MarkedLine.Retires("r-zzzz", "gone", "RETIRE r-zzzz: gone")),
                MarkedLines.in("SUPERSEDES r-ab12cd: new\n**SUPERSEDES `r-ab12`:** new\nRETIRE r-zzzz: gone"));
    }

    @Test
    void tellsReferencesThatCannotBeFollowed() {
        assertEquals(
                2,
                MarkedLines.in("SUPERSEDES r-ab12 with something\nRETIRE r-ab12:").stream()
                        .map(mark -> assertInstanceOf(MarkedLine.Garbled.class, mark))
                        .count());
        assertEquals(List.of(), MarkedLines.in("RETIRE early is what I say"));
    }

    @Test
    void takesTheHintSaidBackForNothing() {
        assertEquals(
                List.of(),
                MarkedLines.in(AgentHint.text() + "\n" + AgentHint.MARKS_REMINDER
                        + "\nDECISION:, CONSTRAINT:, FACT:\nDECISION: \u2026\nFACT: ...\nFACT: <text>\nFACT:\n"
                        + "SUPERSEDES r-id: text\nRETIRE r-id: reason\nSUPERSEDES r-xxxx: text"));
    }

    @Test
    void takesNothingFromATextThatWeLetIn() {
        assertEquals(
                List.of(states(Kind.FACT, "mine", "FACT: mine"), states(Kind.FACT, "after", "FACT: after")),
                MarkedLines.in("FACT: mine\n"
                        + "[relaybook:s1:2:abcdef begin]\n"
                        + "FACT: theirs\n"
                        + "[relaybook:s1:2:abcdef end]\n"
                        + "FACT: after"));
        assertEquals(
                List.of(states(Kind.FACT, "mine", "FACT: mine")),
                MarkedLines.in("[relaybook:s1:2:abcdef begin]\nFACT: mine"));
    }

    private static MarkedLine states(Kind kind, String text, String quote) {
        return new MarkedLine.States(kind, text, quote);
    }
}
