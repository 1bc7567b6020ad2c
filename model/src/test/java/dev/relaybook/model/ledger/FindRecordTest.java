// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class FindRecordTest {
    private final Desk desk = new Desk();

    @BeforeEach
    void recordsAreKnown() {
        desk.seeSession();
        add(Desk.LEDGER, "r-abcd");
        add(Desk.LEDGER, "r-abcdef");
        add(Desk.LEDGER, "r-xyz234");
        add(Desk.PROJECT.ledger(), "r-xyz999");
        add(Desk.PROJECT.ledger(), "r-pppppp");
    }

    @Test
    void anExactIdWinsOverALongerOneThatBeginsWithIt() {
        assertEquals("r-abcd", found("r-abcd"));
        assertEquals("r-abcd", found("ABCD"));
    }

    @Test
    void acceptsAUniqueBeginningInAnyDress() {
        assertEquals("r-abcdef", found("abcde"));
        assertEquals("r-abcdef", found(" [r-ABCDE]: "));
        assertEquals("r-xyz234", found("r-x"));
    }

    @Test
    void theStartOfEveryIdNamesNoRecord() {
        add(Desk.LEDGER, "r-rrqoo6");

        assertEquals(Refused.Reason.BLANK, refused("r-").reason());
        assertEquals(Refused.Reason.BLANK, refused("[r-]").reason());
        assertEquals(Refused.Reason.BLANK, refused("r").reason());
        assertEquals("r-rrqoo6", found("r-r"));
    }

    @Test
    void looksInTheProjectAfterTheSession() {
        assertEquals("r-pppppp", found("r-pp"));
        assertEquals("r-xyz999", found("xyz999"));
    }

    @Test
    void listsWhatAnAmbiguousBeginningMayMean() {
        Refused refused = refused("r-ab");

        assertEquals(Refused.Reason.AMBIGUOUS_ID, refused.reason());
        assertEquals(2, refused.candidates().size());
        assertTrue(refused.sentence().contains("r-abcd (r-abcd), r-abcdef (r-abcdef)"), refused.sentence());
    }

    @Test
    void saysWhatIsUnknownOrMissing() {
        assertEquals(Refused.Reason.UNKNOWN_ID, refused("r-zzzz").reason());
        assertEquals(Refused.Reason.UNKNOWN_ID, refused("no such thing").reason());
        assertEquals(Refused.Reason.BLANK, refused(" [] ").reason());
    }

    @Test
    void aPromotedRecordIsFoundWhereItLives() {
        desk.ledgers.write(tx ->
                tx.append(Desk.LEDGER, Actor.HUMAN, new RecordEvent.Promoted(new RecordId("r-abcdef"), Desk.PROJECT)));
        add(Desk.PROJECT.ledger(), "r-abcdef");

        var found =
                assertInstanceOf(FindRecord.Found.class, new FindRecord(desk.ledgers).find(Desk.LEDGER, "r-abcdef"));

        assertEquals(Desk.PROJECT.ledger(), found.row().ledger());
    }

    @Test
    void freshIdsAreUnusedInSessionAndProjectAndGrowOnCollision() {
        RecordId first = desk.ledgers.read(in -> new RecordIds(new Random(1)).fresh(in, Desk.LEDGER));
        add(Desk.PROJECT.ledger(), first.value());

        RecordId second = desk.ledgers.read(in -> new RecordIds(new Random(1)).fresh(in, Desk.LEDGER));

        assertTrue(second.value().matches("r-[a-z2-7]{7}"), second.value());
    }

    private void add(LedgerId ledger, String id) {
        desk.ledgers.write(tx ->
                tx.append(ledger, Actor.HUMAN, new RecordEvent.Added(new RecordId(id), Kind.FACT, id, desk.said())));
    }

    private String found(String typed) {
        return assertInstanceOf(FindRecord.Found.class, new FindRecord(desk.ledgers).find(Desk.LEDGER, typed))
                .row()
                .id()
                .value();
    }

    private Refused refused(String typed) {
        return assertInstanceOf(Refused.class, new FindRecord(desk.ledgers).find(Desk.LEDGER, typed));
    }
}
