// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.compose;

import dev.relaybook.model.ledger.Entry;
import dev.relaybook.model.ledger.FindRecord;
import dev.relaybook.model.ledger.LedgerReader;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.RecordEvent;
import dev.relaybook.model.ledger.RecordId;
import dev.relaybook.model.ledger.Session;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Tells why a record is in a session's next handoff, or is not. */
public final class ExplainRecord {
    private final LedgerReader in;
    private final Session session;
    private final Handoff next;

    /** @param next what would be handed over now */
    public ExplainRecord(LedgerReader in, Session session, Handoff next) {
        this.in = in;
        this.session = session;
        this.next = next;
    }

    /** A record of this session or its project, or else of any other session. */
    public Why explain(LedgerRecord row) {
        if (!row.ledger().equals(session.ledger())
                && !row.ledger().equals(session.project().ledger())) {
            return new Why.Elsewhere(row, sessionOf(row));
        }
        if (!row.active()) return new Why.Inactive(row, decision(row), inPlace(row));
        return whole(row)
                .or(() -> leftOut(row))
                .orElseGet(() -> new Why.Inactive(row, decision(row), Optional.empty()));
    }

    /** What is meant by {@code typed}: first here, then in the sessions seen last. */
    public FindRecord.Lookup find(String typed) {
        FindRecord.Lookup here = FindRecord.find(in, session.ledger(), typed);
        if (here instanceof FindRecord.Found) return here;
        return in.sessions().stream()
                .map(other -> FindRecord.find(in, other.ledger(), typed))
                .filter(FindRecord.Found.class::isInstance)
                .findFirst()
                .orElse(here);
    }

    private Optional<Why> whole(LedgerRecord row) {
        List<LedgerRecord> ofKind =
                next.whole().stream().filter(it -> it.kind() == row.kind()).toList();
        for (int i = 0; i < ofKind.size(); i++) {
            if (same(ofKind.get(i), row)) return Optional.of(new Why.Whole(row, i + 1, ofKind.size()));
        }
        return Optional.empty();
    }

    private Optional<Why> leftOut(LedgerRecord row) {
        return next.leftOut().stream()
                .filter(it -> same(it.row(), row))
                .findFirst()
                .map(it -> new Why.LeftOut(row, it));
    }

    private static boolean same(LedgerRecord one, LedgerRecord other) {
        return one.id().equals(other.id()) && one.ledger().equals(other.ledger());
    }

    /** The last event that says why the record does not stand. */
    private Optional<Entry> decision(LedgerRecord row) {
        return in.history(row.ledger()).stream()
                .filter(entry -> entry.event() instanceof RecordEvent event && ends(event, row))
                .reduce((_, last) -> last);
    }

    private static boolean ends(RecordEvent event, LedgerRecord row) {
        boolean about = event.id().equals(row.id());
        return switch (event) {
            case RecordEvent.Proposed _, RecordEvent.Reopened _, RecordEvent.Rejected _ -> about;
            case RecordEvent.Tombstoned _, RecordEvent.Demoted _ -> about;
            case RecordEvent.Superseded it ->
                it.older().equals(row.id()) || row.supersededBy().equals(Optional.of(it.id()));
            case RecordEvent.Restored it -> row.supersededBy().equals(Optional.of(it.id()));
            case RecordEvent.Added _,
                    RecordEvent.Accepted _,
                    RecordEvent.SaidAgain _,
                    RecordEvent.Pinned _,
                    RecordEvent.Promoted _,
                    RecordEvent.KeptApart _ -> false;
        };
    }

    private Optional<LedgerRecord> inPlace(LedgerRecord row) {
        Set<RecordId> seen = new HashSet<>(Set.of(row.id()));
        Optional<LedgerRecord> at = row.supersededBy().flatMap(id -> in.record(row.ledger(), id));
        while (at.isPresent() && !at.get().active() && seen.add(at.get().id())) {
            at = at.get().supersededBy().flatMap(id -> in.record(row.ledger(), id));
        }
        return at.filter(LedgerRecord::active);
    }

    private Session sessionOf(LedgerRecord row) {
        return in.session(row.ledger())
                .or(() -> in.sessions().stream()
                        .filter(other -> other.project().ledger().equals(row.ledger()))
                        .findFirst())
                .orElseThrow();
    }
}
