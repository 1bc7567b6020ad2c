// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TestRunTest {

    @Test
    void eachRunReadsBackFromItsLine() {
        for (TestRun run : List.of(
                run(TestRun.Status.PASSED, "mvn -q verify", Optional.of(0), Optional.of("42 passed"), false),
                run(TestRun.Status.FAILED, "npm test (all)", Optional.of(1), Optional.empty(), false),
                run(TestRun.Status.UNKNOWN, "go test ./... in api", Optional.empty(), Optional.empty(), true),
                run(TestRun.Status.UNKNOWN, "make: test", Optional.empty(), Optional.of("1 passed, 2 failed"), true))) {
            assertEquals(Optional.of(run), TestRun.of(run.line()));
        }
    }

    @Test
    void readsAsPeopleWriteIt() {
        assertEquals(
                "failed: mvn -q verify (exit 1; 40 passed, 2 failed)",
                run(TestRun.Status.FAILED, "mvn -q verify", Optional.of(1), Optional.of("40 passed, 2 failed"), false)
                        .line());
    }

    @Test
    void takesNoOtherLineForARun() {
        assertEquals(List.of(), TestRun.in("not run\npassed: all of them\n\nfailed: x (exit 1"));
    }

    private static TestRun run(
            TestRun.Status status, String command, Optional<Integer> exit, Optional<String> counts, boolean before) {
        return new TestRun(status, command, exit, counts, before);
    }
}
