// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.bridge.server.AlreadyListeningException;
import dev.relaybook.bridge.server.BridgeServer;
import dev.relaybook.bridge.server.LogFile;
import dev.relaybook.bridge.server.Serve;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParentCommand;

@Command(
        name = "serve",
        description = "Listens for hooks until it is told to end; the app does the same while it is open.",
        mixinStandardHelpOptions = true)
final class ServeCommand implements Callable<Integer> {
    @ParentCommand
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private RelaybookCommand root;

    @Override
    public Integer call() throws Exception {
        try (Relaybook relaybook = root.open(Relaybook.LISTENERS_PATIENCE)) {
            LogFile.open(relaybook.home(), "serve");
            BridgeServer server = BridgeServer.start(
                    relaybook.home(), root.around().environment(), relaybook.hooks(), relaybook.contract());
            try (var _ = relaybook.followSessions()) {
                Serve.untilTold(server, root.around().out());
            }
            return Exit.DONE;
        } catch (AlreadyListeningException e) {
            throw new Problem(Exit.UNAVAILABLE, String.valueOf(e.getMessage()));
        }
    }
}
