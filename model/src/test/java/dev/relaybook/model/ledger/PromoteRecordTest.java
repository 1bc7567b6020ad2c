// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PromoteRecordTest {
    private static final SessionKey OTHER = new SessionKey(HostId.CLAUDE_CODE, "s2");
    private static final SessionKey STRANGER = new SessionKey(HostId.CLAUDE_CODE, "s3");

    private final Desk desk = new Desk();

    @BeforeEach
    void threeSessionsOfTwoProjects() {
        desk.seeSession();
        desk.seeSession(OTHER, Desk.PROJECT);
        desk.seeSession(STRANGER, new ProjectId("/srv/blog"));
    }

    @Test
    void aPromotedRecordIsHandedOverInItsProjectsSessionsOnly() {
        LedgerRecord row = desk.record(Kind.FACT, "the port is 8080");

        LedgerRecord promoted = done(promote(row));

        assertEquals(Desk.PROJECT.ledger(), promoted.ledger());
        assertEquals(row.id(), promoted.id());
        assertEquals(List.of("the port is 8080"), active(Desk.SESSION));
        assertEquals(List.of("the port is 8080"), active(OTHER));
        assertEquals(List.of(), active(STRANGER));
    }

    @Test
    void aPromotedRecordKeepsItsPinAndEveryProvenance() {
        LedgerRecord row = desk.record(Kind.FACT, "the port is 8080");
        desk.record.record(Desk.LEDGER, Actor.AGENT, Kind.FACT, "the port is 8080", desk.quoting("FACT: port 8080"));
        desk.pin.pin(Desk.LEDGER, Actor.HUMAN, row.id().value());

        LedgerRecord promoted = done(promote(row));

        assertTrue(promoted.pinned());
        assertEquals(desk.row(row.id()).provenance(), promoted.provenance());
        assertEquals(2, promoted.provenance().size());
    }

    @Test
    void aRecordThatIsTakenBackBelongsToTheSessionItCameFromWhoeverAsks() {
        LedgerRecord row = desk.record(Kind.FACT, "the port is 8080");
        promote(row);

        LedgerRecord back =
                done(desk.promote.demote(OTHER.ledger(), Actor.HUMAN, row.id().value()));

        assertEquals(Desk.LEDGER, back.ledger());
        assertEquals(Optional.empty(), back.promotedTo());
        assertEquals(List.of("the port is 8080"), active(Desk.SESSION));
        assertEquals(List.of(), active(OTHER));
        assertEquals(
                Optional.of("belongs to session s1 alone again"),
                ofProject(row.id()).reason());
    }

    @Test
    void whatTookAPromotedRecordsPlaceGoesBackToTheSameSession() {
        LedgerRecord row = desk.record(Kind.FACT, "the port is 8080");
        promote(row);
        LedgerRecord newer = done(desk.supersede.supersede(
                OTHER.ledger(), Actor.HUMAN, row.id().value(), Optional.empty(), "the port is 9090", desk.said()));

        LedgerRecord back =
                done(desk.promote.demote(OTHER.ledger(), Actor.HUMAN, newer.id().value()));

        assertEquals(Desk.LEDGER, back.ledger());
        assertEquals(Optional.of(row.id()), back.supersedes());
        assertEquals(RecordState.SUPERSEDED, desk.row(row.id()).state());
        assertEquals(List.of("the port is 9090"), active(Desk.SESSION));
    }

    @Test
    void whatWasSaidToTheProjectAtOnceGoesToTheSessionItWasSaidIn() {
        LedgerRecord row = desk.recordIn(Desk.PROJECT.ledger(), Kind.FACT, "the port is 8080");

        assertEquals(Desk.LEDGER, done(demote(row)).ledger());
        assertEquals(List.of(), active(OTHER));
    }

    @Test
    void thereAndBackAsOftenAsOneLikesEndsWhereItBegan() {
        LedgerRecord row = desk.record(Kind.FACT, "the port is 8080");
        for (int i = 0; i < 3; i++) {
            promote(row);
            assertEquals(List.of("the port is 8080"), active(OTHER));
            demote(row);
            assertEquals(List.of(), active(OTHER));
        }

        assertEquals(List.of("the port is 8080"), active(Desk.SESSION));
        assertEquals(1, desk.row(row.id()).provenance().size());
    }

    @Test
    void whatTheProjectSaysAlreadyGainsAProvenanceAndNoSecondRecord() {
        LedgerRecord shared = desk.recordIn(Desk.PROJECT.ledger(), Kind.FACT, "the port is 8080");
        desk.ledgers.write(tx -> tx.append(
                Desk.LEDGER,
                Actor.AGENT,
                new RecordEvent.Added(new RecordId("r-mine"), Kind.FACT, "The port is 8080.", desk.quoting("8080"))));

        Curated outcome = desk.promote.promote(Desk.LEDGER, Actor.HUMAN, "r-mine");

        assertEquals(
                shared.id(),
                assertInstanceOf(Curated.SaidAgain.class, outcome).row().id());
        assertEquals(List.of("the port is 8080"), active(Desk.SESSION));
        assertEquals(2, ofProject(shared.id()).provenance().size());
    }

    @Test
    void whatIsNotActiveKeepsItsScope() {
        LedgerRecord proposal = desk.propose(Kind.CONSTRAINT, "never push");
        LedgerRecord stale = desk.record(Kind.FACT, "the port is 8080");
        desk.tombstone(stale, "moved");

        assertEquals(
                proposal.id() + " is proposed; accept it first, since nothing is promoted without review.",
                assertInstanceOf(Refused.class, promote(proposal)).sentence());
        assertEquals(
                stale.id() + " is tombstoned (moved); only an active record can change its scope.",
                assertInstanceOf(Refused.class, promote(stale)).sentence());
    }

    @Test
    void whatIsThereAlreadyStays() {
        LedgerRecord row = desk.record(Kind.FACT, "the port is 8080");
        assertInstanceOf(Curated.Unchanged.class, demote(row));
        promote(row);

        assertInstanceOf(Curated.Unchanged.class, promote(row));
    }

    @Test
    void whatAnotherSessionRestoresInTheProjectIsHandedOverOnce() {
        LedgerRecord row = desk.record(Kind.FACT, "the port is 8080");
        promote(row);
        demote(row);
        desk.restore.restore(OTHER.ledger(), Actor.HUMAN, row.id().value());

        assertEquals(List.of("the port is 8080"), active(Desk.SESSION));
        assertEquals(List.of("the port is 8080"), active(OTHER));
    }

    @Test
    void whatWasRetiredHereComesBackWhenItsProjectRestoresIt() {
        LedgerRecord row = desk.record(Kind.FACT, "the port is 8080");
        promote(row);
        demote(row);
        desk.tombstone(row, "moved");
        desk.restore.restore(OTHER.ledger(), Actor.HUMAN, row.id().value());

        assertEquals(List.of("the port is 8080"), active(Desk.SESSION));
        desk.tombstone(row, "moved again");
        assertEquals(List.of(), active(OTHER));
    }

    @Test
    void aSessionThatMovedToAnotherProjectKeepsWhatItPromotedInTheFirst() {
        LedgerRecord row = desk.record(Kind.FACT, "the port is 8080");
        promote(row);
        desk.seeSession(Desk.SESSION, new ProjectId("/srv/blog"));

        assertEquals(List.of("the port is 8080"), active(Desk.SESSION));
        desk.tombstone(row, "moved");
        assertEquals(List.of(), active(Desk.SESSION));
        assertEquals(List.of("the port is 8080"), active(OTHER));
    }

    private Curated promote(LedgerRecord row) {
        return desk.promote.promote(Desk.LEDGER, Actor.HUMAN, row.id().value());
    }

    private Curated demote(LedgerRecord row) {
        return desk.promote.demote(Desk.LEDGER, Actor.HUMAN, row.id().value());
    }

    /** What compositions read is what all else shows as active. */
    private List<String> active(SessionKey key) {
        return desk.ledgers.read(in -> {
            Session session = in.session(key.ledger()).orElseThrow();
            List<LedgerRecord> active = SessionRecords.active(in, session);
            assertEquals(
                    SessionRecords.of(in, session).stream()
                            .filter(LedgerRecord::active)
                            .toList(),
                    active);
            return active.stream().map(LedgerRecord::statement).toList();
        });
    }

    private LedgerRecord ofProject(RecordId id) {
        return desk.ledgers.read(in -> in.record(Desk.PROJECT.ledger(), id).orElseThrow());
    }

    private static LedgerRecord done(Curated outcome) {
        return assertInstanceOf(Curated.Done.class, outcome).row();
    }
}
