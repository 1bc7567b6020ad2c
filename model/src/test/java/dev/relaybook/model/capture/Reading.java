// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.capture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.relaybook.model.ledger.Entry;
import dev.relaybook.model.ledger.HostId;
import dev.relaybook.model.ledger.InMemoryLedgers;
import dev.relaybook.model.ledger.LedgerRecord;
import dev.relaybook.model.ledger.Ledgers;
import dev.relaybook.model.ledger.ProjectId;
import dev.relaybook.model.ledger.RecordIds;
import dev.relaybook.model.ledger.Section;
import dev.relaybook.model.ledger.SectionName;
import dev.relaybook.model.ledger.SeeSession;
import dev.relaybook.model.ledger.SessionEvent;
import dev.relaybook.model.ledger.SessionKey;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Reads items into a ledger in memory, each in a transaction of its own. The one secret it knows is {@code hunter2}. */
final class Reading {
    static final SessionKey SESSION = new SessionKey(HostId.CLAUDE_CODE, "s1");

    private static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");
    private static final Clock CLOCK = Clock.fixed(NOW, ZoneOffset.UTC);

    private final Ledgers ledgers = new InMemoryLedgers(CLOCK);
    private final CaptureTranscript capture = new CaptureTranscript(
            ledgers, CLOCK, new RecordIds(new Random(7)), text -> text.replace("hunter2", "[secret:test]"));

    Reading() {
        new SeeSession(ledgers)
                .see(
                        new SessionEvent.Seen(
                                SESSION,
                                new ProjectId("/srv/shop"),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty()),
                        Optional.empty());
    }

    ItemRef ref(String id) {
        return new ItemRef(id, 1, Optional.empty(), Optional.empty());
    }

    CaptureReport accept(TranscriptItem item) {
        return ledgers.write(tx -> capture.accept(tx, SESSION, item));
    }

    CaptureReport accept(List<TranscriptItem> items) {
        return ledgers.write(tx -> capture.accept(tx, SESSION, items));
    }

    TranscriptItem said(String id, String text) {
        return new TranscriptItem.AgentSaid(ref(id), text);
    }

    TranscriptItem edited(String id, String... paths) {
        return new TranscriptItem.ToolReturned(
                ref(id), id, Optional.of(new ToolUse.Edit(List.of(paths))), "", Optional.empty(), false);
    }

    CaptureReport agent(String id, String text) {
        return accept(said(id, text));
    }

    CaptureReport user(String id, String text) {
        return accept(new TranscriptItem.UserSaid(ref(id), text));
    }

    CaptureReport edit(String id, String... paths) {
        return accept(edited(id, paths));
    }

    CaptureReport shell(String id, String command, int exit, String output) {
        return accept(new TranscriptItem.ToolReturned(
                ref(id), id, Optional.of(new ToolUse.Shell(command)), output, Optional.of(exit), exit != 0));
    }

    CaptureReport plan(String id, ToolUse.Step... steps) {
        return accept(new TranscriptItem.ToolCalled(ref(id), id, new ToolUse.Plan(List.of(steps))));
    }

    List<LedgerRecord> rows() {
        return ledgers.read(in -> in.records(SESSION.ledger()));
    }

    LedgerRecord only() {
        List<LedgerRecord> rows = rows();
        assertEquals(1, rows.size(), rows.toString());
        return rows.getFirst();
    }

    LedgerRecord row(String id) {
        return rows().stream()
                .filter(row -> row.id().value().equals(id))
                .findFirst()
                .orElseThrow();
    }

    List<String> active() {
        return rows().stream()
                .filter(LedgerRecord::active)
                .map(LedgerRecord::statement)
                .toList();
    }

    Optional<String> explicit(SectionName name) {
        return section(name).flatMap(Section::explicit).map(Section.Value::text);
    }

    Optional<String> derived(SectionName name) {
        return section(name).flatMap(Section::derived).map(Section.Value::text);
    }

    private Optional<Section> section(SectionName name) {
        return ledgers.read(in -> in.section(SESSION.ledger(), name));
    }

    Entry lastEntry() {
        return ledgers.after(0, 10_000).getLast();
    }

    int events() {
        return ledgers.after(0, 10_000).size();
    }

    String everything() {
        return ledgers.after(0, 10_000).toString();
    }
}
