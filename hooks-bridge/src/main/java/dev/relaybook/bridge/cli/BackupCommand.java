// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.Home;
import dev.relaybook.bridge.engine.Relaybook;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

@Command(
        name = "backup",
        description = "Copies the ledger, while agents go on working, and checks the copy.",
        mixinStandardHelpOptions = true)
final class BackupCommand implements Callable<Integer> {
    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH-mm-ss").withZone(ZoneOffset.UTC);

    @ParentCommand
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private RelaybookCommand root;

    @Parameters(
            arity = "0..1",
            paramLabel = "FILE",
            description = "Where to; without it, a file named by the time in the home's folder of backups.")
    private @Nullable Path file;

    @Option(names = "--yes", description = "Replace FILE when it is there.")
    private boolean yes;

    @Override
    public Integer call() {
        Home home = root.home();
        Path target = target(home);
        refuseLedger(home, target);
        if (Files.isDirectory(target)) throw new Problem(Exit.REFUSED, target + " is a folder; name a file in it.");
        if (Files.exists(target) && !yes) {
            throw new Problem(Exit.REFUSED, target + " is there already; name another file, or replace it with --yes.");
        }
        try (Relaybook relaybook = root.open()) {
            long events = relaybook.backUp(target);
            root.around().out().println("Backed up " + Words.count(events, "event") + " to " + target + "; checked.");
            return Exit.DONE;
        }
    }

    private Path target(Home home) {
        if (file != null) return root.around().cwd().resolve(file);
        return home.backups().resolve("ledger-" + STAMP.format(Instant.now()) + ".db");
    }

    private static void refuseLedger(Home home, Path target) {
        try {
            Path ledger = home.ledger();
            boolean same = Files.exists(target) && Files.exists(ledger) && Files.isSameFile(target, ledger);
            boolean log = target.toAbsolutePath().normalize().toString().startsWith(ledger + "-");
            if (same || log) throw new Problem(Exit.REFUSED, target + " is the ledger itself; name another file.");
        } catch (IOException e) {
            throw new UncheckedIOException("cannot look at " + target, e);
        }
    }
}
