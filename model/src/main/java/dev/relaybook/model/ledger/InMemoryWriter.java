// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** One writing call on {@link InMemoryLedgers}. What lies beside the log is held back until the call is done. */
final class InMemoryWriter extends InMemoryReader implements LedgerWriter {
    private final InMemoryLog log;
    private final Clock clock;
    private final Set<LedgerId> touched = new LinkedHashSet<>();
    private final Map<SessionKey, TranscriptCursor> cursors = new HashMap<>();
    private final Set<InMemoryLog.Item> captured = new HashSet<>();

    private final Map<InMemoryLog.Item, String> answers = new HashMap<>();

    InMemoryWriter(InMemoryLog log, Clock clock) {
        super(log);
        this.log = log;
        this.clock = clock;
    }

    @Override
    public Entry append(LedgerId ledger, Actor actor, Event event) {
        long next = log.entries().size() + 1L;
        Instant at = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        var entry = new Entry(next, InMemoryLog.ORIGIN, next, next, at, ledger, actor, event);
        log.append(entry);
        touched.add(ledger);
        return entry;
    }

    @Override
    public void redact(LedgerId ledger, Actor actor, List<Entry> entries, String reason) {
        for (Entry entry : entries) append(ledger, actor, new PayloadRedacted(entry.origin(), entry.seq(), reason));
        log.blank(entries);
    }

    @Override
    public void saveCursor(SessionKey session, TranscriptCursor cursor) {
        cursors.put(session, cursor);
    }

    @Override
    public void markCaptured(LedgerId ledger, String itemId) {
        captured.add(new InMemoryLog.Item(ledger, itemId));
    }

    @Override
    public void keepAnswer(LedgerId ledger, String requestId, String answer) {
        answers.put(new InMemoryLog.Item(ledger, requestId), answer);
    }

    @Override
    public Set<LedgerId> touched() {
        return Set.copyOf(touched);
    }

    @Override
    public Optional<TranscriptCursor> cursor(SessionKey session) {
        return Optional.ofNullable(cursors.get(session)).or(() -> super.cursor(session));
    }

    @Override
    public boolean captured(LedgerId ledger, String itemId) {
        return captured.contains(new InMemoryLog.Item(ledger, itemId)) || super.captured(ledger, itemId);
    }

    @Override
    public Optional<String> answer(LedgerId ledger, String requestId) {
        return Optional.ofNullable(answers.get(new InMemoryLog.Item(ledger, requestId)))
                .or(() -> super.answer(ledger, requestId));
    }

    void commit() {
        log.answers().putAll(answers);
        log.cursors().putAll(cursors);
        log.captured().addAll(captured);
    }
}
