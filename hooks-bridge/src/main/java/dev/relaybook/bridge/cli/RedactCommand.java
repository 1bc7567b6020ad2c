// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.model.ledger.FindRecord;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.RedactRecord;
import dev.relaybook.model.ledger.Refused;
import dev.relaybook.model.ledger.Session;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "redact",
        description =
                "Erases a record that must not be kept at all, such as a secret that slipped through: its words, its"
                    + " quotes and its history, in the ledger, its indexes and the backups of this home. It can't be"
                    + " undone; what is merely stale is tombstoned.",
        mixinStandardHelpOptions = true)
final class RedactCommand extends SessionCommand {
    @Parameters(index = "0", paramLabel = "ID", description = "The record, or the beginning of its id.")
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private String id;

    @Option(
            names = "--reason",
            defaultValue = "it must not be kept",
            paramLabel = "REASON",
            description = "Why, without the words that are erased (default: ${DEFAULT-VALUE}).")
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private String reason;

    @Option(names = "--yes", description = "Erase without asking.")
    private boolean yes;

    RedactCommand() {
        super(Use.WRITES);
    }

    @Override
    int run(Relaybook relaybook, Session session) {
        RedactRecord redact = relaybook.curating().redact();
        LedgerRecord row = switch (redact.find(session.ledger(), id)) {
            case FindRecord.Found(LedgerRecord found) -> found;
            case Refused refused -> throw new Problem(Exit.REFUSED, refused.sentence());
        };
        if (!yes && !agreed(row)) {
            say("Nothing was erased.");
            return Exit.NO;
        }
        return switch (redact.redact(session.ledger(), actor(), row.id().value(), reason)) {
            case Refused refused -> throw new Problem(Exit.REFUSED, refused.sentence());
            case RedactRecord.Erased it -> tell(it, relaybook.forgetRedacted(row.statement()));
        };
    }

    /** The words themselves are not printed again. */
    private int tell(RedactRecord.Erased it, List<Path> left) {
        say("Erased " + it.row().id() + ": " + Words.count(it.events(), "event")
                + " blanked. Copies of the ledger elsewhere" + " hold it still, and so does the agent's own log.");
        if (left.isEmpty()) return Exit.DONE;
        say("These files hold the words all the same, in a summary, a section or another record: ");
        left.forEach(file -> say("  " + file));
        return Exit.NO;
    }

    private boolean agreed(LedgerRecord row) {
        if (!around().terminal()) {
            throw new Problem(Exit.REFUSED, "Nothing was erased: there is no terminal to ask at. Add --yes.");
        }
        around().out().print("Erase " + row.id() + " for good? [y/N] ");
        around().out().flush();
        try {
            String answer = new BufferedReader(new InputStreamReader(around().in(), StandardCharsets.UTF_8)).readLine();
            return answer != null && (answer.equalsIgnoreCase("y") || answer.equalsIgnoreCase("yes"));
        } catch (IOException _) {
            return false;
        }
    }
}
