// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.ledger.Origin;
import dev.relaybook.model.ledger.ProjectId;
import dev.relaybook.model.ledger.Session;
import dev.relaybook.model.ledger.SessionKey;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

final class SessionTable {
    private final Sql sql;

    SessionTable(Sql sql) {
        this.sql = sql;
    }

    Optional<Session> find(LedgerId ledger) {
        return sql.first("SELECT * FROM session WHERE ledger = ?", SessionTable::session, ledger.value());
    }

    List<Session> all() {
        return sql.list("SELECT * FROM session ORDER BY last_seen DESC, ledger", SessionTable::session);
    }

    List<Session> since(Instant since, int most) {
        return sql.list(
                "SELECT * FROM session WHERE last_seen >= ? ORDER BY last_seen DESC, ledger LIMIT ?",
                SessionTable::session,
                since,
                most);
    }

    void save(Session it) {
        sql.update(
                """
                INSERT INTO session (ledger, origin, project, transcript, branch, host_version, parent, first_seen, last_seen,
                                     compactions, attempts, deliveries, watching, blocked, verdict, cleared)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (ledger) DO UPDATE SET
                    origin = excluded.origin, project = excluded.project, transcript = excluded.transcript, branch = excluded.branch,
                    host_version = excluded.host_version, parent = excluded.parent, first_seen = excluded.first_seen,
                    last_seen = excluded.last_seen, compactions = excluded.compactions, attempts = excluded.attempts,
                    deliveries = excluded.deliveries, watching = excluded.watching, blocked = excluded.blocked,
                    verdict = excluded.verdict, cleared = excluded.cleared
                """,
                it.ledger().value(),
                it.origin().value(),
                it.project().root(),
                it.facts().transcript(),
                it.facts().branch(),
                it.facts().hostVersion(),
                it.parent().map(parent -> parent.ledger().value()),
                it.firstSeen(),
                it.lastSeen(),
                it.compactions(),
                it.counts().attempts(),
                it.counts().deliveries(),
                it.watch().since(),
                it.watch().blocked(),
                it.watch().verdict(),
                it.cleared());
    }

    private static Session session(Row row) {
        return new Session(
                key(row.text("ledger")),
                new Origin(row.text("origin")),
                new Session.Facts(
                        new ProjectId(row.text("project")),
                        row.optionalText("transcript"),
                        row.optionalText("branch"),
                        row.optionalText("host_version")),
                row.optionalText("parent").map(SessionTable::key),
                row.instant("first_seen"),
                row.instant("last_seen"),
                new Session.Counts(
                        row.smallNumber("compactions"), row.smallNumber("attempts"), row.smallNumber("deliveries")),
                new Session.Watch(
                        row.optionalInstant("watching"), row.optionalInstant("blocked"), row.optionalText("verdict")),
                row.flag("cleared"));
    }

    private static SessionKey key(String ledger) {
        return new LedgerId(ledger).session().orElseThrow();
    }
}
