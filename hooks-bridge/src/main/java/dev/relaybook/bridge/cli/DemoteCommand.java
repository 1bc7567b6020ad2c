// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.model.ledger.Curated;
import dev.relaybook.model.ledger.Session;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "demote",
        description = "Takes a record back from the project: only the session it came from gets it.",
        mixinStandardHelpOptions = true)
final class DemoteCommand extends CuratingCommand {
    @Parameters(index = "0", paramLabel = "ID", description = "The record, or the beginning of its id.")
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private String id;

    @Override
    Curated curate(Relaybook relaybook, Session session) {
        return relaybook.curating().promote().demote(session.ledger(), actor(), id);
    }

    @Override
    String done() {
        return "Taken back";
    }
}
