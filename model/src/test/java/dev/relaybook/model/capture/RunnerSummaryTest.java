// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class RunnerSummaryTest {

    @Test
    void readsTheTotalsOfEachRunner() {
        says(
                "40 passed, 1 failed, 1 skipped",
                "[INFO] Tests run: 5, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 0.1 s -- in A\n"
                        + "[ERROR] Tests run: 42, Failures: 1, Errors: 0, Skipped: 1\n");
        says("10 passed, 3 failed, 1 skipped", "=== 3 failed, 10 passed, 1 skipped in 2.34s ===");
        says("10 passed", "..........\n10 passed in 0.12s");
        says(
                "4 passed, 1 failed",
                "Test Suites: 1 failed, 1 total\nTests:       1 failed, 4 passed, 5 total\nTime: 1 s");
        says(
                "4 passed, 1 failed",
                " Test Files  1 failed (1)\n      Tests  1 failed | 4 passed (5)\n   Duration  1.2s");
        says("12 passed, 1 failed", "  12 passing (30ms)\n  1 failing\n");
        says(
                "15 passed, 1 failed, 2 skipped",
                "test result: ok. 12 passed; 0 failed; 2 ignored; 0 measured\n"
                        + "test result: FAILED. 3 passed; 1 failed; 0 ignored");
        says("12 passed", "Passed!  - Failed:     0, Passed:    12, Skipped:     0, Total:    12");
        says("11 passed, 1 failed", "92% tests passed, 1 tests failed out of 12");
        says("11 passed, 1 failed", "12 tests completed, 1 failed");
        says("12 passed", "12 examples, 0 failures");
        says("12 passed", "OK (12 tests, 30 assertions)");
        says("10 passed, 2 failed", "Tests: 12, Assertions: 30, Failures: 2.");
        says("3 passed, 1 failed", "# tests 4\n# pass 3\n# fail 1\n# skipped 0");
        says("5 passed", " 5 pass\n 0 fail\n");
        says("12 passed", "ok | 12 passed | 0 failed (30ms)");
        says("10 passed", "\u001b[32m=== 10 passed in 0.1s ===\u001b[0m");
    }

    @Test
    void readsNothingWhereThereIsNoSummary() {
        for (String output : new String[] {
            "", "BUILD SUCCESS", "ok  \tpkg\t0.1s", "compiled 3 files", "line 12 passed to f", "0 passed"
        }) {
            assertEquals(Optional.empty(), RunnerSummary.in(output), output);
        }
    }

    private static void says(String counts, String output) {
        assertEquals(Optional.of(counts), RunnerSummary.in(output), output);
    }
}
