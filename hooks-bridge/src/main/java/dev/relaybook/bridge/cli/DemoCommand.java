// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.cli.demo.Demo;
import dev.relaybook.bridge.engine.FileJournal;
import dev.relaybook.bridge.engine.Home;
import dev.relaybook.bridge.engine.Launchers;
import dev.relaybook.bridge.engine.Relaybook;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

@Command(
        name = "demo",
        description =
                "Plays a session with three compactions on the real hook path, in a scratch home; no agent is needed.",
        mixinStandardHelpOptions = true)
final class DemoCommand implements Callable<Integer> {
    @ParentCommand
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private RelaybookCommand root;

    @Option(names = "--no-ui", description = "Print the story; do not open the app on it.")
    private boolean noUi;

    @Override
    public Integer call() throws IOException {
        Path launcher = Launchers.folder()
                .map(bin -> bin.resolve("relaybook-hook"))
                .orElseThrow(() -> new Problem(
                        Exit.UNAVAILABLE,
                        "The demo calls the packaged launcher; run it with the packaged bin/relaybook."));
        Path scratch = Files.createTempDirectory("relaybook-demo-");
        Home home = new Home(scratch.resolve("home"));
        try (Relaybook relaybook = Relaybook.open(home, new FileJournal(home), Clock.systemUTC())) {
            Path user = Files.createDirectories(scratch.resolve("user"));
            new Demo(launcher, root.around().out())
                    .play(home, user, root.around().environment(), relaybook);
        }
        root.around()
                .out()
                .println("\nThe ledger of this story lies in " + home.folder()
                        + "; delete the folder when you are done.");
        return noUi ? Exit.DONE : root.around().app().open(home);
    }
}
