// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Tells the whole life of a record: its own, that of those whose place it took, and what took its place. */
public final class RecordLife {
    private static final Comparator<Entry> IN_ORDER = Comparator.comparingLong(Entry::lamport)
            .thenComparing(entry -> entry.origin().value())
            .thenComparingLong(Entry::seq);

    private RecordLife() {}

    /** The events in their total order, from its session and its project alike where it was promoted. */
    public static List<Entry> of(LedgerReader in, LedgerRecord row) {
        List<Entry> history = new ArrayList<>();
        for (LedgerId ledger : ledgers(in, row)) history.addAll(in.history(ledger));
        history.sort(IN_ORDER);
        Set<RecordId> lineage = lineage(row.id(), history);
        List<Entry> life = new ArrayList<>();
        for (Entry entry : history) {
            if (entry.event() instanceof RecordEvent event && isAbout(event, lineage)) life.add(entry);
        }
        return life;
    }

    /** Where it was said, its project's, and those of the project's sessions that know it by its id. */
    static Set<LedgerId> ledgers(LedgerReader in, LedgerRecord row) {
        Set<LedgerId> ledgers = new LinkedHashSet<>(Set.of(row.ledger()));
        Optional<ProjectId> project =
                row.ledger().project().or(() -> in.session(row.ledger()).map(Session::project));
        project.map(ProjectId::ledger)
                .filter(ledger -> in.record(ledger, row.id()).isPresent())
                .ifPresent(ledgers::add);
        in.sessions().stream()
                .filter(session -> project.equals(Optional.of(session.project())))
                .map(Session::ledger)
                .filter(ledger -> in.record(ledger, row.id()).isPresent())
                .forEach(ledgers::add);
        return ledgers;
    }

    /** The record and, step by step, those it came from. History runs forwards, so it is walked from its end. */
    private static Set<RecordId> lineage(RecordId id, List<Entry> history) {
        Set<RecordId> lineage = new HashSet<>(Set.of(id));
        for (Entry entry : history.reversed()) {
            if (entry.event() instanceof RecordEvent.Superseded it && lineage.contains(it.id())) {
                lineage.add(it.older());
            }
        }
        return lineage;
    }

    private static boolean isAbout(RecordEvent event, Set<RecordId> lineage) {
        if (lineage.contains(event.id())) return true;
        if (event instanceof RecordEvent.Superseded it) return lineage.contains(it.older());
        return event instanceof RecordEvent.KeptApart it && lineage.contains(it.other());
    }
}
