// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.bridge.cli;

import dev.relaybook.model.ledger.Entry;
import dev.relaybook.model.ledger.Event;
import dev.relaybook.model.ledger.Provenance;
import dev.relaybook.model.ledger.RecordEvent;
import dev.relaybook.model.ledger.SectionReplaced;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The life of a ledger, or of one record: when, by whom, what, and from which source with its quote and place. */
final class HistoryText {
    private final List<Entry> entries;

    HistoryText(List<Entry> entries) {
        this.entries = entries;
    }

    String text() {
        StringBuilder text = new StringBuilder("\nHistory\n");
        for (Entry entry : entries) {
            text.append("  ")
                    .append(entry.at())
                    .append("  ")
                    .append(Words.of(entry.actor()))
                    .append("  ");
            text.append(entry.ledger().ofProject() ? "project: " : "")
                    .append(EventText.of(entry.event()))
                    .append("\n");
            source(entry.event())
                    .ifPresent(from ->
                            text.append("      ").append(SourceText.whole(from)).append("\n"));
        }
        return text.toString().stripTrailing();
    }

    /** The same for programs. */
    List<Map<String, Object>> views() {
        return entries.stream().map(HistoryText::view).toList();
    }

    private static Map<String, Object> view(Entry entry) {
        Map<String, Object> view = new LinkedHashMap<>();
        view.put("at", entry.at().toString());
        view.put("actor", Words.of(entry.actor()));
        view.put("scope", entry.ledger().ofProject() ? "project" : "session");
        if (entry.event() instanceof RecordEvent it) view.put("record", it.id().value());
        view.put("what", EventText.of(entry.event()));
        source(entry.event()).ifPresent(from -> view.put("provenance", RecordView.of(from)));
        return view;
    }

    private static Optional<Provenance> source(Event event) {
        if (event instanceof SectionReplaced it) return Optional.of(it.provenance());
        return event instanceof RecordEvent it ? source(it) : Optional.empty();
    }

    private static Optional<Provenance> source(RecordEvent event) {
        return switch (event) {
            case RecordEvent.Proposed it -> Optional.of(it.provenance());
            case RecordEvent.Added it -> Optional.of(it.provenance());
            case RecordEvent.SaidAgain it -> Optional.of(it.provenance());
            case RecordEvent.Superseded it -> Optional.of(it.provenance());
            case RecordEvent.Accepted _, RecordEvent.Reopened _, RecordEvent.Rejected _ -> Optional.empty();
            case RecordEvent.Tombstoned _, RecordEvent.Restored _, RecordEvent.Pinned _ -> Optional.empty();
            case RecordEvent.Promoted _, RecordEvent.Demoted _, RecordEvent.KeptApart _ -> Optional.empty();
        };
    }
}
