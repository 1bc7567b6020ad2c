// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.cli.demo.Demo;
import dev.relaybook.bridge.cli.demo.Scratch;
import dev.relaybook.bridge.engine.FileJournal;
import dev.relaybook.bridge.engine.Home;
import dev.relaybook.bridge.engine.Launchers;
import dev.relaybook.bridge.engine.Relaybook;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.HashMap;
import java.util.Map;
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
    private static final String GONE =
            "\nThe story was played in a folder that goes at the end; --keep leaves it for a look.";

    @ParentCommand
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private RelaybookCommand root;

    @Option(names = "--no-ui", description = "Print the story; do not open the app on it.")
    private boolean noUi;

    @Option(names = "--keep", description = "Leave the ledger of the story, to look at it with other commands.")
    private boolean keep;

    @Override
    public Integer call() throws IOException {
        Path launcher = Launchers.folder()
                .map(bin -> bin.resolve("relaybook-hook"))
                .orElseThrow(() -> new Problem(
                        Exit.UNAVAILABLE,
                        "The demo calls the packaged launcher; run it with the packaged bin/relaybook."));
        try (Scratch scratch = Scratch.make(keep)) {
            Home home = new Home(scratch.folder().resolve("home"));
            play(launcher, home, scratch.folder());
            around().out().println(keep ? "\nThe ledger of this story lies in " + home.folder() + "." : GONE);
            return noUi ? Exit.DONE : around().app().open(home);
        }
    }

    private void play(Path launcher, Home home, Path scratch) throws IOException {
        Path user = Files.createDirectories(scratch.resolve("user"));
        // the socket too goes with the folder
        Map<String, String> environment = new HashMap<>(around().environment());
        environment.put(
                "XDG_RUNTIME_DIR",
                Files.createDirectories(scratch.resolve("run")).toString());
        try (Relaybook relaybook = Relaybook.open(home, new FileJournal(home), Clock.systemUTC())) {
            new Demo(launcher, around().out()).play(home, user, environment, relaybook);
        }
    }

    private Surroundings around() {
        return root.around();
    }
}
