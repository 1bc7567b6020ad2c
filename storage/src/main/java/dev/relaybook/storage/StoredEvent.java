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
import java.time.Instant;
import java.util.Comparator;

/** One row of the log, but for its position and own hash. */
@SuppressWarnings("ArrayRecordComponent") // never compared, and never leaves the package
record StoredEvent(
        String origin,
        long seq,
        long lamport,
        long at,
        String ledger,
        String actor,
        String type,
        String payload,
        byte[] salt,
        byte[] payloadHash,
        byte[] previousHash) {
    /** The total order of the events of all origins. */
    static final Comparator<StoredEvent> ORDER = Comparator.comparingLong(StoredEvent::lamport)
            .thenComparing(StoredEvent::origin)
            .thenComparingLong(StoredEvent::seq);

    static StoredEvent of(Row row) {
        return new StoredEvent(
                row.text("origin"),
                row.number("seq"),
                row.number("lamport"),
                row.number("at"),
                row.text("ledger"),
                row.text("actor"),
                row.text("type"),
                row.text("payload"),
                row.bytes("salt"),
                row.bytes("payload_hash"),
                row.bytes("previous_hash"));
    }

    /** The same event without what happened; its hash stands for it. */
    StoredEvent blanked() {
        return new StoredEvent(
                origin,
                seq,
                lamport,
                at,
                ledger,
                actor,
                type,
                EventJson.REDACTED,
                new byte[0],
                payloadHash,
                previousHash);
    }

    boolean redacted() {
        return payload.equals(EventJson.REDACTED);
    }

    /** The entry as the model knows it. Of a blanked event nothing is left but that it was blanked. */
    Entry entry(long position) {
        return entry(
                position,
                redacted()
                        ? new PayloadRedacted(new Origin(origin), seq, "its payload was blanked")
                        : EventJson.read(type, payload));
    }

    /** The entry of an event that was read already. */
    Entry entry(long position, Event event) {
        return new Entry(
                position,
                new Origin(origin),
                seq,
                lamport,
                Instant.ofEpochMilli(at),
                new LedgerId(ledger),
                Words.read(Actor.class, actor),
                event);
    }
}
