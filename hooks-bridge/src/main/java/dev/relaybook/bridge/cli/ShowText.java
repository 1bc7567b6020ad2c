// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.model.compose.Handoff;
import dev.relaybook.model.ledger.Kind;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Provenance;
import dev.relaybook.model.ledger.RecordState;
import dev.relaybook.model.ledger.Section;
import dev.relaybook.model.ledger.Session;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** A session's ledger as text for a terminal, and for an agent that presents it. */
final class ShowText {
    private static final int LONGEST_FOLDER = 400;

    private final Session session;
    private final ShowCommand.Ledger ledger;
    private final Handoff next;
    private final long tokens;
    private final StringBuilder text = new StringBuilder();

    ShowText(Session session, ShowCommand.Ledger ledger, Handoff next, long tokens) {
        this.session = session;
        this.ledger = ledger;
        this.next = next;
        this.tokens = tokens;
    }

    /** One record with all that is known of it now. */
    static String of(Session session, LedgerRecord row) {
        StringBuilder text = new StringBuilder();
        text.append(row.id())
                .append(" (")
                .append(row.kind().word())
                .append(Scope.elsewhere(session, row))
                .append(", ")
                .append(row.state().word())
                .append(row.pinned() ? ", pinned" : "")
                .append("): ")
                .append(row.statement());
        details(row, "  ", SourceText::whole).forEach(line -> text.append('\n').append(line));
        return text.toString();
    }

    String overview() {
        line("Session " + session.key().id() + " (" + session.key().host() + ") in "
                + Plain.title(session.project().root(), LONGEST_FOLDER)
                + session.facts().branch().map(branch -> ", branch " + branch).orElse(""));
        line(Words.count(session.compactions(), "compaction") + "; the next injection costs about " + tokens
                + " tokens (" + next.text().length() + " characters).");
        sections();
        records("Active", RecordState.ACTIVE);
        records("Proposed, waiting for review (relaybook review tells how)", RecordState.PROPOSED);
        records("Superseded", RecordState.SUPERSEDED);
        records("Tombstoned", RecordState.TOMBSTONED);
        records("Rejected", RecordState.REJECTED);
        deliveries();
        return text.toString().stripTrailing();
    }

    private void sections() {
        if (ledger.sections().isEmpty()) return;
        heading("Sections");
        for (Section section : ledger.sections()) {
            boolean derived = section.explicit().isEmpty();
            section.current()
                    .ifPresent(value -> line("  " + section.name().word() + (derived ? " (derived)" : "") + ": "
                            + value.text().replace("\n", "\n    ")));
        }
    }

    private void records(String title, RecordState state) {
        List<LedgerRecord> rows = ledger.all().stream()
                .filter(row -> row.state() == state)
                .sorted(Comparator.comparing(LedgerRecord::kind).thenComparingLong(LedgerRecord::order))
                .toList();
        if (rows.isEmpty()) return;
        heading(title + " (" + rows.size() + ")");
        Kind group = null;
        for (LedgerRecord row : rows) {
            if (row.kind() != group) line("  " + row.kind().name().toUpperCase(Locale.ROOT));
            group = row.kind();
            record(row);
        }
    }

    private void record(LedgerRecord row) {
        boolean ofProject = row.ofProject();
        line("    " + row.id() + (row.pinned() ? " (pinned)" : "") + (ofProject ? " (project)" : "") + "  "
                + row.statement());
        details(row, "        ", SourceText::brief).forEach(this::line);
    }

    private static List<String> details(LedgerRecord row, String indent, Function<Provenance, String> source) {
        List<String> lines = new ArrayList<>();
        row.supersedes().ifPresent(older -> lines.add(indent + "supersedes " + older));
        row.supersededBy().ifPresent(newer -> lines.add(indent + "superseded by " + newer));
        row.reason().ifPresent(reason -> lines.add(indent + "because: " + reason));
        row.provenance().forEach(from -> lines.add(indent + source.apply(from)));
        return lines;
    }

    private void deliveries() {
        if (ledger.deliveries().isEmpty()) return;
        heading("Deliveries");
        ledger.deliveries().forEach(it -> line("  " + DeliveryView.line(it)));
    }

    private void heading(String title) {
        line("");
        line(title);
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
