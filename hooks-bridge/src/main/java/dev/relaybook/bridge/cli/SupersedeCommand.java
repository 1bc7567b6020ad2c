// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.model.ledger.Curated;
import dev.relaybook.model.ledger.Session;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "supersede",
        description = "Puts a newer statement in a record's place; both stay in history.",
        mixinStandardHelpOptions = true)
final class SupersedeCommand extends CuratingCommand {
    @Parameters(index = "0", paramLabel = "ID", description = "The record, or the beginning of its id.")
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private String id;

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "TEXT", description = "The statement.")
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private List<String> text;

    @Override
    Curated curate(Relaybook relaybook, Session session) {
        return relaybook
                .curating()
                .supersede()
                .supersede(
                        session.ledger(), actor(), id, Optional.empty(), String.join(" ", text), provenance(session));
    }

    @Override
    String done() {
        return "Superseded by";
    }
}
