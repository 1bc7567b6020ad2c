// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.Relaybook;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

@Command(
        name = "verify",
        description = "Walks the ledger's hash chains and compares every row with a replay of the events.",
        mixinStandardHelpOptions = true)
final class VerifyCommand implements Callable<Integer> {
    @ParentCommand
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private RelaybookCommand root;

    @Option(names = "--repair", description = "Build the rows anew from the events.")
    private boolean repair;

    @Override
    public Integer call() {
        try (Relaybook relaybook = repair ? root.open() : root.openToRead()) {
            if (repair) relaybook.repair();
            List<String> problems = relaybook.verify();
            problems.forEach(problem -> root.around().out().println(Plain.text(problem)));
            if (problems.isEmpty()) root.around().out().println("The ledger is whole.");
            return problems.isEmpty() ? Exit.DONE : Exit.NO;
        }
    }
}
