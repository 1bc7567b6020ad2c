// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.Delivery;
import dev.relaybook.model.ledger.DeliveryEvent;
import dev.relaybook.model.ledger.DeliveryState;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.Origin;
import dev.relaybook.storage.json.OfferJson;
import dev.relaybook.storage.json.Words;
import java.util.List;
import java.util.Optional;

final class DeliveryTable {
    private final Sql sql;

    DeliveryTable(Sql sql) {
        this.sql = sql;
    }

    Optional<Delivery> find(LedgerId ledger, Origin origin, int number) {
        return sql.first(
                "SELECT * FROM delivery WHERE ledger = ? AND origin = ? AND number = ?",
                DeliveryTable::delivery,
                ledger.value(),
                origin.value(),
                number);
    }

    List<Delivery> all(LedgerId ledger, Origin origin) {
        return sql.list(
                "SELECT * FROM delivery WHERE ledger = ? AND origin = ? ORDER BY number",
                DeliveryTable::delivery,
                ledger.value(),
                origin.value());
    }

    void save(Delivery it) {
        sql.update(
                """
                INSERT INTO delivery (ledger, origin, number, nonce, cause, state, boundary, brief,
                                      offer, offers, reason, confirmed_at)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (ledger, origin, number) DO UPDATE SET
                    nonce = excluded.nonce, cause = excluded.cause, state = excluded.state,
                    boundary = excluded.boundary, brief = excluded.brief, offer = excluded.offer,
                    offers = excluded.offers, reason = excluded.reason, confirmed_at = excluded.confirmed_at
                """,
                it.ledger().value(),
                it.origin().value(),
                it.number(),
                it.nonce(),
                Words.of(it.cause()),
                Words.of(it.state()),
                it.boundary(),
                it.brief(),
                it.offer().map(OfferJson::write),
                it.offers(),
                it.reason(),
                it.confirmedAt());
    }

    private static Delivery delivery(Row row) {
        return new Delivery(
                new LedgerId(row.text("ledger")),
                new Origin(row.text("origin")),
                row.smallNumber("number"),
                row.text("nonce"),
                Words.read(DeliveryEvent.Cause.class, row.text("cause")),
                Words.read(DeliveryState.class, row.text("state")),
                row.optionalText("boundary"),
                row.flag("brief"),
                row.optionalText("offer").map(OfferJson::read),
                row.smallNumber("offers"),
                row.optionalText("reason"),
                row.optionalNumber("confirmed_at"));
    }
}
