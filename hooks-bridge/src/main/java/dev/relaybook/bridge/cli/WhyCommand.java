// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.model.compose.ExplainRecord;
import dev.relaybook.model.compose.Why;
import dev.relaybook.model.ledger.FindRecord;
import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Refused;
import dev.relaybook.model.ledger.Session;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "why",
        description = "Tells why a record is, or is not, in the next handoff.",
        mixinStandardHelpOptions = true)
final class WhyCommand extends SessionCommand {
    @Parameters(index = "0", paramLabel = "ID", description = "The record, or the beginning of its id.")
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private String id;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    WhyCommand() {
        super(Use.READS);
    }

    @Override
    int run(Relaybook relaybook, Session session) {
        Why why = relaybook.ledgers().read(in -> explain(relaybook, in, session));
        WhyText text = new WhyText(session, why);
        if (json) {
            Map<String, Object> view = new LinkedHashMap<>();
            view.put("record", RecordView.of(why.row()));
            view.put("handedOver", text.handedOver());
            view.put("reason", text.code());
            view.put("sentence", text.sentence());
            around().out().println(Json.write(view));
        } else {
            say(text.whole());
        }
        return Exit.DONE;
    }

    private Why explain(Relaybook relaybook, LedgerReader in, Session session) {
        ExplainRecord explain = new ExplainRecord(in, session, relaybook.preview(in, session));
        return switch (explain.find(id)) {
            case FindRecord.Found(LedgerRecord row) -> explain.explain(row);
            case Refused refused -> throw new Problem(Exit.REFUSED, refused.sentence());
        };
    }
}
