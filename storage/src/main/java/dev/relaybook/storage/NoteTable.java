// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.Note;
import dev.relaybook.model.ledger.NoteAdded;
import dev.relaybook.model.ledger.Origin;
import dev.relaybook.storage.json.Words;
import java.util.List;
import java.util.Optional;

final class NoteTable {
    private final Sql sql;

    NoteTable(Sql sql) {
        this.sql = sql;
    }

    Optional<Note> find(LedgerId ledger, Origin origin, String id) {
        return sql.first(
                "SELECT * FROM note WHERE ledger = ? AND origin = ? AND id = ?",
                NoteTable::note,
                ledger.value(),
                origin.value(),
                id);
    }

    List<Note> all(LedgerId ledger, Origin origin) {
        return sql.list(
                "SELECT * FROM note WHERE ledger = ? AND origin = ? ORDER BY place",
                NoteTable::note,
                ledger.value(),
                origin.value());
    }

    void save(Note it) {
        sql.update(
                """
                INSERT INTO note (ledger, origin, id, text, moment, rides_on, spent) VALUES (?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (ledger, origin, id) DO UPDATE SET
                    text = excluded.text, moment = excluded.moment, rides_on = excluded.rides_on, spent = excluded.spent
                """,
                it.ledger().value(),
                it.origin().value(),
                it.id(),
                it.text(),
                Words.of(it.moment()),
                it.ridesOn(),
                it.spent());
    }

    private static Note note(Row row) {
        return new Note(
                new LedgerId(row.text("ledger")),
                new Origin(row.text("origin")),
                row.text("id"),
                row.text("text"),
                Words.read(NoteAdded.Moment.class, row.text("moment")),
                row.optionalNumber("rides_on").map(Math::toIntExact),
                row.flag("spent"));
    }
}
