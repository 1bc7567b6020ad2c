// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.model.ledger.Event;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Refused;
import dev.relaybook.model.ledger.Section;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.UndoLastAct;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "undo",
        description =
                "Takes back the last change that you made to a record or section here; done twice, it is there again."
                        + " People and agents take back their own.",
        mixinStandardHelpOptions = true)
final class UndoCommand extends SessionCommand {
    @Option(names = "--json", description = "Print what was undone and how things stand now as JSON.")
    private boolean json;

    UndoCommand() {
        super(Use.WRITES);
    }

    @Override
    int run(Relaybook relaybook, Session session) {
        return switch (relaybook.curating().undo().undo(session.ledger(), actor())) {
            case UndoLastAct.OfRecord(var act, LedgerRecord row) ->
                tell(
                        act,
                        "record",
                        RecordView.of(row),
                        row.id() + " is " + row.state().word() + " now");
            case UndoLastAct.OfSection(var act, Section section) ->
                tell(act, "section", ShowCommand.view(section), now(section));
            case Refused refused -> throw new Problem(Exit.REFUSED, refused.sentence());
        };
    }

    private int tell(Event act, String what, Map<String, Object> view, String now) {
        String undone = EventText.of(act);
        if (json) {
            Map<String, Object> all = new LinkedHashMap<>();
            all.put("undone", undone);
            all.put(what, view);
            around().out().println(Json.write(all));
        } else {
            say("Undone: " + undone + "\n" + now + "; relaybook undo does it again.");
        }
        return Exit.DONE;
    }

    private static String now(Section section) {
        return section.name().word()
                + section.current()
                        .map(value -> " says \"" + Plain.title(value.text(), 100) + "\" now")
                        .orElse(" is blank now");
    }
}
