// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.model.ledger.Basis;
import dev.relaybook.model.ledger.Refused;
import dev.relaybook.model.ledger.ReplaceSection;
import dev.relaybook.model.ledger.SectionName;
import dev.relaybook.model.ledger.Session;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "section",
        description = "Replaces one of the eight sections: objective, completed, in-progress, next-step, files-changed,"
                + " tests-run, forbidden-surface, rollback.",
        mixinStandardHelpOptions = true)
final class SectionCommand extends SessionCommand {
    @Parameters(index = "0", paramLabel = "NAME", description = "The section.")
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private String name;

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "TEXT", description = "Its new value.")
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private List<String> text;

    SectionCommand() {
        super(Use.WRITES);
    }

    @Override
    int run(Relaybook relaybook, Session session) {
        SectionName section = SectionName.of(name).orElseThrow(() -> new Problem(Exit.REFUSED, unknown()));
        ReplaceSection.Outcome outcome = relaybook
                .curating()
                .section()
                .replace(
                        session.ledger(),
                        actor(),
                        section,
                        String.join(" ", text),
                        Basis.EXPLICIT,
                        provenance(session));
        switch (outcome) {
            case ReplaceSection.Replaced _ -> say("Replaced " + section.word() + ".");
            case ReplaceSection.Unchanged _ -> say(section.word() + " says so already.");
            case Refused refused -> throw new Problem(Exit.REFUSED, refused.sentence());
        }
        return Exit.DONE;
    }

    private String unknown() {
        String known =
                Arrays.stream(SectionName.values()).map(SectionName::word).collect(Collectors.joining(", "));
        return "There is no section " + name + "; it is one of " + known + ".";
    }
}
