// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.model.ledger.Curated;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.ReviewProposal;
import dev.relaybook.model.ledger.Session;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "accept",
        description = "Takes a proposal into the ledger, as it is or changed.",
        mixinStandardHelpOptions = true)
final class AcceptCommand extends CuratingCommand {
    @Parameters(index = "0", paramLabel = "ID", description = "The record, or the beginning of its id.")
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private String id;

    @Option(names = "--text", paramLabel = "TEXT", description = "The statement in other words; the quote stays.")
    private @Nullable String text;

    @Option(names = "--kind", paramLabel = "KIND", description = "Another kind; one of: ${COMPLETION-CANDIDATES}.")
    private @Nullable Kind kind;

    @Override
    Curated curate(Relaybook relaybook, Session session) {
        return relaybook
                .curating()
                .review()
                .accept(
                        session.ledger(),
                        actor(),
                        id,
                        new ReviewProposal.Change(Optional.ofNullable(text), Optional.ofNullable(kind)));
    }

    @Override
    String done() {
        return "Accepted";
    }
}
