// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.LedgerId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** A table of rows that events fold to, compared and emptied whatever it holds. The names are ours, never a user's. */
enum ProjectionTable {
    SESSION("session", "ledger", "ledger"),
    RECORD("record", "ledger, id", "place"),
    SECTION("section", "ledger, name", "name"),
    CHECKPOINT("checkpoint", "ledger, boundary", "boundary"),
    DELIVERY("delivery", "ledger, origin, number", "origin, number"),
    NOTE("note", "ledger, origin, id", "place");

    private final String table;
    private final String key;
    private final String order;

    /** @param order of the rows of one ledger; a place is a number that only says which row came first */
    ProjectionTable(String table, String key, String order) {
        this.table = table;
        this.key = key;
        this.order = order;
    }

    void clear(Sql sql) {
        sql.update("DELETE FROM " + table);
    }

    void clear(Sql sql, LedgerId ledger) {
        sql.update("DELETE FROM " + table + " WHERE ledger = ?", ledger.value());
    }

    /** Tells row by row how {@code actual} differs from {@code expected}, ledger by ledger. */
    void compare(Sql actual, Sql expected, List<Problem> problems) {
        var ledgers = new TreeSet<>(ledgers(actual));
        ledgers.addAll(ledgers(expected));
        for (String ledger : ledgers) compare(rows(actual, ledger), rows(expected, ledger), problems);
    }

    private void compare(
            Map<String, List<@Nullable Object>> actual,
            Map<String, List<@Nullable Object>> expected,
            List<Problem> problems) {
        boolean same = actual.keySet().equals(expected.keySet());
        if (same && !List.copyOf(actual.keySet()).equals(List.copyOf(expected.keySet()))) {
            String first = expected.keySet().iterator().next();
            problems.add(new Problem.WrongRow(table, first, "and others are in another order than the events say"));
        }
        expected.forEach((name, row) -> {
            List<@Nullable Object> found = actual.remove(name);
            if (found == null) problems.add(new Problem.WrongRow(table, name, "is missing"));
            else if (!found.equals(row)) problems.add(new Problem.WrongRow(table, name, "is not what the events say"));
        });
        actual.keySet().forEach(name -> problems.add(new Problem.WrongRow(table, name, "comes from no event")));
    }

    private List<String> ledgers(Sql sql) {
        return sql.list("SELECT DISTINCT ledger FROM " + table, row -> row.text("ledger"));
    }

    private Map<String, List<@Nullable Object>> rows(Sql sql, String ledger) {
        Map<String, List<@Nullable Object>> rows = new LinkedHashMap<>();
        sql.each(
                "SELECT concat_ws(' ', " + key + ") AS row_key, * FROM " + table + " WHERE ledger = ? ORDER BY "
                        + order,
                row -> rows.put(row.text("row_key"), row.allBut("place")),
                ledger);
        return rows;
    }
}
