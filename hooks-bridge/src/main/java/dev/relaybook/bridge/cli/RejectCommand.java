// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.model.ledger.Curated;
import dev.relaybook.model.ledger.Session;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "reject", description = "Rejects a proposal.", mixinStandardHelpOptions = true)
final class RejectCommand extends CuratingCommand {
    @Parameters(index = "0", paramLabel = "ID", description = "The record, or the beginning of its id.")
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private String id;

    @Option(names = "--reason", defaultValue = "not needed", paramLabel = "REASON", description = "Why.")
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private String reason;

    @Override
    Curated curate(Relaybook relaybook, Session session) {
        return relaybook.curating().review().reject(session.ledger(), actor(), id, reason);
    }

    @Override
    String done() {
        return "Rejected";
    }
}
