// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.PayloadRedacted;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Cleans a database file of what was erased from its tables: free pages, segments of indexes, and the log beside it. */
final class ErasedWords {
    private ErasedWords() {}

    /** Makes the file anew without anything that no table holds; waits for those at work. */
    static void clean(Path file, Database.Settings settings) {
        try (Sql sql = Sql.forWriting(file, settings)) {
            for (TextIndex index : TextIndex.values()) index.rebuild(sql);
            sql.script("VACUUM");
            boolean emptied = sql.first("PRAGMA wal_checkpoint(TRUNCATE)", row -> row.number("busy") == 0)
                    .orElse(false);
            if (!emptied) throw new StorageBusyException("cannot clean " + file + "-wal: another process reads it");
        }
    }

    /** Blanks in a backup what was redacted in the ledger since. */
    static void follow(Path backup, List<PayloadRedacted> redactions, Database.Settings settings) {
        try (Database database = Database.open(backup, Schema.LEDGER, settings)) {
            database.inTransaction(sql -> blank(sql, redactions));
        }
        clean(backup, settings);
        try (Sql sql = Sql.forWriting(backup, settings)) {
            sql.script("PRAGMA journal_mode = DELETE");
        }
    }

    private static Set<LedgerId> blank(Sql sql, List<PayloadRedacted> redactions) {
        EventLog log = new EventLog(sql);
        Set<LedgerId> touched = new LinkedHashSet<>();
        for (PayloadRedacted it : redactions) {
            log.find(it.origin().value(), it.seq()).ifPresent(known -> {
                log.blank(it.origin(), it.seq());
                touched.add(new LedgerId(known.event().ledger()));
            });
        }
        touched.forEach(new LedgerRows(sql)::rebuild);
        return touched;
    }
}
