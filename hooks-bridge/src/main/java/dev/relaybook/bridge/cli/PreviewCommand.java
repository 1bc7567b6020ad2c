// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.model.compose.Handoff;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Session;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "preview",
        description = "Prints the exact text that the next compaction hands over.",
        mixinStandardHelpOptions = true)
final class PreviewCommand extends SessionCommand {
    @Option(names = "--json", description = "Print the text, its parts and what was left out as JSON.")
    private boolean json;

    @Option(names = "--left-out", description = "Also tell, below the text, which statements do not fit and why.")
    private boolean leftOut;

    PreviewCommand() {
        super(Use.READS);
    }

    @Override
    int run(Relaybook relaybook, Session session) {
        Handoff handoff = relaybook.ledgers().read(in -> relaybook.preview(in, session));
        if (!json) {
            say(handoff.text());
            if (leftOut) tellLeftOut(handoff);
            return Exit.DONE;
        }
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("text", handoff.text());
        view.put("characters", handoff.text().length());
        view.put("tokens", Tokens.of(handoff.text()));
        view.put("parts", handoff.parts().stream().map(PreviewCommand::view).toList());
        view.put("records", handoff.whole().stream().map(PreviewCommand::view).toList());
        view.put("leftOut", handoff.leftOut().stream().map(PreviewCommand::view).toList());
        around().out().println(Json.write(view));
        return Exit.DONE;
    }

    private void tellLeftOut(Handoff handoff) {
        say("\n" + Words.count(handoff.leftOut().size(), "statement") + " left out");
        handoff.leftOut()
                .forEach(it -> say(it.id() + " (" + it.row().kind().word() + ") " + it.title() + "\n    "
                        + (it.listed() ? "listed by its title" : "counted") + ": " + it.reason()));
    }

    private static Map<String, Object> view(Handoff.Part part) {
        return Map.of("name", part.name(), "characters", part.characters(), "tokens", Tokens.of(part.text()));
    }

    private static Map<String, Object> view(LedgerRecord row) {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("id", row.id().value());
        view.put("kind", row.kind().word());
        view.put("scope", Scope.word(row));
        view.put("pinned", row.pinned());
        return view;
    }

    private static Map<String, Object> view(Handoff.LeftOut it) {
        Map<String, Object> view = view(it.row());
        view.put("title", it.title());
        view.put("listed", it.listed());
        view.put("reason", it.reason());
        return view;
    }
}
