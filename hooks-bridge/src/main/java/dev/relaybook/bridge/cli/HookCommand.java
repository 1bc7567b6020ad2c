// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.client.HookMain;
import dev.relaybook.bridge.engine.InProcess;
import dev.relaybook.bridge.engine.UnusableHomeException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

@Command(
        name = "hook",
        description =
                "Answers one hook call of a host: payload on standard input, the host's answer on standard output.",
        mixinStandardHelpOptions = true)
final class HookCommand implements Callable<Integer> {
    @ParentCommand
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private RelaybookCommand root;

    @Parameters(index = "0", paramLabel = "HOST", description = "For example claude-code.")
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private String host;

    @Parameters(
            index = "1",
            paramLabel = "EVENT",
            description = "The host's name of the event, for example pre-compact.")
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private String event;

    @Override
    public Integer call() {
        try {
            // ends the process, like the launcher that calls the same main
            HookMain.main(new String[] {"--home", root.home().folder().toString(), host, event});
        } catch (UnusableHomeException e) {
            InProcess.noteHomeless(e, root.around().environment());
        }
        return Exit.DONE;
    }
}
