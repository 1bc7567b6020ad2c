// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.model.ledger.Curated;
import dev.relaybook.model.ledger.Session;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "keep-both",
        description = "Decides that two statements which read alike both stay; the pair is not shown for review again.",
        mixinStandardHelpOptions = true)
final class KeepBothCommand extends CuratingCommand {
    @Parameters(index = "0", paramLabel = "ID", description = "One record, or the beginning of its id.")
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private String id;

    @Parameters(index = "1", paramLabel = "OTHER", description = "The other record.")
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private String other;

    @Override
    Curated curate(Relaybook relaybook, Session session) {
        return relaybook.curating().keepBoth().keep(session.ledger(), actor(), id, other);
    }

    @Override
    String done() {
        return "Kept beside the other";
    }
}
