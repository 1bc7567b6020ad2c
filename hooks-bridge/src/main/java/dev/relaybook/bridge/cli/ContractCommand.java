// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.ContractReply;
import dev.relaybook.bridge.engine.Deadline;
import dev.relaybook.bridge.engine.Relaybook;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

@Command(
        name = "contract",
        description = "Answers a request of the open contract: JSON on standard input, JSON on standard output.",
        mixinStandardHelpOptions = true)
final class ContractCommand implements Callable<Integer> {
    private static final int LARGEST = 8 << 20;
    private static final Duration TIME = Duration.ofSeconds(25);

    @ParentCommand
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private RelaybookCommand root;

    @Parameters(index = "0", paramLabel = "REQUEST", description = "pre or post: before or after a compaction.")
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private String request;

    @Override
    public Integer call() {
        byte[] json = read();
        if (json.length > LARGEST) {
            root.around().out().println("{\"error\":\"The request is larger than 8 MiB.\"}");
            return Exit.REFUSED;
        }
        try (Relaybook relaybook = root.open()) {
            ContractReply reply = switch (request) {
                case "pre" -> relaybook.contract().pre(json, Deadline.in(TIME));
                case "post" -> relaybook.contract().post(json, Deadline.in(TIME));
                default -> throw new Problem(Exit.REFUSED, "The request is pre or post, not " + request + ".");
            };
            root.around().out().println(reply.json());
            return reply.status() == 200 ? Exit.DONE : Exit.REFUSED;
        }
    }

    private byte[] read() {
        try {
            return root.around().in().readNBytes(LARGEST + 1);
        } catch (IOException e) {
            throw new UncheckedIOException("standard input can't be read", e);
        }
    }
}
