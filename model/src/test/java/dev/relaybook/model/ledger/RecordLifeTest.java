// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class RecordLifeTest {
    private final Desk desk = new Desk();

    @BeforeEach
    void aSessionIsKnown() {
        desk.seeSession();
    }

    @Test
    void tellsWhatARecordCameFromAndWhatBecameOfIt() {
        LedgerRecord first = desk.record(Kind.FACT, "the port is 8080");
        LedgerRecord other = desk.record(Kind.FACT, "the host is alpha");
        LedgerRecord second = desk.supersede(first, "the port is 9090");
        LedgerRecord third = desk.supersede(second, "the port is 7070");
        desk.tombstone(third, "no port");
        desk.tombstone(other, "moved");

        assertEquals(
                List.of("Added " + first.id(), "Superseded " + second.id(), "Superseded " + third.id()), life(second));
        assertEquals(List.of("Added " + other.id(), "Tombstoned " + other.id()), life(other));
    }

    @Test
    void tellsOfBothLedgersInTheOrderOfWhatHappened() {
        LedgerRecord row = desk.record(Kind.FACT, "the port is 8080");
        String id = row.id().value();
        desk.promote.promote(Desk.LEDGER, Actor.HUMAN, id);
        desk.pin.pin(Desk.LEDGER, Actor.HUMAN, id);

        List<String> all = List.of(
                "Added " + id,
                "project Added " + id,
                "Promoted " + id,
                "project Promoted " + id,
                "project Pinned " + id);
        assertEquals(all, life(row));
        assertEquals(
                all,
                life(desk.ledgers.read(
                        in -> in.record(Desk.PROJECT.ledger(), row.id()).orElseThrow())));
    }

    private List<String> life(LedgerRecord row) {
        return desk.ledgers.<List<Entry>>read(in -> RecordLife.of(in, row)).stream()
                .map(entry -> (entry.ledger().ofProject() ? "project " : "")
                        + entry.event().getClass().getSimpleName() + " "
                        + ((RecordEvent) entry.event()).id())
                .toList();
    }
}
