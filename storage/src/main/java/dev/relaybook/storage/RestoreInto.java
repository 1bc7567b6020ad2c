// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.PayloadRedacted;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Gives a sound ledger the content of another one of the same schema, in one transaction. */
final class RestoreInto {
    private final Path ledger;
    private final Database.Settings settings;
    private final Clock clock;

    RestoreInto(Path ledger, Database.Settings settings, Clock clock) {
        this.ledger = ledger;
        this.settings = settings;
        this.clock = clock;
    }

    /**
     * @param aside gets the ledger as it was when the first event of the other one took its place
     * @return whether the ledger has a new origin now, since it lost events
     */
    boolean restore(Path copy, Path aside) {
        try (Sql sql = Sql.forWriting(ledger, settings)) {
            sql.update("ATTACH DATABASE ? AS backup", copy.toString());
            sql.script("BEGIN IMMEDIATE");
            boolean committed = false;
            try {
                new LedgerBackup(ledger, settings).write(aside); // with the lock held nobody adds to it meanwhile
                EventLog.Head before = new EventLog(sql).head();
                List<PayloadRedacted> redactions = new EventLog(sql).redactions();
                swap(sql);
                boolean renewed = !goesOnFrom(before, sql);
                if (renewed) RestoredOrigin.renew(sql, clock);
                redactions.forEach(it -> redactAgain(sql, it));
                sql.script("COMMIT");
                committed = true;
                return renewed;
            } finally {
                if (!committed) sql.script("ROLLBACK");
            }
        }
    }

    /** Whether the restored ledger is this home's and holds all that this home wrote. */
    private static boolean goesOnFrom(EventLog.Head before, Sql sql) {
        EventLog log = new EventLog(sql);
        return log.home().is(before.origin())
                && (before.seq() == 0
                        || log.find(before.origin().value(), before.seq())
                                .filter(it -> Arrays.equals(it.hash(), before.hash()))
                                .isPresent());
    }

    /** What was erased since the backup stays so. */
    private void redactAgain(Sql sql, PayloadRedacted redaction) {
        EventLog log = new EventLog(sql);
        Optional<StoredEvent> target = log.find(redaction.origin().value(), redaction.seq())
                .map(EventLog.Known::event)
                .filter(it -> !it.redacted());
        if (target.isEmpty()) return;
        LedgerId ledger = new LedgerId(target.get().ledger());
        log.setPayload(target.get().blanked());
        new LedgerRows(sql).rebuild(ledger);
        SqliteLedgers.writer(sql, clock).append(ledger, Actor.RELAYBOOK, redaction);
    }

    /** Triggers would keep the log as it is, and feed the full-text index row by row. The names are our schema's. */
    private static void swap(Sql sql) {
        List<String> triggers = sql.list(
                "SELECT sql FROM main.sqlite_schema WHERE type = 'trigger' ORDER BY rowid", row -> row.text("sql"));
        sql.list("SELECT name FROM main.sqlite_schema WHERE type = 'trigger'", row -> row.text("name"))
                .forEach(name -> sql.script("DROP TRIGGER main.\"" + name + "\""));
        for (String table : tables(sql, "table")) {
            sql.script("DELETE FROM main.\"" + table + "\"");
            sql.script("INSERT INTO main.\"" + table + "\" SELECT * FROM backup.\"" + table + "\"");
        }
        for (String index : tables(sql, "virtual")) {
            sql.script("INSERT INTO main.\"" + index + "\" (\"" + index + "\") VALUES ('rebuild')");
        }
        triggers.forEach(sql::script);
    }

    private static List<String> tables(Sql sql, String type) {
        return sql.list(
                "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = ? AND name NOT LIKE 'sqlite_%'"
                        + " ORDER BY name",
                row -> row.text("name"), type);
    }
}
