// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.model.ledger.Curated;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.SupersedeRecord;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "supersede",
        description = "Puts a newer statement in a record's place; both stay in history.",
        mixinStandardHelpOptions = true)
final class SupersedeCommand extends CuratingCommand {
    @Parameters(index = "0", paramLabel = "ID", description = "The record, or the beginning of its id.")
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private String id;

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "TEXT", description = "The statement.")
    private List<String> text = List.of();

    @Option(
            names = "--by",
            paramLabel = "NEWER",
            description = "Instead of a text: a record that stands already and takes the place.")
    private @Nullable String by;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private CommandSpec spec;

    @Override
    Curated curate(Relaybook relaybook, Session session) {
        if ((by == null) == text.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "Give either the new TEXT or --by NEWER.");
        }
        SupersedeRecord supersede = relaybook.curating().supersede();
        if (by != null) return supersede.supersedeBy(session.ledger(), actor(), id, by);
        return supersede.supersede(
                session.ledger(), actor(), id, Optional.empty(), String.join(" ", text), provenance(session));
    }

    @Override
    String done() {
        return "Superseded by";
    }
}
