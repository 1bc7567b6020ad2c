// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.ui.ledger;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Entry;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.RecordEvent;
import dev.relaybook.model.ledger.RecordId;
import dev.relaybook.ui.common.Chain;
import dev.relaybook.ui.common.Messages;
import dev.relaybook.ui.common.Moments;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Tells the life of a record, and of those whose place it took, from the history of its ledger. */
final class Life {
    private final Moments moments;

    Life(Moments moments) {
        this.moments = moments;
    }

    List<Chain.Link> of(LedgerRecord row, List<Entry> history) {
        Set<RecordId> lineage = lineage(row.id(), history);
        List<Chain.Link> steps = new ArrayList<>();
        for (Entry entry : history) {
            if (entry.event() instanceof RecordEvent event && lineage.contains(event.id())) {
                steps.add(new Chain.Link(text(event), aside(entry), false));
            } else if (entry.event() instanceof RecordEvent.Superseded it && lineage.contains(it.older())) {
                steps.add(new Chain.Link(text(it), aside(entry), false));
            }
        }
        steps.add(new Chain.Link(Messages.text("life.now." + row.state().word()), "", true));
        return steps;
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

    private static String text(RecordEvent event) {
        return switch (event) {
            case RecordEvent.Proposed it -> Messages.text("life.proposed", it.statement());
            case RecordEvent.Added it -> Messages.text("life.added", it.statement());
            case RecordEvent.SaidAgain _ -> Messages.text("life.said.again");
            case RecordEvent.Accepted it ->
                it.rewording()
                        .map(words -> Messages.text("life.reworded", words))
                        .orElseGet(() -> Messages.text("life.accepted"));
            case RecordEvent.Reopened it -> Messages.text("life.reopened", it.statement());
            case RecordEvent.Rejected it -> Messages.text("life.rejected", it.reason());
            case RecordEvent.Superseded it -> Messages.text("life.superseded", it.statement());
            case RecordEvent.Tombstoned it -> Messages.text("life.tombstoned", it.reason());
            case RecordEvent.Restored _ -> Messages.text("life.restored");
            case RecordEvent.Pinned it -> Messages.text(it.pinned() ? "life.pinned" : "life.unpinned");
            case RecordEvent.Promoted it ->
                Messages.text("life.promoted", it.project().name());
            case RecordEvent.KeptApart it ->
                Messages.text(it.apart() ? "life.kept.apart" : "life.looked.at.again", it.other());
            case RecordEvent.Demoted _ -> Messages.text("life.demoted");
        };
    }

    private String aside(Entry entry) {
        return Messages.text("life.aside", who(entry.actor()), moments.dayAndTime(entry.at()));
    }

    private static String who(Actor actor) {
        return switch (actor) {
            case HUMAN -> Messages.text("actor.human");
            case AGENT -> Messages.text("actor.agent");
            case RELAYBOOK -> Messages.text("actor.relaybook");
        };
    }
}
