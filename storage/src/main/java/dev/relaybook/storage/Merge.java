// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.storage;

import dev.relaybook.model.ledger.EventWords;
import dev.relaybook.model.ledger.Exchange;
import dev.relaybook.model.ledger.LedgerId;
import dev.relaybook.model.secrets.Masking;
import dev.relaybook.storage.json.EventJson;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One union of this home's log with another one's, within one transaction. What comes of it depends on the two sets of
 * events alone, whichever comes first: an event is kept with its payload where either has it and no home redacted it.
 */
final class Merge {
    private final EventLog log;
    private final LedgerRows rows;
    private final Masking masking;
    private final Set<String> redacted;
    private final Set<LedgerId> touched = new LinkedHashSet<>();
    private long events;
    private long known;
    private long masked;
    private long filled;
    private long erased;

    Merge(Sql sql, Masking masking) {
        this.log = new EventLog(sql);
        this.rows = new LedgerRows(sql);
        this.masking = masking;
        redacted = redactions().map(it -> hex(it.hash())).collect(Collectors.toSet());
    }

    /** @throws ImportRefusal when another event has its place here */
    void take(StoredEvent event, byte[] hash, long line) {
        Optional<EventLog.Known> here = log.find(event.origin(), event.seq());
        if (here.isEmpty()) {
            log.insert(withoutSecrets(event), hash);
            touch(event);
            events++;
        } else {
            if (!Arrays.equals(here.get().hash(), hash)) throw forked(event, line);
            known++;
            if (here.get().event().redacted() && !redacted.contains(hex(hash))) fill(withoutSecrets(event));
        }
    }

    /** Erases what was redacted meanwhile, folds the ledgers that changed anew, and says what it came to. */
    Exchange.Taken finish() {
        redactions().forEach(this::erase);
        touched.forEach(rows::rebuild);
        return new Exchange.Taken(events, known, masked, filled, erased);
    }

    private StoredEvent withoutSecrets(StoredEvent event) {
        if (event.redacted() || !EventWords.hideSecrets(EventJson.read(event.type(), event.payload()), masking))
            return event;
        masked++;
        return event.blanked();
    }

    private void fill(StoredEvent coming) {
        if (coming.redacted()) return;
        log.setPayload(coming);
        touch(coming);
        filled++;
    }

    /** The events that some home redacted, as they stand here. */
    private Stream<EventLog.Known> redactions() {
        return log.redactions().stream().flatMap(it -> log.find(it.origin().value(), it.seq()).stream());
    }

    private void erase(EventLog.Known target) {
        if (target.event().redacted()) return;
        log.setPayload(target.event().blanked());
        touch(target.event());
        erased++;
    }

    private static String hex(byte[] hash) {
        return HexFormat.of().formatHex(hash);
    }

    private void touch(StoredEvent event) {
        touched.add(new LedgerId(event.ledger()));
    }

    private static ImportRefusal forked(StoredEvent event, long line) {
        return new ImportRefusal(
                line,
                "event " + event.seq() + " of the home " + event.origin()
                        + " is another one here. A copy of that home was used beside it, or an older state of it was"
                        + " used on; two such logs can't be joined. Nothing was imported");
    }
}
