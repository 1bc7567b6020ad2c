// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.Fold;
import dev.relaybook.model.ledger.Projections;
import java.util.ArrayList;
import java.util.List;

/** Proves that the chains are whole and that the rows are what the events fold to; rebuilds the rows. Thread-safe. */
public final class LedgerCheck {
    private final Database database;

    LedgerCheck(Database database) {
        this.database = database;
    }

    /** Everything that is wrong, looked at in one snapshot; the indexes of texts only where it could be written. Nothing is changed. */
    public List<Problem> verify() {
        List<Problem> problems = database.reading(LedgerCheck::verify);
        if (problems.isEmpty() && database.writable()) {
            for (TextIndex index : TextIndex.values()) problems.addAll(index.verify(database));
        }
        return problems;
    }

    /** Makes all rows anew from the events. The events stay as they are; those that can't be read are passed over. */
    public void repair() {
        database.inTransaction(sql -> {
            // first the indexes: emptying a table stumbles over an index that does not fit it
            for (TextIndex index : TextIndex.values()) index.rebuild(sql);
            for (ProjectionTable table : ProjectionTable.values()) table.clear(sql);
            replay(sql, new SqliteProjections(sql), new ArrayList<>());
            return sql;
        });
    }

    private static List<Problem> verify(Sql sql) {
        List<Problem> problems = new ArrayList<>();
        sql.each("PRAGMA quick_check", row -> {
            String said = row.text("quick_check");
            if (!said.equals("ok")) problems.add(TextIndex.named(said).orElse(new Problem.DamagedFile(said)));
        });
        new EventLog(sql).walk(new ChainWalk(problems)::step);
        compareWithReplay(sql, problems);
        return problems;
    }

    private static void compareWithReplay(Sql sql, List<Problem> problems) {
        try (Sql scratch = Sql.scratch()) {
            scratch.script("BEGIN");
            Schema.LEDGER.migrate(scratch);
            replay(sql, new SqliteProjections(scratch), problems);
            for (ProjectionTable table : ProjectionTable.values()) table.compare(sql, scratch, problems);
        }
    }

    private static void replay(Sql sql, Projections rows, List<Problem> problems) {
        new EventLog(sql).replay(row -> {
            try {
                Fold.apply(EventLog.entry(row), rows);
            } catch (IllegalArgumentException e) {
                problems.add(new Problem.UnreadableEvent(
                        row.text("origin"), row.number("seq"), String.valueOf(e.getMessage())));
            }
        });
    }
}
