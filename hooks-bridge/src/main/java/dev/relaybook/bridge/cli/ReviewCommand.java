// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.model.ledger.ReviewItem;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.WaitingForReview;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "review",
        description =
                "Lists what waits for a decision: proposals, statements that read alike or were retired before, and"
                        + " rivals for one place;"
                        + " each with the commands that settle it.",
        mixinStandardHelpOptions = true)
final class ReviewCommand extends SessionCommand {
    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    ReviewCommand() {
        super(Use.READS);
    }

    @Override
    int run(Relaybook relaybook, Session session) {
        List<ReviewItem> items = relaybook.ledgers().read(in -> WaitingForReview.in(in, session));
        if (json) {
            around().out()
                    .println(Json.write(
                            Map.of("items", items.stream().map(ReviewView::of).toList())));
        } else {
            say(ReviewText.of(session, items));
        }
        return Exit.DONE;
    }
}
