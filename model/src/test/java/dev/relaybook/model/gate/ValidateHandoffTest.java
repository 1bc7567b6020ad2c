// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.gate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ValidateHandoffTest {
    private static final String WHOLE = """
        [compact-handoff]
        - objective: import old orders
        - completed: the parser
        - in-progress: the reader
        - next-step: write the migration
        - files-changed: src/A.java
        - tests-run: mvn test, 12 passed
        - forbidden-surface: the payment module
        - rollback: git revert
        """;

    @Test
    void passesAWholeHandoff() {
        Validation validation = validate(WHOLE);

        assertEquals("pass", validation.status());
        assertEquals(8, validation.fieldCount());
        assertEquals(
                List.of(
                        "completed",
                        "files-changed",
                        "forbidden-surface",
                        "in-progress",
                        "next-step",
                        "objective",
                        "rollback",
                        "tests-run"),
                validation.presentFields());
        assertEquals(List.of(), validation.errors());
        assertEquals(List.of(), validation.findings());
    }

    @Test
    void acceptsTheWaysPeopleWriteIt() {
        String text = "\uFEFFHere it is:\n\n```\n" + WHOLE.replace("- objective", "- OBJECTIVE") + "```\n";

        assertEquals("pass", validate(text.replace("\n", "\r\n")).status());
    }

    @Test
    void tellsOfLinesThatLackTheirDash() {
        Validation bare = validate(WHOLE.replace("- ", ""));
        Validation mixed = validate(WHOLE.replace("- rollback", "rollback"));

        assertTrue(bare.findings().getFirst().remedy().startsWith("The block has no `- name: value` lines"));
        assertEquals(List.of("missing:rollback"), mixed.errors());
        assertTrue(mixed.findings().getFirst().remedy().startsWith("Put `- ` in front of `rollback:`"));
    }

    @Test
    void namesTheBlockAndAllEightFieldsWhenThereIsNone() {
        Validation validation = validate("nothing here");

        assertEquals(
                List.of(
                        "missing:block",
                        "missing:completed",
                        "missing:files-changed",
                        "missing:forbidden-surface",
                        "missing:in-progress",
                        "missing:next-step",
                        "missing:objective",
                        "missing:rollback",
                        "missing:tests-run"),
                validation.errors());
        assertEquals("fail", validation.status());
        assertEquals(0, validation.fieldCount());
    }

    @Test
    void namesABlankFieldWithItsLineAndARemedyThatPasses() {
        Validation validation = validate(WHOLE.replace("git revert", "N/A"));

        assertEquals(List.of("missing:rollback"), validation.errors());
        Validation.Fault fault = validation.findings().getFirst();
        assertEquals(Optional.of(9), fault.line());
        assertEquals(Optional.of("rollback"), fault.field());
        assertTrue(fault.remedy().contains("`- rollback: nothing to roll back` passes"));
    }

    @Test
    void countsFieldsItDoesNotKnow() {
        Validation validation = validate(WHOLE + "- mood: fine\n");

        assertEquals(9, validation.fieldCount());
        assertTrue(validation.presentFields().contains("mood"));
        assertEquals("pass", validation.status());
    }

    @Test
    void findsASecretAnywhereInTheFileAndNeverRepeatsIt() {
        String token = "ghp_" + "a1B2".repeat(9);

        Validation validation = validate(token + "\n" + WHOLE);

        assertEquals(List.of("secret-like-value"), validation.errors());
        assertEquals(Optional.of(1), validation.findings().getFirst().line());
        assertFalse(validation.toString().contains(token.substring(4, 12)));
    }

    @Test
    void wantsARollbackForLiveConfiguration() {
        String live = WHOLE.replace("src/A.java", "/Users/example/.claude/settings.json");

        assertEquals("pass", validate(live).status());
        assertEquals(
                List.of("missing:rollback", "rollback-required-for-live-config"),
                validate(live.replace("git revert", "n/a")).errors());
    }

    @Test
    void warnsWhenTestsAreNotComplete() {
        for (String word : List.of("not run", "Pending", "not-run")) {
            Validation validation = validate(WHOLE.replace("mvn test, 12 passed", word));

            assertEquals(List.of("tests-not-complete"), validation.warnings());
            assertEquals("pass", validation.status());
        }
    }

    private static Validation validate(String text) {
        return new ValidateHandoff().validate(text);
    }
}
