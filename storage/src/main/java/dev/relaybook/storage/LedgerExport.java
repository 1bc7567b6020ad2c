// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.EventWords;
import dev.relaybook.model.ledger.Exchange;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.secrets.Masking;
import dev.relaybook.storage.json.EventJson;
import dev.relaybook.storage.json.EventLine;
import dev.relaybook.storage.json.ExportHeader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * Writes the log as lines of JSON, whole chains in the total order: the same events give the same bytes in every home. A
 * payload that is not asked for, or in which a secret is found, is left out; its hash stands for it. For one snapshot.
 */
final class LedgerExport {
    private final Sql sql;
    private final Masking masking;
    private final Predicate<LedgerId> which;
    private long masked;

    LedgerExport(Sql sql, Masking masking, Predicate<LedgerId> which) {
        this.sql = sql;
        this.masking = masking;
        this.which = which;
    }

    Exchange.Written write(Writer out) {
        ExportHeader header = ExportHeader.of(chains());
        line(out, header.write());
        new EventLog(sql).replay(row -> {
            StoredEvent event = StoredEvent.of(row);
            line(out, exported(event, row.bytes("hash"), open(event)).write());
        });
        return new Exchange.Written(header.events(), masked);
    }

    private boolean open(StoredEvent event) {
        if (event.redacted() || !which.test(new LedgerId(event.ledger()))) return false;
        if (!hidesSecrets(event)) return true;
        masked++;
        return false;
    }

    private SortedMap<String, Long> chains() {
        SortedMap<String, Long> chains = new TreeMap<>();
        sql.each(
                "SELECT origin, count(*) AS events FROM event GROUP BY origin",
                row -> chains.put(row.text("origin"), row.number("events")));
        return chains;
    }

    private static EventLine exported(StoredEvent it, byte[] hash, boolean open) {
        return new EventLine(
                it.origin(),
                it.seq(),
                it.lamport(),
                it.at(),
                it.ledger(),
                it.actor(),
                it.type(),
                open ? Optional.of(new EventLine.Payload(it.payload(), it.salt())) : Optional.empty(),
                it.payloadHash(),
                it.previousHash(),
                hash);
    }

    /** What can't be read can't be looked through either. */
    private boolean hidesSecrets(StoredEvent event) {
        try {
            return EventWords.hideSecrets(EventJson.read(event.type(), event.payload()), masking);
        } catch (IllegalArgumentException _) {
            return true;
        }
    }

    private static void line(Writer out, String line) {
        try {
            out.write(line);
            out.write('\n');
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write the export", e);
        }
    }
}
