// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.UnusableHomeException;
import dev.relaybook.model.ledger.LedgerUnavailableException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;

/** The command line: reads the words, runs one command, returns the code to exit with. */
public final class Cli {
    private Cli() {}

    public static int run(String[] words, Surroundings around) {
        CommandLine line = commandLine(around);
        line.setOut(new PrintWriter(around.out(), true, StandardCharsets.UTF_8));
        line.setErr(new PrintWriter(around.err(), true, StandardCharsets.UTF_8));
        return line.execute(words);
    }

    /** The whole grammar, for help and for generated documents. */
    public static CommandLine commandLine(Surroundings around) {
        CommandLine line = new CommandLine(new RelaybookCommand(around));
        line.setExecutionExceptionHandler((failure, _, _) -> told(failure, around));
        line.setCaseInsensitiveEnumValuesAllowed(true);
        return line;
    }

    private static int told(Exception failure, Surroundings around) throws Exception {
        switch (failure) {
            case Problem problem -> {
                around.err().println(problem.getMessage());
                return problem.exit();
            }
            case UnusableHomeException unusable -> {
                around.err().println(unusable.getMessage());
                return Exit.UNAVAILABLE;
            }
            case LedgerUnavailableException storage -> {
                around.err().println(storage.getMessage());
                around.err().println("relaybook doctor tells more.");
                return Exit.UNAVAILABLE;
            }
            default -> throw failure;
        }
    }
}
