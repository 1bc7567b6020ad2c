// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.model.ledger.AddNote;
import dev.relaybook.model.ledger.NoteAdded;
import dev.relaybook.model.ledger.Refused;
import dev.relaybook.model.ledger.Session;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "note",
        description = "Hands a text over once, with the next injection.",
        mixinStandardHelpOptions = true)
final class NoteCommand extends SessionCommand {
    @Parameters(arity = "1..*", paramLabel = "TEXT", description = "The note.")
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private List<String> text;

    @Option(
            names = "--at",
            paramLabel = "MOMENT",
            defaultValue = "next-compaction",
            description = "next-compaction (default) or next-prompt.")
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private String at;

    NoteCommand() {
        super(Use.WRITES);
    }

    @Override
    int run(Relaybook relaybook, Session session) {
        NoteAdded.Moment moment = switch (at) {
            case "next-compaction" -> NoteAdded.Moment.NEXT_COMPACTION;
            case "next-prompt" -> NoteAdded.Moment.NEXT_PROMPT;
            default -> throw new Problem(Exit.REFUSED, "--at is next-compaction or next-prompt, not " + at + ".");
        };
        switch (relaybook.curating().note().add(session.ledger(), actor(), String.join(" ", text), moment)) {
            case AddNote.Noted _ -> say("It will be handed over once, with the " + at.replace('-', ' ') + ".");
            case Refused refused -> throw new Problem(Exit.REFUSED, refused.sentence());
        }
        return Exit.DONE;
    }
}
