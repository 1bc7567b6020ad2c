// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.gate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.model.compose.Book;
import dev.relaybook.model.gate.Verdict.Decision;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.RecordEvent;
import dev.relaybook.model.ledger.RecordId;
import dev.relaybook.model.ledger.SectionName;
import dev.relaybook.model.ledger.Source;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class JudgeGateTest {
    private static final Policy STANDARD = Policy.of(Profile.STANDARD);
    private static final Policy STRICT = Policy.of(Profile.STRICT);
    private static final Policy OBSERVE = Policy.of(Profile.OBSERVE);

    private final Book book = new Book();

    @Test
    void passesWhenEverythingIsSaid() {
        sayEverything();

        Verdict verdict = judge(STRICT);

        assertEquals(Decision.PASS, verdict.decision());
        assertEquals("pass", verdict.summary());
    }

    @Test
    void warnsOfEachOfTheEightFieldsThatIsAbsent() {
        Verdict verdict = judge(STANDARD);

        assertEquals(Decision.WARN, verdict.decision());
        assertEquals(
                List.of(
                        "missing:objective",
                        "missing:completed",
                        "missing:in-progress",
                        "missing:next-step",
                        "missing:files-changed",
                        "missing:tests-run",
                        "missing:forbidden-surface",
                        "missing:rollback"),
                verdict.rules());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "n/a", "NA", "None", "null", "-", "Not set", "TBD", "todo"})
    void countsAValueThatSaysNothingAsAbsent(String blank) {
        sayEverything();
        book.say(SectionName.OBJECTIVE, blank);

        assertEquals(List.of("missing:objective"), judge(STANDARD).rules());
    }

    @ParameterizedTest
    @EnumSource(SectionName.class)
    void theWordingThatARemedyOffersPasses(SectionName name) {
        sayEverything();
        book.say(name, "n/a");
        Verdict blank = judge(STRICT);
        book.say(name, MissingFields.nothing(name));

        assertEquals(Decision.BLOCK, blank.decision());
        assertTrue(blank.text().contains(MissingFields.nothing(name)));
        assertEquals(Decision.PASS, judge(STRICT).decision());
    }

    @Test
    void aDerivedValueIsEnough() {
        sayEverything();
        book.say(SectionName.FILES_CHANGED, "n/a");
        book.see(SectionName.FILES_CHANGED, "src/A.java");

        assertEquals(Decision.PASS, judge(STRICT).decision());
    }

    @Test
    void blocksWhenTheLedgerCouldNotBeBroughtUpToDate() {
        sayEverything();

        Verdict verdict = judge(Optional.of("the transcript can't be read"), STANDARD);

        assertEquals(Decision.BLOCK, verdict.decision());
        assertEquals("block: update-failed", verdict.summary());
        assertEquals("""
            Relaybook stopped this compaction. Remedy what is listed, or ask again within two minutes to go on.
            - update-failed: The ledger could not be brought up to date: the transcript can't be read. Run \
            `relaybook doctor`, which names the cause, then compact again.\
            """, verdict.text());
    }

    @Test
    void strictBlocksMissingFieldsAndSecretsToo() {
        sayEverything();
        book.say(SectionName.ROLLBACK, "tbd");
        book.add(Kind.FACT, "log in with [secret:password]");

        assertEquals(
                "warn: secret-in-context, missing:rollback", judge(STANDARD).summary());
        assertEquals("block: secret-in-context, missing:rollback", judge(STRICT).summary());
    }

    @Test
    void aRehearsalSaysWhatWouldHappenAndDoesNothing() {
        Verdict verdict = judge(Optional.of("the disk is full"), OBSERVE);

        assertEquals(Decision.PASS, verdict.decision());
        assertEquals(Decision.BLOCK, verdict.judged());
        assertTrue(verdict.summary().startsWith("rehearsal, block: update-failed; warn: missing:objective"));
        assertFalse(OBSERVE.delivers());
    }

    @Test
    void aRuleIsSetByItsNameOrItsFamily() {
        Policy policy =
                new Policy(Profile.STANDARD, Map.of("missing", Severity.OFF, "missing:rollback", Severity.BLOCK));

        assertEquals("block: missing:rollback", judge(policy).summary());
    }

    @Test
    void asksForARollbackWhenLiveConfigurationWasChanged() {
        sayEverything();
        book.see(SectionName.FILES_CHANGED, "src/A.java\n/home/me/.claude/settings.json");
        book.say(SectionName.ROLLBACK, "n/a");

        assertEquals(
                "block: rollback-required-for-live-config; warn: missing:rollback",
                judge(STANDARD).summary());

        book.say(SectionName.ROLLBACK, "restore the backup");
        assertEquals(Decision.PASS, judge(STANDARD).decision());
    }

    @Test
    void asksForAnExplanationOfARedTest() {
        sayEverything();
        book.see(SectionName.TESTS_RUN, "passed: npm test (exit 0)\nfailed: mvn test (exit 1; 2 failed)");

        assertEquals("block: red-test-unexplained", judge(STANDARD).summary());
    }

    @Test
    void aStatementOrAFieldAfterTheRedTestExplainsIt() {
        sayEverything();
        book.see(SectionName.TESTS_RUN, "failed: mvn test (exit 1)");
        book.append(new RecordEvent.Added(book.freshId(), Kind.EVIDENCE, "seen", Book.said(Source.TRANSCRIPT)));
        Verdict before = judge(STANDARD);
        book.add(Kind.GOTCHA, "the test needs a clean cache");

        assertEquals(Decision.BLOCK, before.decision());
        assertEquals(Decision.PASS, judge(STANDARD).decision());

        book.see(SectionName.TESTS_RUN, "failed: mvn test (exit 1; again)");
        book.say(SectionName.NEXT_STEP, "fix the test");
        assertEquals(Decision.PASS, judge(STANDARD).decision());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "status unknown: mvn test | tail (exit unknown)",
                "status unknown: mvn test | tail (exit unknown; failed before)",
                "failed: mvn test (exit 1)\npassed: mvn test -o (exit 0)",
                "something else"
            })
    void aRunWhoseStatusIsUnknownOrGreenIsNotRed(String runs) {
        sayEverything();
        book.see(SectionName.TESTS_RUN, runs);

        assertEquals(Decision.PASS, judge(STANDARD).decision());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "APPROVAL: deploy to production",
                "approval: the plan",
                "Wait for the user's approval of the plan",
                "awaiting confirmation from Ana",
                "Ask the user for permission to delete the table",
                "deploy (needs sign-off)",
                "Esperar la aprobación del plan",
                "pendiente de confirmación",
                "Pedir permiso para borrar la tabla"
            })
    void aNextStepThatWaitsForAHumanBlocks(String step) {
        sayEverything();
        book.say(SectionName.NEXT_STEP, step);

        assertEquals("block: approval-pending", judge(STANDARD).summary());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "write the approval screen",
                "implement the confirmation dialog",
                "No approval is needed, deploy",
                "deploy without waiting for approval",
                "wait for the build; then write the confirmation mail",
                "añadir la aprobación de pedidos",
                "run the tests"
            })
    void aNextStepOnApprovalsOfAProgramDoesNot(String step) {
        sayEverything();
        book.say(SectionName.NEXT_STEP, step);

        assertEquals(Decision.PASS, judge(STANDARD).decision());
    }

    @Test
    void warnsWhileTestsAreNotRun() {
        sayEverything();
        book.say(SectionName.TESTS_RUN, "Not run");

        assertEquals("warn: tests-not-complete", judge(STANDARD).summary());
    }

    @Test
    void aSecretCountsUntilItsEntryIsRewrittenOrTheContextIsGone() {
        sayEverything();
        RecordId leaky = book.add(Kind.FACT, "log in with [secret:password]");
        assertEquals(List.of("secret-in-context"), judge(STANDARD).rules());

        book.append(new RecordEvent.Superseded(
                book.freshId(), leaky, Kind.FACT, "log in with the vault's word", Book.said(Source.AGENT)));
        assertEquals(List.of(), judge(STANDARD).rules());

        book.say(SectionName.IN_PROGRESS, "using [secret:github-token]");
        assertEquals(List.of("secret-in-context"), judge(STANDARD).rules());

        book.compact();
        assertEquals(List.of(), judge(STANDARD).rules());
    }

    private Verdict judge(Policy policy) {
        return judge(Optional.empty(), policy);
    }

    private Verdict judge(Optional<String> failure, Policy policy) {
        return book.read(reader -> new JudgeGate().judge(reader, book.session(reader), failure, policy));
    }

    private void sayEverything() {
        for (SectionName name : SectionName.values()) book.say(name, "said");
    }
}
