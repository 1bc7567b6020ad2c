// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.model.ledger.Curated;
import dev.relaybook.model.ledger.Session;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(name = "accept", description = "Takes a proposal into the ledger.", mixinStandardHelpOptions = true)
final class AcceptCommand extends CuratingCommand {
    @Parameters(index = "0", paramLabel = "ID", description = "The record, or the beginning of its id.")
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private String id;

    @Override
    Curated curate(Relaybook relaybook, Session session) {
        return relaybook.curating().review().accept(session.ledger(), actor(), id);
    }

    @Override
    String done() {
        return "Accepted";
    }
}
