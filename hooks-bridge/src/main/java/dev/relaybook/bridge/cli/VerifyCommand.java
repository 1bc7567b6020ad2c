// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.LedgerHealth;
import dev.relaybook.bridge.engine.Relaybook;
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

    @Option(
            names = "--repair",
            description =
                    "Build the rows and indexes anew from the events, after a copy was put aside; where the events"
                            + " themselves are damaged, nothing is changed.")
    private boolean repair;

    @Override
    public Integer call() {
        try (Relaybook relaybook = repair ? root.open() : root.openToRead()) {
            if (!repair) return tell(relaybook.health(), relaybook);
            return switch (relaybook.repair()) {
                case LedgerHealth.Repair.NotNeeded _ -> tell(relaybook.health(), relaybook);
                case LedgerHealth.Repair.Declined(LedgerHealth health) -> tell(health, relaybook);
                case LedgerHealth.Repair.Mended it -> {
                    say("The rows and indexes were built anew from the events. The ledger as it was is kept as "
                            + it.kept() + ".");
                    yield tell(relaybook.health(), relaybook);
                }
            };
        }
    }

    private int tell(LedgerHealth health, Relaybook relaybook) {
        health.problems().forEach(this::say);
        if (health.whole()) say("The ledger is whole.");
        else if (health.mendable())
            say("The events are whole: relaybook verify --repair makes all else anew from them.");
        else say(restore(relaybook));
        return health.whole() ? Exit.DONE : Exit.NO;
    }

    private String restore(Relaybook relaybook) {
        String where = relaybook
                .newestBackup()
                .map(it -> "relaybook restore-backup " + it + " puts the newest backup in its place, and keeps this"
                        + " ledger beside it.")
                .orElse("there is no backup in " + relaybook.home().backups()
                        + "; one from elsewhere is put in its place by relaybook restore-backup FILE, and another"
                        + " home's export is taken in by relaybook import FILE.");
        return (repair ? "Nothing was changed" : "A repair would change nothing")
                + ": rows are made from events, and events are damaged, so that the rows may be all that is left of"
                + " what these said. relaybook show still reads them. To get the events back: " + where;
    }

    private void say(String sentence) {
        root.around().out().println(Plain.text(sentence));
    }
}
