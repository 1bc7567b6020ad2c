// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.FileJournal;
import dev.relaybook.bridge.engine.Home;
import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.model.ledger.Restoration;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

@Command(
        name = "restore-backup",
        description = "Puts a backup in the ledger's place; the ledger that stands there is kept aside.",
        mixinStandardHelpOptions = true)
final class RestoreBackupCommand implements Callable<Integer> {
    @ParentCommand
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private RelaybookCommand root;

    @Parameters(paramLabel = "FILE", description = "What relaybook backup wrote.")
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private Path file;

    @Override
    public Integer call() {
        Path backup = root.around().cwd().resolve(file);
        if (!Files.isRegularFile(backup) || !Files.isReadable(backup)) {
            throw new Problem(Exit.REFUSED, file + " can't be read; name a file that relaybook backup wrote.");
        }
        Home home = root.home();
        return switch (Relaybook.restore(home, backup, new FileJournal(home), Clock.systemUTC())) {
            case Restoration.Declined(String sentence) -> throw new Problem(Exit.REFUSED, sentence);
            case Restoration.Restored restored -> told(restored);
        };
    }

    private int told(Restoration.Restored it) {
        PrintStream out = root.around().out();
        out.println("Restored " + Words.count(it.events(), "event") + " from " + file + ".");
        it.aside().ifPresent(aside -> out.println("The ledger that stood here is kept as " + aside + "."));
        if (it.newOrigin()) {
            out.println("What was written after the backup is not in it; an export that has it can be imported.");
        }
        return Exit.DONE;
    }
}
