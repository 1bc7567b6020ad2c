// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.model.ledger.Curated;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Refused;
import dev.relaybook.model.ledger.Session;
import picocli.CommandLine.Option;

/** A command that changes one record. */
abstract class CuratingCommand extends SessionCommand {
    @Option(names = "--json", description = "Print the record as JSON.")
    private boolean json;

    CuratingCommand() {
        super(Use.WRITES);
    }

    @Override
    final int run(Relaybook relaybook, Session session) {
        return switch (curate(relaybook, session)) {
            case Curated.Done(LedgerRecord row) -> {
                int exit = tell(session, row, done());
                if (!json) afterwards(relaybook, session, row);
                yield exit;
            }
            case Curated.SaidAgain(LedgerRecord row) -> tell(session, row, "Already recorded");
            case Curated.Unchanged(LedgerRecord row, String sentence) -> {
                if (json) around().out().println(Json.write(RecordView.of(row)));
                else say(sentence + " It says: " + row.statement());
                yield Exit.DONE;
            }
            case Refused refused -> throw new Problem(Exit.REFUSED, refused.sentence());
        };
    }

    abstract Curated curate(Relaybook relaybook, Session session);

    /** Tells people what else there is to say about what was done. */
    void afterwards(Relaybook relaybook, Session session, LedgerRecord row) {}

    /** What was done, as the start of a sentence: {@code Recorded}. */
    abstract String done();

    private int tell(Session session, LedgerRecord row, String what) {
        if (json) {
            around().out().println(Json.write(RecordView.of(row)));
        } else {
            say(what + " " + row.id() + " (" + row.kind().word() + Scope.elsewhere(session, row) + "): "
                    + row.statement());
        }
        return Exit.DONE;
    }
}
