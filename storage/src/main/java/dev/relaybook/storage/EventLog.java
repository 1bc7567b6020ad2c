// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Entry;
import dev.relaybook.model.ledger.Event;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.Origin;
import dev.relaybook.storage.json.EventJson;
import dev.relaybook.storage.json.Words;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;

/** The table of events, within one transaction. */
final class EventLog {
    private static final byte[] NOTHING_BEFORE = {};
    private static final int SALT_BYTES = 16;
    private static final SecureRandom RANDOM = new SecureRandom();

    private final Sql sql;

    EventLog(Sql sql) {
        this.sql = sql;
    }

    /** The end of an origin's chain, and the highest logical time of all origins. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Head(Origin origin, long seq, long lamport, byte[] hash) {}

    Head head() {
        Origin origin = origin();
        long lamport = sql.first(
                        "SELECT lamport FROM event ORDER BY lamport DESC LIMIT 1", row -> row.number("lamport"))
                .orElse(0L);
        return sql.first(
                        "SELECT seq, hash FROM event WHERE origin = ? ORDER BY seq DESC LIMIT 1",
                        row -> new Head(origin, row.number("seq"), lamport, row.bytes("hash")),
                        origin.value())
                .orElse(new Head(origin, 0, lamport, NOTHING_BEFORE));
    }

    /** The origin of what is written here; made with the database. */
    Origin origin() {
        return sql.first("SELECT value FROM meta WHERE name = 'origin'", row -> new Origin(row.text("value")))
                .orElseThrow(() -> new StorageDamagedException("the ledger does not say which origin it is"));
    }

    /** Appends one event after {@code head} and gives the new head. */
    Head append(Head head, Instant at, LedgerId ledger, Actor actor, Event event) {
        var salt = new byte[SALT_BYTES];
        RANDOM.nextBytes(salt);
        String payload = EventJson.payload(event);
        var stored = new StoredEvent(
                head.origin().value(),
                head.seq() + 1,
                head.lamport() + 1,
                at.toEpochMilli(),
                ledger.value(),
                Words.of(actor),
                EventJson.type(event),
                payload,
                salt,
                EventHash.ofPayload(salt, payload),
                head.hash());
        byte[] hash = EventHash.of(stored);
        insert(stored, hash);
        return new Head(head.origin(), stored.seq(), stored.lamport(), hash);
    }

    private void insert(StoredEvent event, byte[] hash) {
        sql.update(
                """
                INSERT INTO event (origin, seq, lamport, at, ledger, actor, type,
                                   payload, salt, payload_hash, previous_hash, hash)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                event.origin(),
                event.seq(),
                event.lamport(),
                event.at(),
                event.ledger(),
                event.actor(),
                event.type(),
                event.payload(),
                event.salt(),
                event.payloadHash(),
                event.previousHash(),
                hash);
    }

    Entry entry(Origin origin, long seq) {
        return sql.first("SELECT * FROM event WHERE origin = ? AND seq = ?", EventLog::entry, origin.value(), seq)
                .orElseThrow();
    }

    List<Entry> history(LedgerId ledger) {
        return sql.list(
                "SELECT * FROM event WHERE ledger = ? ORDER BY lamport, origin, seq", EventLog::entry, ledger.value());
    }

    List<Entry> after(long position, int limit) {
        return sql.list(
                "SELECT * FROM event WHERE position > ? ORDER BY position LIMIT ?", EventLog::entry, position, limit);
    }

    /** Every event of all ledgers in the total order. */
    void replay(Consumer<Row> action) {
        sql.each("SELECT * FROM event ORDER BY lamport, origin, seq", action);
    }

    /** Every event, origin by origin, along the chains. */
    void walk(Consumer<Row> action) {
        sql.each("SELECT * FROM event ORDER BY origin, seq", action);
    }

    static Entry entry(Row row) {
        return StoredEvent.of(row).entry(row.number("position"));
    }
}
