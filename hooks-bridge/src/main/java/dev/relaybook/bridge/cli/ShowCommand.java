// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.bridge.engine.Relaybook;
import dev.relaybook.bridge.hosts.Json;
import dev.relaybook.model.compose.Handoff;
import dev.relaybook.model.ledger.Delivery;
import dev.relaybook.model.ledger.FindRecord;
import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.RecordLife;
import dev.relaybook.model.ledger.Refused;
import dev.relaybook.model.ledger.Section;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.SessionRecords;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What {@code /handoff} shows: entries, provenance, superseded facts and token cost. */
@Command(
        name = "show",
        description = "Shows a session's records, sections, provenance and token cost, or one record.",
        mixinStandardHelpOptions = true)
final class ShowCommand extends SessionCommand {
    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "ID",
            description = "One record, or the beginning of its id; without it all are shown.")
    private @Nullable String id;

    @Option(
            names = "--history",
            description = "Also tell the whole life, event by event: when, by whom, what, from which source.")
    private boolean history;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    ShowCommand() {
        super(Use.READS);
    }

    @Override
    int run(Relaybook relaybook, Session session) {
        if (id != null) return showRecord(relaybook, session, id);
        Ledger ledger = relaybook.ledgers().read(in -> Ledger.of(in, session));
        Handoff next = relaybook.ledgers().read(in -> relaybook.preview(in, session));
        long tokens = Tokens.of(next.text());
        if (json) {
            Map<String, Object> view = view(session, ledger, next, tokens);
            if (history) view.put("history", history(relaybook, session).views());
            around().out().println(Json.write(view));
        } else {
            ShowText text = new ShowText(session, ledger, next, tokens);
            say(text.overview());
            if (history) say(history(relaybook, session).text());
        }
        return Exit.DONE;
    }

    private static HistoryText history(Relaybook relaybook, Session session) {
        return relaybook.ledgers().read(in -> new HistoryText(in.history(session.ledger())));
    }

    private int showRecord(Relaybook relaybook, Session session, String typed) {
        LedgerRecord row = switch (new FindRecord(relaybook.ledgers()).find(session.ledger(), typed)) {
            case FindRecord.Found(LedgerRecord found) -> found;
            case Refused refused -> throw new Problem(Exit.REFUSED, refused.sentence());
        };
        HistoryText life = relaybook.ledgers().read(in -> new HistoryText(RecordLife.of(in, row)));
        if (json) {
            Map<String, Object> view = RecordView.of(row);
            if (history) view.put("history", life.views());
            around().out().println(Json.write(view));
        } else {
            say(ShowText.of(session, row) + (history ? "\n" + life.text() : ""));
        }
        return Exit.DONE;
    }

    private static Map<String, Object> view(Session session, Ledger ledger, Handoff next, long tokens) {
        Map<String, Object> view = new LinkedHashMap<>(SessionsCommand.view(session));
        view.put("records", ledger.records().stream().map(RecordView::of).toList());
        view.put(
                "projectRecords",
                ledger.projectRecords().stream().map(RecordView::of).toList());
        view.put("sections", ledger.sections().stream().map(ShowCommand::view).toList());
        view.put(
                "deliveries", ledger.deliveries().stream().map(DeliveryView::of).toList());
        view.put("nextInjection", Map.of("characters", next.text().length(), "tokens", tokens));
        return view;
    }

    static Map<String, Object> view(Section section) {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("name", section.name().word());
        section.explicit().ifPresent(value -> view.put("explicit", value.text()));
        section.derived().ifPresent(value -> view.put("derived", value.text()));
        return view;
    }

    /**
     * What is read for it in one snapshot.
     *
     * @param all each record once, a promoted one as its project has it
     */
    record Ledger(
            List<LedgerRecord> records,
            List<LedgerRecord> projectRecords,
            List<Section> sections,
            List<Delivery> deliveries,
            List<LedgerRecord> all) {
        static Ledger of(LedgerReader in, Session session) {
            return new Ledger(
                    in.records(session.ledger()),
                    in.records(session.project().ledger()),
                    in.sections(session.ledger()),
                    in.deliveries(session.ledger()),
                    SessionRecords.of(in, session));
        }
    }
}
