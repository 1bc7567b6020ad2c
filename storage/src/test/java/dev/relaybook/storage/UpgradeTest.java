// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.relaybook.model.ledger.Delivery;
import dev.relaybook.model.ledger.DeliveryState;
import dev.relaybook.model.ledger.HostId;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.Note;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.SessionKey;
import dev.relaybook.model.search.Hit;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Ledgers that older versions wrote, one file for each schema, all with the same session: records in every state, a
 * compaction whose handoff was offered, another one that is owed, and two notes.
 */
class UpgradeTest {
    private static final LedgerId LEDGER = new SessionKey(HostId.CLAUDE_CODE, "s-1").ledger();

    @TempDir
    Path home;

    @Test
    void theFirstSchemaIsBroughtUpToDate() throws IOException {
        try (LedgerDatabase database = upgraded("ledger-1.db")) {
            assertEquals(List.of(), database.check().verify());
            assertEquals(
                    List.of(DeliveryState.ARMED, DeliveryState.OFFERED),
                    database.ledgers()
                            .read(in -> in.deliveries(LEDGER).stream()
                                    .map(Delivery::state)
                                    .toList()));
            assertEquals(
                    List.of("mind the release on Friday", "and say thanks"),
                    database.ledgers()
                            .read(in ->
                                    in.notes(LEDGER).stream().map(Note::text).toList()));
            Session session = database.ledgers().read(in -> in.session(LEDGER).orElseThrow());
            assertTrue(session.facts().transcript().isPresent());
            assertTrue(session.watch().since().isPresent());
            assertEquals(
                    1, database.ledgers().read(in -> in.checkpoints(LEDGER)).size());
            assertEquals(1, found(database, "PostgreSQL 17").size());
        }
    }

    @Test
    void theSecondSchemaIsBroughtUpToDate() throws IOException {
        try (LedgerDatabase database = upgraded("ledger-2.db")) {
            assertEquals(List.of(), database.check().verify());
            assertEquals(1, found(database, "\u6570\u636e kind:decision").size());
            assertEquals(1, found(database, "\u9879\u76ee kind:objective").size());
            assertEquals(1, found(database, "\u8fc1\u79fb kind:checkpoint").size());
            assertEquals(1, found(database, "PostgreSQL 17").size());
        }
    }

    private static List<Hit> found(LedgerDatabase database, String query) {
        return SqliteSearchTest.found(database, query).hits();
    }

    private LedgerDatabase upgraded(String fixture) throws IOException {
        Path file = home.resolve("ledger.db");
        try (InputStream in = Objects.requireNonNull(UpgradeTest.class.getResourceAsStream("/ledgers/" + fixture))) {
            Files.copy(in, file);
        }
        return LedgerDatabase.open(file, new TickingClock());
    }
}
