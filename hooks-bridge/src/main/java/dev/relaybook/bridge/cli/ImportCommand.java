// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.model.ledger.Exchange;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

@Command(
        name = "import",
        description = {
            "Takes in what relaybook export wrote in another home: all of it, or nothing.",
            "Import only from homes you trust: their statements stand beside yours."
        },
        mixinStandardHelpOptions = true)
final class ImportCommand implements Callable<Integer> {
    @ParentCommand
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private RelaybookCommand root;

    @Parameters(paramLabel = "FILE", description = "The export; - for standard input.")
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private String file;

    @Override
    public Integer call() {
        try (Relaybook relaybook = root.open()) {
            Exchange.Outcome outcome =
                    file.equals("-") ? relaybook.takeIn(root.around().in()) : relaybook.takeIn(source());
            return switch (outcome) {
                case Exchange.Declined(String sentence) ->
                    throw new Problem(Exit.REFUSED, name() + ": " + sentence + ". Nothing was imported.");
                case Exchange.Taken taken -> told(taken);
            };
        }
    }

    private Path source() {
        try {
            Path path = root.around().cwd().resolve(file);
            if (Files.isReadable(path) && !Files.isDirectory(path)) return path;
        } catch (InvalidPathException _) {
            // the same as one that is not there
        }
        throw new Problem(Exit.REFUSED, file + " can't be read; name an export, or - for standard input.");
    }

    private String name() {
        return file.equals("-") ? "standard input" : file;
    }

    private int told(Exchange.Taken it) {
        say("Imported " + Words.count(it.events(), "event") + "; " + Words.count(it.known(), "event")
                + (it.known() == 1 ? " was" : " were") + " here already.");
        if (it.filled() > 0) say("Of " + it.filled() + " known before only by their hashes the words came in.");
        if (it.erased() > 0) say("The words of " + it.erased() + " were erased, since a home redacted them.");
        if (it.masked() > 0) say("The words of " + it.masked() + " stayed out, since a secret is in them.");
        return Exit.DONE;
    }

    private void say(String line) {
        root.around().out().println(line);
    }
}
