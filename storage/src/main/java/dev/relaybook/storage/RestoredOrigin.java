// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.TakeOver;
import java.nio.file.Path;
import java.time.Clock;

/**
 * Lets a restored ledger go on under a new origin. Events that came after the backup may be known elsewhere; other ones
 * with their numbers would part this home from all that know them.
 */
final class RestoredOrigin {
    private final Path file;
    private final Clock clock;

    RestoredOrigin(Path file, Clock clock) {
        this.file = file;
        this.clock = clock;
    }

    /** For a file that nobody else has open. */
    void renew() {
        try (Database database = Database.open(file, Schema.LEDGER, Database.Settings.DURABLE)) {
            database.inTransaction(sql -> {
                renew(sql, clock);
                return sql;
            });
        }
        try (Sql sql = Sql.forWriting(file, Database.Settings.DURABLE)) {
            sql.script("PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE");
        }
    }

    /** The same in a transaction that is open. */
    static void renew(Sql sql, Clock clock) {
        TakeOver takeOver = TakeOver.from(SqliteLedgers.reader(sql), clock.instant());
        sql.update("UPDATE meta SET value = lower(hex(randomblob(8))) WHERE name = 'origin'");
        takeOver.append(SqliteLedgers.writer(sql, clock));
    }
}
