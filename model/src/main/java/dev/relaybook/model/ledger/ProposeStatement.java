// SPDX-License-Identifier: Apache-2.0
package dev.relaybook.model.ledger;

import dev.relaybook.model.secrets.Masking;
import java.util.Optional;

/** Puts a statement up for review. It is not handed over before it is accepted. */
public final class ProposeStatement {
    private final Ledgers ledgers;
    private final RecordIds ids;
    private final Phrasing phrasing;

    public ProposeStatement(Ledgers ledgers, RecordIds ids, Masking masking) {
        this.ledgers = ledgers;
        this.ids = ids;
        this.phrasing = new Phrasing(masking);
    }

    public Curated propose(LedgerId ledger, Actor actor, Kind kind, String text, Provenance from) {
        return ledgers.write(tx -> propose(tx, ledger, actor, kind, text, from));
    }

    /** The same in a transaction that is open. What was rejected once is not proposed again. */
    public Curated propose(LedgerWriter tx, LedgerId ledger, Actor actor, Kind kind, String text, Provenance from) {
        String statement = phrasing.statement(text);
        Optional<Refused> fault = Phrasing.faultOfStatement(statement);
        if (fault.isPresent()) return fault.get();

        Optional<LedgerRecord> standing = SameWords.standing(tx, ledger, statement);
        if (standing.isPresent()) return sayAgain(tx, actor, standing.get(), phrasing.masked(from));
        Optional<LedgerRecord> rejected = SameWords.rejected(tx, ledger, statement);
        if (rejected.isPresent()) {
            return new Curated.Unchanged(rejected.get(), rejected.get().id() + " says the same and was rejected.");
        }
        RecordId id = ids.fresh(tx, ledger);
        tx.append(ledger, actor, new RecordEvent.Proposed(id, kind, statement, phrasing.masked(from)));
        return new Curated.Done(RecordStatement.now(tx, ledger, id));
    }

    private static Curated sayAgain(LedgerWriter tx, Actor actor, LedgerRecord known, Provenance source) {
        tx.append(known.ledger(), actor, new RecordEvent.SaidAgain(known.id(), source));
        return new Curated.SaidAgain(RecordStatement.now(tx, known.ledger(), known.id()));
    }
}
