// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Entry;
import dev.relaybook.model.ledger.Event;
import dev.relaybook.model.ledger.Fold;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.LedgerWriter;
import dev.relaybook.model.ledger.PayloadRedacted;
import dev.relaybook.model.ledger.SessionKey;
import dev.relaybook.model.ledger.TranscriptCursor;
import java.time.Clock;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** One transaction that writes. The entry folded is the one read back, so what is folded is what a replay will see. */
final class SqliteWriter extends SqliteReader implements LedgerWriter {
    private final EventLog log;
    private final SqliteProjections rows;
    private final CursorTable cursors;
    private final AnswerTable answers;
    private final LedgerRows anew;
    private final Clock clock;
    private final Set<LedgerId> touched = new LinkedHashSet<>();
    private Optional<EventLog.Head> head = Optional.empty();

    SqliteWriter(
            EventLog log,
            SqliteProjections rows,
            CursorTable cursors,
            AnswerTable answers,
            LedgerRows anew,
            Clock clock) {
        super(log, rows, cursors, answers);
        this.log = log;
        this.rows = rows;
        this.cursors = cursors;
        this.answers = answers;
        this.anew = anew;
        this.clock = clock;
    }

    @Override
    public Entry append(LedgerId ledger, Actor actor, Event event) {
        var appended = log.append(head.orElseGet(log::head), clock.instant(), ledger, actor, event);
        head = Optional.of(appended.head());
        Fold.apply(appended.entry(), rows);
        touched.add(ledger);
        return appended.entry();
    }

    @Override
    public void redact(LedgerId ledger, Actor actor, List<Entry> entries, String reason) {
        for (Entry entry : entries) {
            append(ledger, actor, new PayloadRedacted(entry.origin(), entry.seq(), reason));
            log.blank(entry.origin(), entry.seq());
        }
        anew.rebuild(ledger);
    }

    @Override
    public void saveCursor(SessionKey session, TranscriptCursor cursor) {
        cursors.save(session, cursor);
    }

    @Override
    public void markCaptured(LedgerId ledger, String itemId) {
        cursors.markCaptured(ledger, itemId);
    }

    @Override
    public Set<LedgerId> touched() {
        return Set.copyOf(touched);
    }

    @Override
    public void keepAnswer(LedgerId ledger, String requestId, String answer) {
        answers.keep(ledger, requestId, answer);
    }
}
