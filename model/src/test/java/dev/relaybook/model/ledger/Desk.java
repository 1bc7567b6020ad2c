// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.relaybook.model.secrets.Masking;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** The curating use cases on one ledger in memory, for tests. The one secret they know is {@code hunter2}. */
final class Desk {
    static final SessionKey SESSION = new SessionKey(HostId.CLAUDE_CODE, "s1");
    static final LedgerId LEDGER = SESSION.ledger();
    static final ProjectId PROJECT = new ProjectId("/srv/shop");

    private static final Clock CLOCK = Clock.fixed(Instant.parse("2026-01-02T03:04:05Z"), ZoneOffset.UTC);
    private static final Masking MASKING = text -> text.replace("hunter2", "[secret:test]");

    final Ledgers ledgers = new InMemoryLedgers(CLOCK);
    final RecordIds ids = new RecordIds(new Random(7));
    final RecordStatement record = new RecordStatement(ledgers, ids, MASKING);
    final ProposeStatement propose = new ProposeStatement(ledgers, ids, MASKING);
    final ReviewProposal review = new ReviewProposal(ledgers, MASKING);
    final SupersedeRecord supersede = new SupersedeRecord(ledgers, ids, MASKING);
    final TombstoneRecord tombstone = new TombstoneRecord(ledgers, MASKING);
    final RestoreRecord restore = new RestoreRecord(ledgers);
    final PinRecord pin = new PinRecord(ledgers);
    final PromoteRecord promote = new PromoteRecord(ledgers);
    final ReplaceSection replace = new ReplaceSection(ledgers, MASKING);
    final KeepBoth keepBoth = new KeepBoth(ledgers);
    final UndoLastAct undo = new UndoLastAct(ledgers);
    final AddNote note = new AddNote(ledgers, ids, MASKING);

    void seeSession() {
        seeSession(SESSION, PROJECT);
    }

    Session seeSession(SessionKey key, ProjectId project) {
        return new SeeSession(ledgers)
                .see(
                        new SessionEvent.Seen(key, project, Optional.empty(), Optional.empty(), Optional.empty()),
                        Optional.empty());
    }

    Provenance said() {
        return Provenance.said(Source.HUMAN, Optional.of(SESSION), CLOCK.instant());
    }

    Provenance quoting(String words) {
        return new Provenance(
                Source.AGENT,
                Optional.of(SESSION),
                Optional.of(3L),
                Optional.of("m1"),
                Optional.of(words),
                Optional.empty(),
                Optional.empty(),
                CLOCK.instant());
    }

    Curated recording(Kind kind, String text) {
        return record.record(LEDGER, Actor.HUMAN, kind, text, said());
    }

    LedgerRecord record(Kind kind, String text) {
        return done(recording(kind, text));
    }

    LedgerRecord recordIn(LedgerId ledger, Kind kind, String text) {
        return done(record.record(ledger, Actor.HUMAN, kind, text, said()));
    }

    Curated proposing(Kind kind, String text) {
        return propose.propose(LEDGER, Actor.RELAYBOOK, kind, text, said());
    }

    LedgerRecord propose(Kind kind, String text) {
        return done(proposing(kind, text));
    }

    Curated superseding(LedgerRecord older, String text) {
        return supersede.supersede(LEDGER, Actor.HUMAN, older.id().value(), Optional.empty(), text, said());
    }

    LedgerRecord supersede(LedgerRecord older, String text) {
        return done(superseding(older, text));
    }

    Curated tombstoning(LedgerRecord row, String reason) {
        return tombstone.tombstone(LEDGER, Actor.HUMAN, row.id().value(), reason);
    }

    void tombstone(LedgerRecord row, String reason) {
        done(tombstoning(row, reason));
    }

    Curated restoring(LedgerRecord row) {
        return restore.restore(LEDGER, Actor.HUMAN, row.id().value());
    }

    ReplaceSection.Outcome replace(SectionName name, String text, Basis basis) {
        return replace.replace(LEDGER, Actor.AGENT, name, text, basis, said());
    }

    LedgerRecord row(RecordId id) {
        return ledgers.read(in -> in.record(LEDGER, id).orElseThrow());
    }

    List<LedgerRecord> rows() {
        return ledgers.read(in -> in.records(LEDGER));
    }

    Section section(SectionName name) {
        return ledgers.read(in -> in.section(LEDGER, name).orElseThrow());
    }

    String everything() {
        return ledgers.after(0, 1_000).toString();
    }

    private static LedgerRecord done(Curated outcome) {
        return assertInstanceOf(Curated.Done.class, outcome).row();
    }
}
