// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.model.ledger.Curated;
import dev.relaybook.model.ledger.Session;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "promote",
        description = "Hands a record to the project: all of its sessions get it from now on.",
        mixinStandardHelpOptions = true)
final class PromoteCommand extends CuratingCommand {
    @Parameters(index = "0", paramLabel = "ID", description = "The record, or the beginning of its id.")
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private String id;

    @Override
    Curated curate(Relaybook relaybook, Session session) {
        return relaybook.curating().promote().promote(session.ledger(), actor(), id);
    }

    @Override
    String done() {
        return "Promoted";
    }
}
