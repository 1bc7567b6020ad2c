// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.Actor;
import dev.relaybook.model.ledger.Entry;
import dev.relaybook.model.ledger.Event;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.Origin;
import dev.relaybook.model.ledger.PayloadRedacted;
import dev.relaybook.storage.json.EventJson;
import dev.relaybook.storage.json.Words;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The table of events, within one transaction. */
final class EventLog {
    private static final byte[] NOTHING_BEFORE = {};
    private static final int SALT_BYTES = 16;

    private final Sql sql;

    EventLog(Sql sql) {
        this.sql = sql;
    }

    /** The end of an origin's chain, and the highest logical time of all origins. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Head(Origin origin, long seq, long lamport, byte[] hash) {}

    /** What one append gives: the entry, and the head to append to next. */
    record Appended(Entry entry, Head head) {}

    /** Logical times grow along each chain, so the ends of the chains are enough to look at: no index needed. */
    Head head() {
        return sql.first("""
            WITH RECURSIVE chain (origin) AS (
                SELECT min(origin) FROM event
                UNION ALL
                SELECT (SELECT min(origin) FROM event WHERE origin > chain.origin)
                FROM chain WHERE chain.origin IS NOT NULL
            )
            SELECT meta.value AS origin, event.seq, event.hash,
                (SELECT max((SELECT lamport FROM event WHERE origin = chain.origin
                             ORDER BY seq DESC LIMIT 1)) FROM chain) AS lamport
            FROM meta LEFT JOIN event ON event.origin = meta.value
            WHERE meta.name = 'origin'
            ORDER BY event.seq DESC LIMIT 1
            """, EventLog::head)
                .orElseThrow(() -> new StorageDamagedException("the ledger does not say which origin it is"));
    }

    /** The origin of what is written here. */
    Origin home() {
        return sql.first("SELECT value FROM meta WHERE name = 'origin'", row -> new Origin(row.text("value")))
                .orElseThrow(() -> new StorageDamagedException("the ledger does not say which origin it is"));
    }

    private static Head head(Row row) {
        return new Head(
                new Origin(row.text("origin")),
                row.optionalNumber("seq").orElse(0L),
                row.optionalNumber("lamport").orElse(0L),
                row.optionalBytes("hash").orElse(NOTHING_BEFORE));
    }

    /** Appends one event after {@code head}. The entry is what a reader will find, not what was handed in. */
    Appended append(Head head, Instant at, LedgerId ledger, Actor actor, Event event) {
        var salt = new byte[SALT_BYTES];
        Salts.RANDOM.nextBytes(salt);
        String payload = EventJson.payload(event);
        String kept = storable(payload);
        var stored = new StoredEvent(
                head.origin().value(),
                head.seq() + 1,
                head.lamport() + 1,
                at.toEpochMilli(),
                ledger.value(),
                Words.of(actor),
                EventJson.type(event),
                kept,
                salt,
                EventHash.ofPayload(salt, kept),
                head.hash());
        byte[] hash = EventHash.of(stored);
        long position = insert(stored, hash);
        Entry entry = kept.equals(payload) ? stored.entry(position, event) : stored.entry(position);
        return new Appended(entry, new Head(head.origin(), stored.seq(), stored.lamport(), hash));
    }

    /** The text as UTF-8 keeps it: half a surrogate pair becomes a question mark. */
    private static String storable(String text) {
        return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
    }

    /** Keeps an event of any origin as it is, and says where it stands now. */
    long insert(StoredEvent event, byte[] hash) {
        return sql.first(
                        """
                        INSERT INTO event (origin, seq, lamport, at, ledger, actor, type,
                                           payload, salt, payload_hash, previous_hash, hash)
                        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                        RETURNING position
                        """,
                        row -> row.number("position"),
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
                        hash)
                .orElseThrow();
    }

    /** The event of this number as it stands here. */
    Optional<Known> find(String origin, long seq) {
        return sql.first(
                "SELECT * FROM event WHERE origin = ? AND seq = ?",
                row -> new Known(StoredEvent.of(row), row.bytes("hash")),
                origin,
                seq);
    }

    /** An event that stands here, with its own hash. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Known(StoredEvent event, byte[] hash) {}

    /** Puts a payload in its place, or takes it out: nothing else of an event ever changes. */
    void setPayload(StoredEvent event) {
        sql.update(
                "UPDATE event SET payload = ?, salt = ? WHERE origin = ? AND seq = ?",
                event.payload(),
                event.salt(),
                event.origin(),
                event.seq());
    }

    /** Takes the payload out of an event that stands here. */
    void blank(Origin origin, long seq) {
        find(origin.value(), seq)
                .map(Known::event)
                .filter(it -> !it.redacted())
                .ifPresent(it -> setPayload(it.blanked()));
    }

    /** What every event says that tells of another one's redaction. */
    List<PayloadRedacted> redactions() {
        List<PayloadRedacted> all = new ArrayList<>();
        sql.each("SELECT * FROM event WHERE type = 'payload-redacted'", row -> {
            if (EventLog.entry(row).event() instanceof PayloadRedacted it) all.add(it);
        });
        return all;
    }

    List<Entry> history(LedgerId ledger) {
        return sql.list(
                "SELECT * FROM event WHERE ledger = ? ORDER BY lamport, origin, seq", EventLog::entry, ledger.value());
    }

    /** The rows of one ledger in the total order. */
    void each(LedgerId ledger, Consumer<Row> action) {
        sql.each("SELECT * FROM event WHERE ledger = ? ORDER BY lamport, origin, seq", action, ledger.value());
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

    /** Apart, since chance starts all of the JDK's providers, and most of a hook's transactions append nothing. */
    private static final class Salts {
        static final SecureRandom RANDOM = new SecureRandom();
    }
}
