// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.UnusableHomeException;
import dev.relaybook.model.ledger.LedgerUnavailableException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** The command line: reads the words, runs one command, returns the code to exit with. */
public final class Cli {
    private Cli() {}

    public static int run(String[] words, Surroundings around) {
        CommandLine line = commandLine(around);
        line.setOut(new PrintWriter(around.out(), true, StandardCharsets.UTF_8));
        line.setErr(new PrintWriter(around.err(), true, StandardCharsets.UTF_8));
        int exit = line.execute(Bullets.signed(words));
        if (!around.out().checkError() || readerLeft(around)) return exit;
        around.err().println("The output could not be written whole.");
        return exit == Exit.DONE ? Exit.UNAVAILABLE : exit;
    }

    /** As {@code head} does once it has its lines: what it did not want is not missed. */
    private static boolean readerLeft(Surroundings around) {
        return around.out() instanceof ProcessOutput it && it.readerLeft();
    }

    /** The whole grammar, for help and for generated documents. */
    public static CommandLine commandLine(Surroundings around) {
        CommandLine line = new CommandLine(new RelaybookCommand(around));
        line.setExecutionExceptionHandler((failure, _, _) -> told(failure, around));
        line.setExitCodeExceptionMapper(it -> it instanceof ParameterException ? Exit.REFUSED : Exit.INTERNAL);
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setExpandAtFiles(false); // a statement may begin with @, and is no name of a file
        line.registerConverter(String.class, Bullets::plain);
        // -word leaves out what holds it
        Objects.requireNonNull(line.getSubcommands().get("search")).setUnmatchedOptionsArePositionalParams(true);
        return line;
    }

    private static int told(Exception failure, Surroundings around) throws Exception {
        switch (failure) {
            case Problem problem -> {
                say(around, problem);
                return problem.exit();
            }
            case UnusableHomeException unusable -> {
                say(around, unusable);
                return Exit.UNAVAILABLE;
            }
            case LedgerUnavailableException storage -> {
                say(around, storage);
                around.err().println("relaybook doctor tells more.");
                return Exit.UNAVAILABLE;
            }
            case UncheckedIOException world -> {
                say(around, world);
                return Exit.UNAVAILABLE;
            }
            default -> throw failure;
        }
    }

    /** A message may quote what was recorded. */
    private static void say(Surroundings around, Exception failure) {
        String cause = failure instanceof UncheckedIOException it ? ": " + it.getCause() : "";
        around.err().println(Plain.text(failure.getMessage() + cause));
    }
}
