// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.timeline;

import dev.relaybook.model.compose.Mark;
import dev.relaybook.model.ledger.Checkpoint;
import dev.relaybook.model.ledger.Delivery;
import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Provenance;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.SessionRecords;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/** What the ledger knows of a session's timeline, ready to be looked up by line and by boundary. Immutable once made. */
public final class LedgerBeside {
    private final NavigableMap<Long, List<LedgerRecord>> byLine = new TreeMap<>();
    private final List<LedgerRecord> own = new ArrayList<>();
    private final Map<String, Checkpoint> checkpoints = new HashMap<>();
    private final Map<String, Delivery> owed = new HashMap<>();
    private final Map<String, Delivery> byNonce = new HashMap<>();

    private LedgerBeside() {}

    public static LedgerBeside of(LedgerReader in, Session session) {
        var beside = new LedgerBeside();
        for (LedgerRecord row : SessionRecords.of(in, session)) {
            if (!row.ofProject()) beside.own.add(row);
            for (Provenance from : row.provenance()) {
                if (from.session().equals(Optional.of(session.key()))) {
                    from.position()
                            .ifPresent(line -> beside.byLine
                                    .computeIfAbsent(line, _ -> new ArrayList<>())
                                    .add(row));
                }
            }
        }
        for (Checkpoint it : in.checkpoints(session.ledger())) beside.checkpoints.put(it.boundary(), it);
        for (Delivery it : in.deliveries(session.ledger())) {
            it.boundary().ifPresent(boundary -> beside.owed.put(boundary, it));
            beside.byNonce.put(it.nonce(), it);
        }
        return beside;
    }

    /** Rows in the order of the log. */
    public List<TimelineEntry> around(List<TimelineRow> rows) {
        List<TimelineEntry> entries = new ArrayList<>();
        for (TimelineRow row : rows) {
            switch (row) {
                case TimelineRow.Compacted it -> entries.add(compaction(it));
                case TimelineRow.Injected it ->
                    entries.add(new TimelineEntry(
                            it,
                            List.of(),
                            Optional.empty(),
                            it.mark().map(Mark::nonce).flatMap(nonce -> Optional.ofNullable(byNonce.get(nonce)))));
                default ->
                    entries.add(new TimelineEntry(
                            row, between(row.lines().first(), row.lines().last()), Optional.empty(), Optional.empty()));
            }
        }
        return List.copyOf(entries);
    }

    /** The row that a record's quote stands in. */
    public static Optional<TimelineEntry> at(long line, List<TimelineEntry> entries) {
        return entries.stream().filter(it -> it.row().lines().holds(line)).findFirst();
    }

    private TimelineEntry compaction(TimelineRow.Compacted row) {
        String boundary = row.compaction().boundary();
        Optional<Checkpoint> checkpoint = Optional.ofNullable(checkpoints.get(boundary));
        List<LedgerRecord> since =
                checkpoint.map(it -> recordedBefore(it.number())).orElse(List.of());
        return new TimelineEntry(row, since, checkpoint, Optional.ofNullable(owed.get(boundary)));
    }

    /** After the compaction before, and before this one. */
    private List<LedgerRecord> recordedBefore(int checkpoint) {
        return own.stream().filter(row -> row.born() == checkpoint - 1).toList();
    }

    private List<LedgerRecord> between(long first, long last) {
        return byLine.subMap(first, true, last, true).values().stream()
                .flatMap(List::stream)
                .distinct()
                .toList();
    }
}
