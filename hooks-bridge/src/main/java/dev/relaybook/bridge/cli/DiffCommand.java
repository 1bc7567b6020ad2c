// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.model.ledger.Checkpoint;
import dev.relaybook.model.ledger.Session;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "diff",
        description = "Compares the summaries of two checkpoints by line.",
        mixinStandardHelpOptions = true)
final class DiffCommand extends SessionCommand {
    private static final int CONTEXT_LINES = 3;

    @Parameters(index = "0", paramLabel = "N", converter = FromOne.class, description = "The older checkpoint.")
    private int older;

    @Parameters(index = "1", paramLabel = "M", converter = FromOne.class, description = "The newer checkpoint.")
    private int newer;

    @Option(names = "--json", description = "Print the lines of the diff as JSON.")
    private boolean json;

    DiffCommand() {
        super(Use.READS);
    }

    @Override
    int run(Relaybook relaybook, Session session) {
        List<Checkpoint> all = relaybook.ledgers().read(in -> in.checkpoints(session.ledger()));
        List<String> before = lines(all, older);
        List<String> after = lines(all, newer);
        List<String> diff = UnifiedDiffUtils.generateUnifiedDiff(
                "checkpoint " + older, "checkpoint " + newer, before, DiffUtils.diff(before, after), CONTEXT_LINES);
        if (json) {
            around().out().println(Json.write(Map.of("older", older, "newer", newer, "lines", diff)));
        } else {
            say(diff.isEmpty() ? "The two summaries are the same." : String.join("\n", diff));
        }
        return Exit.DONE;
    }

    private static List<String> lines(List<Checkpoint> all, int number) {
        Checkpoint found = all.stream()
                .filter(it -> it.number() == number)
                .findFirst()
                .orElseThrow(() -> new Problem(
                        Exit.REFUSED, "There is no checkpoint " + number + "; this session has " + all.size() + "."));
        if (found.opaque()) {
            throw new Problem(Exit.REFUSED, "The host keeps the summary of checkpoint " + number + " encrypted.");
        }
        return found.summary().lines().toList();
    }
}
