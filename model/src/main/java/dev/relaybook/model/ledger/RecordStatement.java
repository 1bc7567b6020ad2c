// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import dev.relaybook.model.secrets.Masking;
import java.util.Optional;

/** Takes a statement into a ledger. What is said on purpose is active at once. */
public final class RecordStatement {
    private final Ledgers ledgers;
    private final RecordIds ids;
    private final Phrasing phrasing;

    public RecordStatement(Ledgers ledgers, RecordIds ids, Masking masking) {
        this.ledgers = ledgers;
        this.ids = ids;
        this.phrasing = new Phrasing(masking);
    }

    public Curated record(LedgerId ledger, Actor actor, Kind kind, String text, Provenance from) {
        return ledgers.write(tx -> record(tx, ledger, actor, kind, text, from));
    }

    /** The same in a transaction that is open. */
    public Curated record(LedgerWriter tx, LedgerId ledger, Actor actor, Kind kind, String text, Provenance from) {
        String statement = phrasing.statement(text);
        Optional<Refused> fault = Phrasing.faultOfStatement(statement);
        if (fault.isPresent()) return fault.get();

        Provenance source = phrasing.masked(from);
        return SameWords.standing(tx, ledger, statement)
                .map(known -> sayAgain(tx, actor, known, source))
                .orElseGet(() -> add(tx, ledger, actor, kind, statement, source));
    }

    /** A proposal that is now said on purpose needs no review any more. */
    private static Curated sayAgain(LedgerWriter tx, Actor actor, LedgerRecord known, Provenance source) {
        tx.append(known.ledger(), actor, new RecordEvent.SaidAgain(known.id(), source));
        if (known.active()) return new Curated.SaidAgain(now(tx, known.ledger(), known.id()));
        tx.append(known.ledger(), actor, new RecordEvent.Accepted(known.id(), Optional.empty()));
        return new Curated.Done(now(tx, known.ledger(), known.id()));
    }

    private Curated add(LedgerWriter tx, LedgerId ledger, Actor actor, Kind kind, String statement, Provenance source) {
        RecordId id = ids.fresh(tx, ledger);
        tx.append(ledger, actor, new RecordEvent.Added(id, kind, statement, source));
        return new Curated.Done(now(tx, ledger, id));
    }

    static LedgerRecord now(LedgerReader in, LedgerId ledger, RecordId id) {
        return in.record(ledger, id).orElseThrow(() -> new IllegalStateException("no row for " + id));
    }
}
