// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import dev.relaybook.model.secrets.Masking;
import java.util.List;
import java.util.Optional;

/**
 * Erases a record: every event that says anything of it is blanked, in its session and its project alike. For what must not
 * be kept at all; what is merely stale is tombstoned.
 */
public final class RedactRecord {
    private static final String LEFT_ALONE = "what took its place was redacted";

    private final Ledgers ledgers;
    private final Phrasing phrasing;

    public RedactRecord(Ledgers ledgers, Masking masking) {
        this.ledgers = ledgers;
        this.phrasing = new Phrasing(masking);
    }

    /** What it came to. */
    public sealed interface Outcome permits Erased, Refused {}

    /**
     * The record is gone.
     *
     * @param row as it was
     * @param events how many were blanked
     */
    public record Erased(LedgerRecord row, int events) implements Outcome {}

    /** The record that would be erased. */
    public FindRecord.Lookup find(LedgerId where, String typed) {
        return ledgers.read(in -> FindRecord.find(in, where, typed));
    }

    public Outcome redact(LedgerId where, Actor actor, String typed, String reason) {
        String why = phrasing.statement(reason);
        Optional<Refused> fault = Phrasing.faultOfReason(why);
        if (fault.isPresent()) return fault.get();
        return ledgers.write(tx -> switch (FindRecord.find(tx, where, typed)) {
            case Refused refused -> refused;
            case FindRecord.Found(LedgerRecord row) -> erase(tx, actor, row, why);
        });
    }

    private static Outcome erase(LedgerWriter tx, Actor actor, LedgerRecord row, String why) {
        int events = 0;
        for (LedgerId ledger : RecordLife.ledgers(tx, row)) {
            List<Entry> entries = tx.history(ledger).stream()
                    .filter(it -> it.event() instanceof RecordEvent event
                            && event.id().equals(row.id()))
                    .toList();
            leaveRetired(tx, actor, ledger, row.id());
            tx.redact(ledger, actor, entries, why);
            events += entries.size();
        }
        return new Erased(row, events);
    }

    /** What it had superseded would stand again without it. */
    private static void leaveRetired(LedgerWriter tx, Actor actor, LedgerId ledger, RecordId gone) {
        tx.records(ledger).stream()
                .filter(it -> it.state() == RecordState.SUPERSEDED)
                .filter(it -> it.supersededBy().equals(Optional.of(gone)))
                .forEach(it -> tx.append(ledger, actor, new RecordEvent.Tombstoned(it.id(), LEFT_ALONE)));
    }
}
