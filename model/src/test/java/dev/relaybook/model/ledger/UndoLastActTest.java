// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class UndoLastActTest {
    private static final SessionKey OTHER = new SessionKey(HostId.CLAUDE_CODE, "s2");

    private final Desk desk = new Desk();

    @BeforeEach
    void twoSessionsOfOneProject() {
        desk.seeSession();
        desk.seeSession(OTHER, Desk.PROJECT);
    }

    @Test
    void whatWasRecordedIsTombstonedAndComesBackWhenThatIsUndone() {
        LedgerRecord row = desk.record(Kind.FACT, "the port is 8080");

        var undone = assertInstanceOf(UndoLastAct.OfRecord.class, undo());

        assertEquals(
                row.id(),
                assertInstanceOf(RecordEvent.Added.class, undone.act()).id());
        assertEquals(RecordState.TOMBSTONED, undone.row().state());
        assertEquals(Optional.of("taken back"), undone.row().reason());
        undo();
        assertEquals(RecordState.ACTIVE, desk.row(row.id()).state());
    }

    @Test
    void whatWasSupersededTakesItsPlaceBackWithItsLineage() {
        LedgerRecord older = desk.record(Kind.FACT, "the port is 8080");
        LedgerRecord newer = desk.supersede(older, "the port is 9090");

        undo();

        assertEquals(RecordState.ACTIVE, desk.row(older.id()).state());
        assertEquals(RecordState.SUPERSEDED, desk.row(newer.id()).state());
        undo();
        assertEquals(RecordState.SUPERSEDED, desk.row(older.id()).state());
        assertEquals(Optional.of(older.id()), desk.row(newer.id()).supersedes());
    }

    @Test
    void aProposalThatWasAcceptedInOtherWordsWaitsInItsOwnAgain() {
        LedgerRecord proposal = desk.propose(Kind.CONSTRAINT, "never push to main");
        String id = proposal.id().value();
        desk.review.accept(
                Desk.LEDGER,
                Actor.HUMAN,
                id,
                new ReviewProposal.Change(Optional.of("push to branches only"), Optional.of(Kind.DECISION)));

        undo();

        assertEquals(proposal, desk.row(proposal.id()));
        undo();
        assertEquals("push to branches only", desk.row(proposal.id()).statement());
        assertEquals(Kind.DECISION, desk.row(proposal.id()).kind());
        assertEquals(RecordState.ACTIVE, desk.row(proposal.id()).state());
    }

    @Test
    void aRejectedProposalWaitsAgainAndIsRejectedForTheSameReason() {
        LedgerRecord proposal = desk.propose(Kind.CONSTRAINT, "never push to main");
        desk.review.reject(Desk.LEDGER, Actor.HUMAN, proposal.id().value(), "was about today");

        undo();
        assertEquals(proposal, desk.row(proposal.id()));
        undo();
        assertEquals(Optional.of("was about today"), desk.row(proposal.id()).reason());
        assertEquals(RecordState.REJECTED, desk.row(proposal.id()).state());
    }

    @Test
    void aSupersededProposalWaitsAgain() {
        LedgerRecord proposal = desk.propose(Kind.CONSTRAINT, "never push to main");
        LedgerRecord newer = desk.supersede(proposal, "push to branches only");

        undo();

        assertEquals(proposal, desk.row(proposal.id()));
        assertEquals(RecordState.TOMBSTONED, desk.row(newer.id()).state());
        assertEquals(
                proposal.id() + " was superseded before that; supersede it again instead.",
                assertInstanceOf(Refused.class, undo()).sentence());
    }

    @Test
    void aSectionSaysAgainWhatItSaidAndIsBlankWhereItSaidNothing() {
        desk.replace.replace(Desk.LEDGER, Actor.HUMAN, SectionName.NEXT_STEP, "one", Basis.EXPLICIT, desk.said());
        desk.replace.replace(Desk.LEDGER, Actor.HUMAN, SectionName.NEXT_STEP, "two", Basis.EXPLICIT, desk.said());
        undo();
        assertEquals(
                "one",
                desk.section(SectionName.NEXT_STEP).current().orElseThrow().text());
        undo();
        assertEquals(
                "two",
                desk.section(SectionName.NEXT_STEP).current().orElseThrow().text());

        desk.replace.replace(Desk.LEDGER, Actor.HUMAN, SectionName.OBJECTIVE, "ship it", Basis.EXPLICIT, desk.said());
        undo();
        assertEquals(Optional.empty(), desk.section(SectionName.OBJECTIVE).current());
    }

    @Test
    void undoesAScopeFromEverySessionThatSeesIt() {
        LedgerRecord row = desk.record(Kind.FACT, "the port is 8080");
        desk.promote.promote(Desk.LEDGER, Actor.HUMAN, row.id().value());
        List<String> shared = handedOver();

        desk.undo.undo(OTHER.ledger(), Actor.HUMAN);
        assertEquals(List.of("s1 " + row.id() + " false the port is 8080"), handedOver());
        desk.undo.undo(OTHER.ledger(), Actor.HUMAN);
        assertEquals(shared, handedOver());
        desk.undo.undo(Desk.LEDGER, Actor.HUMAN);
        assertEquals(List.of("s1 " + row.id() + " false the port is 8080"), handedOver());
    }

    @Test
    void peopleAndAgentsTakeBackTheirOwn() {
        LedgerRecord mine = desk.record(Kind.FACT, "the port is 8080");
        desk.record.record(Desk.LEDGER, Actor.AGENT, Kind.FACT, "the host is alpha", desk.said());

        undo();

        assertEquals(RecordState.TOMBSTONED, desk.row(mine.id()).state());
        var undone = assertInstanceOf(UndoLastAct.OfRecord.class, desk.undo.undo(Desk.LEDGER, Actor.AGENT));
        assertEquals("the host is alpha", undone.row().statement());
    }

    @Test
    void whereNothingWasDoneThereIsNothingToUndo() {
        desk.propose(Kind.CONSTRAINT, "never push");
        desk.replace(SectionName.NEXT_STEP, "by the agent", Basis.EXPLICIT);

        assertEquals(
                "There is nothing to undo: no record or section of this session or its project was changed by hand"
                        + " yet.",
                assertInstanceOf(Refused.class, undo()).sentence());
    }

    @Test
    void whatSomeoneElseChangedSinceIsNotTakenBack() {
        LedgerRecord row = desk.record(Kind.FACT, "the port is 8080");
        desk.tombstone.tombstone(Desk.LEDGER, Actor.AGENT, row.id().value(), "moved");

        assertEquals(
                row.id() + " has changed since the last act here, so that can't be taken back; it is tombstoned now.",
                assertInstanceOf(Refused.class, undo()).sentence());
    }

    @Test
    void anotherProvenanceCantBeTakenBack() {
        LedgerRecord row = desk.record(Kind.FACT, "the port is 8080");
        desk.recording(Kind.FACT, "the port is 8080");

        assertEquals(
                row.id() + " was said again last, which left its words as they were; there is nothing to undo.",
                assertInstanceOf(Refused.class, undo()).sentence());
    }

    /** Whatever was done: undone, all stands as before; undone once more, all stands as after. */
    @Test
    void undoingTwiceChangesNothing() {
        int undone = 0;
        for (int seed = 0; seed < 60; seed++) {
            var acts = new RandomActs(seed);
            for (int step = 0; step < 40; step++) {
                List<String> before = acts.standing();
                if (!acts.act()) continue;
                List<String> after = acts.standing();
                String at = "seed " + seed + ", step " + step + ": " + acts.last;
                if (acts.undo() instanceof Refused) continue;
                assertEquals(before, acts.standing(), at);
                if (acts.undo() instanceof Refused) continue;
                assertEquals(after, acts.standing(), at);
                undone += before.equals(after) ? 0 : 1;
            }
        }
        assertTrue(undone > 400, undone + " acts were undone and done again");
    }

    private UndoLastAct.Outcome undo() {
        return desk.undo.undo(Desk.LEDGER, Actor.HUMAN);
    }

    private List<String> handedOver() {
        return handedOver(desk);
    }

    private static List<String> handedOver(Desk desk) {
        List<String> lines = new ArrayList<>();
        for (SessionKey key : List.of(Desk.SESSION, OTHER)) {
            desk.ledgers
                    .read(in -> SessionRecords.of(in, in.session(key.ledger()).orElseThrow()).stream()
                            .filter(row -> row.active() || row.state() == RecordState.PROPOSED)
                            .toList())
                    .forEach(row -> lines.add(key.id() + " " + row.id() + " " + row.pinned() + " "
                            + (row.active() ? "" : "proposed ") + row.statement()));
        }
        return lines.stream().sorted().toList();
    }

    /** What a person may do, at random, on few statements so that they meet. */
    private static final class RandomActs {
        private final Desk desk = new Desk();
        private final Random random;
        private String last = "";

        RandomActs(long seed) {
            random = new Random(seed);
            desk.seeSession();
            desk.seeSession(OTHER, Desk.PROJECT);
        }

        List<String> standing() {
            return handedOver(desk);
        }

        UndoLastAct.Outcome undo() {
            return desk.undo.undo(Desk.LEDGER, Actor.HUMAN);
        }

        boolean act() {
            int before = desk.ledgers.after(0, 100_000).size();
            String words = "statement " + random.nextInt(12);
            String id = anyId();
            int kind = random.nextInt(10);
            last = kind + " " + id + " " + words;
            Curated outcome = switch (kind) {
                case 0 -> desk.recording(Kind.FACT, words);
                case 1 -> desk.supersede.supersede(Desk.LEDGER, Actor.HUMAN, id, Optional.empty(), words, desk.said());
                case 2 -> desk.tombstone.tombstone(Desk.LEDGER, Actor.HUMAN, id, "stale");
                case 3 -> desk.restore.restore(Desk.LEDGER, Actor.HUMAN, id);
                case 4 -> desk.pin.pin(Desk.LEDGER, Actor.HUMAN, id);
                case 5 -> desk.pin.unpin(Desk.LEDGER, Actor.HUMAN, id);
                case 6 -> desk.promote.promote(Desk.LEDGER, Actor.HUMAN, id);
                case 7 -> desk.promote.demote(Desk.LEDGER, Actor.HUMAN, id);
                case 8 -> desk.review.accept(Desk.LEDGER, Actor.HUMAN, id);
                default -> desk.proposing(Kind.FACT, words);
            };
            boolean mine = kind < 9 && outcome instanceof Curated.Done;
            return mine && desk.ledgers.after(0, 100_000).size() > before;
        }

        private String anyId() {
            List<LedgerRecord> rows = desk.ledgers.read(
                    in -> SessionRecords.of(in, in.session(Desk.LEDGER).orElseThrow()));
            return rows.isEmpty()
                    ? "r-none"
                    : rows.get(random.nextInt(rows.size())).id().value();
        }
    }
}
