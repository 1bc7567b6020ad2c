// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.SessionKey;
import dev.relaybook.model.ledger.TranscriptCursor;
import java.util.Optional;

/** How far transcripts were read, and which of their items had their effect. Beside the log, not in it. */
final class CursorTable {
    private final Sql sql;

    CursorTable(Sql sql) {
        this.sql = sql;
    }

    Optional<TranscriptCursor> find(SessionKey session) {
        return sql.first(
                "SELECT * FROM cursor WHERE session = ?",
                CursorTable::cursor,
                session.ledger().value());
    }

    void save(SessionKey session, TranscriptCursor it) {
        sql.update(
                """
                INSERT INTO cursor (session, file, identity, bytes_read, lines_read, last_line_hash,
                                    reader_state, proof_state)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (session) DO UPDATE SET
                    file = excluded.file, identity = excluded.identity, bytes_read = excluded.bytes_read,
                    lines_read = excluded.lines_read, last_line_hash = excluded.last_line_hash,
                    reader_state = excluded.reader_state, proof_state = excluded.proof_state
                """,
                session.ledger().value(),
                it.file(),
                it.identity(),
                it.offset(),
                it.line(),
                it.lastLineHash(),
                it.readerState(),
                it.proofState());
    }

    boolean captured(LedgerId ledger, String item) {
        return sql.first(
                        "SELECT 1 AS found FROM captured WHERE ledger = ? AND item = ?",
                        row -> row.flag("found"),
                        ledger.value(),
                        item)
                .isPresent();
    }

    void markCaptured(LedgerId ledger, String item) {
        sql.update("INSERT OR IGNORE INTO captured (ledger, item) VALUES (?, ?)", ledger.value(), item);
    }

    private static TranscriptCursor cursor(Row row) {
        return new TranscriptCursor(
                row.text("file"),
                row.text("identity"),
                row.number("bytes_read"),
                row.number("lines_read"),
                row.text("last_line_hash"),
                row.text("reader_state"),
                row.text("proof_state"));
    }
}
