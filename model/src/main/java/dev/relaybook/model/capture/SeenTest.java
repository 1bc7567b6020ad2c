// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import java.util.List;
import java.util.Optional;

/**
 * A test command that a shell call ran.
 *
 * @param exit of the whole call
 * @param counts what the runner's summary says, where only one ran
 */
record SeenTest(TestCommand command, Optional<Integer> exit, Optional<String> counts) {

    /** None where the user refused the call, most often: then nothing ran. */
    static List<SeenTest> in(String shell, TranscriptItem.ToolReturned item) {
        List<TestCommand> commands = TestCommand.in(shell);
        if (commands.isEmpty()) return List.of();
        Optional<String> counts = RunnerSummary.in(item.output());
        if (item.failed() && item.exit().isEmpty() && counts.isEmpty()) return List.of();
        Optional<String> own = commands.size() == 1 ? counts : Optional.empty();
        return commands.stream().map(it -> new SeenTest(it, item.exit(), own)).toList();
    }

    TestRun.Status status() {
        return command.status(exit);
    }

    /**
     * @param name the command as it is kept
     * @param red whether the last run whose status is known failed
     */
    TestRun run(String name, boolean red) {
        boolean unknown = status() == TestRun.Status.UNKNOWN;
        return new TestRun(status(), name, unknown ? Optional.empty() : exit, counts, unknown && red);
    }
}
