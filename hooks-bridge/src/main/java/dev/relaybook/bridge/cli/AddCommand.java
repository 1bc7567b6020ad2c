// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.model.ledger.Curated;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Revival;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.WaitingForReview;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(name = "add", description = "Records a statement.", mixinStandardHelpOptions = true)
final class AddCommand extends CuratingCommand {
    @Parameters(index = "0", paramLabel = "KIND", description = "One of: ${COMPLETION-CANDIDATES}.")
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private Kind kind;

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "TEXT", description = "The statement.")
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private List<String> text;

    @Override
    Curated curate(Relaybook relaybook, Session session) {
        return relaybook
                .curating()
                .record()
                .record(session.ledger(), actor(), kind, String.join(" ", text), provenance(session));
    }

    /** What was said on purpose stands at once; whether it takes another one's place is the speaker's to say. */
    @Override
    void afterwards(Relaybook relaybook, Session session, LedgerRecord row) {
        relaybook
                .ledgers()
                .<Optional<Revival>>read(in -> Revival.of(in, row))
                .ifPresent(it -> say(it.retired().id() + " said the same and was " + it.fate()
                        + "\nIt is handed over again; if that is not meant: relaybook undo"));
        relaybook
                .ledgers()
                .read(in -> WaitingForReview.like(in, session, row))
                .ifPresent(pair -> say("It reads like " + pair.older().id() + ": "
                        + pair.older().statement()
                        + "\nBoth stand; if it is meant for that one's place: relaybook supersede "
                        + pair.older().id() + " --by " + row.id()));
    }

    @Override
    String done() {
        return "Recorded";
    }
}
